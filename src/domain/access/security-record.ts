import type { NativeSource } from '../../contracts/native-message.ts';
import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import { ABSOLUTE_LIMIT_MS } from './session-lifetime.ts';
import type { BrowserFacts } from './browser-facts.ts';
import type { SignedInBy } from './deletion-proof.ts';

const DAY_MS = 86_400_000;

/** How long what happened is told, in milliseconds. */
export const EVENT_KEPT_MS = 30 * DAY_MS;
/** How long a browser is known after its last sign-in, in milliseconds: as long as its cookie. */
export const BROWSER_KEPT_MS = 180 * DAY_MS;
/** The newest of each are kept; beyond them the oldest session ends, and the oldest browser is unknown again. */
export const MOST_SESSIONS = 50;
export const MOST_BROWSERS = 20;
export const MOST_EVENTS = 100;
/** Of one kind only so many: whoever tries codes all day pushes nothing else out. */
const MOST_OF_A_KIND = 40;
/** Wrong tries from one browser and place within this time are one event with a count, in milliseconds. */
const ONE_EVENT_MS = 10 * 60_000;

/** A town and an ISO country as the edge knows them; null for what it does not. */
export type Place = { city: string | null; country: string | null };

/** With what and from where somebody came. */
export type Sighting = BrowserFacts & { place: Place };

/** A session as the account's record lists it. `name` is that of its own record and never leaves the edge. */
export type ListedSession = Sighting & {
  name: string;
  startedAtMs: number;
  by: SignedInBy | null;
  app: NativeSource | null;
};

/** A browser that signed in before; `id` is the one in its sealed cookie, new with every sign-in. */
export type KnownBrowser = Sighting & { id: string; sinceMs: number; seenAtMs: number };

/** What touched the safety of an account. `isNew`: from a browser that was not known. */
export type Happening =
  | { kind: 'signedIn'; by: SignedInBy | null; isNew: boolean }
  | { kind: 'assistantLinked'; partner: LinkingPartner }
  | {
      kind:
        | 'wrongCode'
        | 'wrongPassword'
        | 'passwordChanged'
        | 'cardChanged'
        | 'deletionAsked'
        | 'deletionTakenBack'
        | 'sessionsEnded'
        | 'browserForgotten';
    };

/** What happened, when it did last, and how often in a row. Times in milliseconds since 1970. */
export type SecurityEvent = Sighting & { what: Happening; atMs: number; count: number };

/** Whether the last sign-in by password asked for a code, and where that went, masked. */
export type MfaSeen = { on: true; to: string } | { on: false };

/** What an account's object keeps for its safety page; newest first in each list. Nothing in it lets anybody in. */
export type SecurityRecord = {
  sessions: readonly ListedSession[];
  browsers: readonly KnownBrowser[];
  events: readonly SecurityEvent[];
  mfa: MfaSeen | null;
};

export const emptySecurityRecord: SecurityRecord = { sessions: [], browsers: [], events: [], mfa: null };

/** The record without what is too old to be kept or beyond the caps. */
export function prunedRecord(record: SecurityRecord, nowMs: number): SecurityRecord {
  const sessions = record.sessions.filter(({ startedAtMs }) => nowMs - startedAtMs < ABSOLUTE_LIMIT_MS);
  const browsers = record.browsers.filter(({ seenAtMs }) => nowMs - seenAtMs < BROWSER_KEPT_MS);
  const events = record.events.filter(({ atMs }) => nowMs - atMs < EVENT_KEPT_MS);
  return {
    ...record,
    sessions: sessions.slice(0, MOST_SESSIONS),
    browsers: browsers.slice(0, MOST_BROWSERS),
    events: cappedEvents(events),
  };
}

/** When the first thing of a record is too old to be kept, in milliseconds since 1970. */
export function nextExpiryMs({ sessions, browsers, events }: SecurityRecord): number {
  return Math.min(
    ...sessions.map(({ startedAtMs }) => startedAtMs + ABSOLUTE_LIMIT_MS),
    ...browsers.map(({ seenAtMs }) => seenAtMs + BROWSER_KEPT_MS),
    ...events.map(({ atMs }) => atMs + EVENT_KEPT_MS),
  );
}

/** True where nothing is left that would have to be kept. */
export function isEmptyRecord({ sessions, browsers, events }: SecurityRecord): boolean {
  return sessions.length + browsers.length + events.length === 0;
}

/** The record with an event; tries that follow each other count as one. */
export function withEvent(record: SecurityRecord, event: Omit<SecurityEvent, 'count'>): SecurityRecord {
  const [last, ...before] = record.events;
  const goesOn = last !== undefined && isSameTry(last, event);
  const events = goesOn
    ? [{ ...event, count: last.count + 1 }, ...before]
    : [{ ...event, count: 1 }, ...record.events];
  return { ...record, events };
}

/** The record with a browser that has just signed in: the one it was before, or a new one. */
export function withBrowser(
  record: SecurityRecord,
  {
    id,
    before,
    atMs,
    sighting,
  }: { id: string; before: string | undefined; atMs: number; sighting: Sighting },
): { record: SecurityRecord; isNew: boolean } {
  const known = record.browsers.find((browser) => browser.id === before);
  const browser = { ...sighting, id, sinceMs: known?.sinceMs ?? atMs, seenAtMs: atMs };
  const others = record.browsers.filter((each) => each !== known);
  return { record: { ...record, browsers: [browser, ...others] }, isNew: known === undefined };
}

/** Two lists of events as one, newest first and within the caps. */
export function mergedEvents(
  some: readonly SecurityEvent[],
  others: readonly SecurityEvent[],
): SecurityEvent[] {
  return cappedEvents([...some, ...others].toSorted((a, b) => b.atMs - a.atMs));
}

function cappedEvents(events: readonly SecurityEvent[]): SecurityEvent[] {
  const counts = new Map<Happening['kind'], number>();
  const kept = events.filter(({ what: { kind } }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
  return kept.slice(0, MOST_EVENTS);
}

function isSameTry(last: SecurityEvent, event: Omit<SecurityEvent, 'count'>): boolean {
  const { kind } = event.what;
  return (
    (kind === 'wrongCode' || kind === 'wrongPassword') &&
    last.what.kind === kind &&
    event.atMs - last.atMs < ONE_EVENT_MS &&
    last.browser === event.browser &&
    last.system === event.system &&
    last.place.city === event.place.city &&
    last.place.country === event.place.country
  );
}
