import { consentPurposes } from '../../contracts/consent/consent-choice.ts';
import { type CalendarDay, isCalendarDay } from '../../contracts/when.ts';

/** What scripts of others may do: `measuring` includes A/B tests. */
export type Purpose = (typeof consentPurposes)[number];

/** What a visitor has chosen: the purposes agreed to, every other one is refused; and the day in UTC. */
export type ConsentChoice = { purposes: readonly Purpose[]; day: CalendarDay };

const VERSION = '1';
const NOTHING = 'none';
const DAY_MS = 86_400_000;

/** The choice made at a moment, with the precision of a day. */
export function choiceNow(purposes: readonly Purpose[], nowMs: number): ConsentChoice {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  if (!isCalendarDay(day)) throw new Error(`no day: ${day}`);
  return { purposes, day };
}

/** The text of a choice as a cookie keeps it: `1.2026-11-26.measuring+advertising`, or `none` in place of the purposes. */
export function choiceText({ purposes, day }: ConsentChoice): string {
  return [VERSION, day, purposes.join('+') || NOTHING].join('.');
}

/** Reads a choice; `unreadable` for a text that no version of this portal writes. */
export function readChoice(text: string | undefined): ConsentChoice | 'unreadable' | undefined {
  if (text === undefined) return undefined;
  const [version, day = '', list = '', ...rest] = text.split('.');
  const purposes = consentPurposes.filter((purpose) => list.split('+').includes(purpose));
  if (version !== VERSION || rest.length > 0 || !isCalendarDay(day)) return 'unreadable';
  const choice = { purposes, day };
  return choiceText(choice) === text ? choice : 'unreadable';
}

/** How many days ago a choice was made; negative for a day to come. */
export function choiceAgeDays({ day }: ConsentChoice, nowMs: number): number {
  return (nowMs - Date.parse(day)) / DAY_MS;
}
