import type { When } from '../../contracts/when.ts';

declare const toCome: unique symbol;

/** A time that is still to come. Only `comingOf` makes one, so that what is charged or ends next is never a day that is over. */
export type Coming = When & { readonly [toCome]: true };

/** How long after it begins in UTC a calendar day has ended everywhere, in milliseconds. */
const ENDED_EVERYWHERE_MS = 36 * 60 * 60_000;

/** The moment at which a time begins, in milliseconds since 1970. A calendar day begins at midnight UTC. */
export function momentOf(when: When): number {
  return typeof when === 'number' ? when : Date.parse(when);
}

/** True once a time has come. A calendar day is past when it has ended in every time zone. */
export function isPast(when: When, nowMs: number): boolean {
  return typeof when === 'number' ? when <= nowMs : momentOf(when) + ENDED_EVERYWHERE_MS <= nowMs;
}

/** The time itself while it is still to come, a calendar day until it has ended; null otherwise. */
export function comingOf(when: When | null | undefined, nowMs: number): Coming | null {
  return when === null || when === undefined || !isUpcoming(when, nowMs) ? null : when;
}

function isUpcoming(when: When, nowMs: number): when is Coming {
  return !isPast(when, nowMs);
}
