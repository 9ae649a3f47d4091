import type * as stored from '../../contracts/stored/security-record.ts';
import type { Unlisted } from '../../contracts/stored/session-record.ts';
import { ABSOLUTE_LIMIT_MS, PENDING_SIGN_IN_MS } from './session-lifetime.ts';

const DAY_MS = 86_400_000;

/** How long security events are kept, in milliseconds. */
export const EVENT_LIFETIME_MS = 30 * DAY_MS;
/** How long a browser stays known after its last sign-in, in milliseconds. Its cookie lives as long. */
export const BROWSER_LIFETIME_MS = 180 * DAY_MS;
/**
 * The most entries of each list. Beyond them the oldest session ends, the oldest browser is forgotten and the oldest
 * event is dropped.
 */
export const MOST_SESSIONS = 50;
export const MOST_BROWSERS = 20;
export const MOST_EVENTS = 100;
/** The most events of one kind, so that many wrong codes do not push other events out. */
const MOST_OF_A_KIND = 40;
/**
 * How long it is known when all sessions were ended, in milliseconds: a sign-in may wait for its code, and its session is
 * perhaps not listed before it is last used.
 */
export const ENDED_KNOWN_MS = PENDING_SIGN_IN_MS + ABSOLUTE_LIMIT_MS;
/** Wrong attempts from one browser and place within this time are one event with a count, in milliseconds. */
const ONE_EVENT_MS = 10 * 60_000;

/** The browser, system and place of a request. */
export type ClientInfo = stored.ClientInfo;

/** A town and an ISO 3166 country, as the edge reports them; null where it reports none. */
export type Place = ClientInfo['place'];

/** A session in the security record. `name` is the name of the session's object and never leaves the edge. */
export type ListedSession = stored.ListedSession;

/** A browser that signed in before. `id` is the id in its sealed cookie, and changes with every sign-in. */
export type KnownBrowser = stored.KnownBrowser;

/** An event that concerns the safety of an account. `isNew` is true for a sign-in from an unknown browser. */
export type Happening = stored.Happening;

/**
 * A security event, with the time of its last occurrence (milliseconds since 1970) and the number of occurrences in a
 * row.
 */
export type SecurityEvent = stored.SecurityEvent;

/** Whether the last sign-in by password required a code, and the masked contact that the code went to. */
export type MfaSeen = stored.MfaSeen;

/** What the account's object keeps for the security page, newest first in each list. Nothing in it grants access. */
export type SecurityRecord = stored.SecurityRecord;

/** The security record of an account without any sign-in or event. */
export const emptySecurityRecord: SecurityRecord = { sessions: [], browsers: [], events: [], mfa: null };

/** Drops the entries that have expired or exceed the limits. */
export function prunedRecord(record: SecurityRecord, nowMs: number): SecurityRecord {
  const sessions = record.sessions.filter(({ startedAtMs }) => nowMs - startedAtMs < ABSOLUTE_LIMIT_MS);
  const browsers = record.browsers.filter(({ seenAtMs }) => nowMs - seenAtMs < BROWSER_LIFETIME_MS);
  const events = record.events.filter(({ atMs }) => nowMs - atMs < EVENT_LIFETIME_MS);
  const { endedAtMs, ...lists } = record;
  return {
    ...lists,
    ...(endedAtMs !== undefined && nowMs - endedAtMs < ENDED_KNOWN_MS && { endedAtMs }),
    sessions: sessions.slice(0, MOST_SESSIONS),
    browsers: browsers.slice(0, MOST_BROWSERS),
    events: cappedEvents(events),
  };
}

/** When the first entry of the record expires, in milliseconds since 1970; Infinity for an empty record. */
export function nextExpiryMs({ sessions, browsers, events, endedAtMs = Infinity }: SecurityRecord): number {
  return Math.min(
    endedAtMs + ENDED_KNOWN_MS,
    ...sessions.map(({ startedAtMs }) => startedAtMs + ABSOLUTE_LIMIT_MS),
    ...browsers.map(({ seenAtMs }) => seenAtMs + BROWSER_LIFETIME_MS),
    ...events.map(({ atMs }) => atMs + EVENT_LIFETIME_MS),
  );
}

/** True where the record has no entry to keep. */
export function isEmptyRecord({ sessions, browsers, events, endedAtMs }: SecurityRecord): boolean {
  return sessions.length + browsers.length + events.length === 0 && endedAtMs === undefined;
}

/** Whether a record lists a session: since now, since before, or never, because it ended all sessions after that sign-in began. */
export type Listing = 'new' | 'known' | 'ended';

/** Decides whether the record lists a session whose sign-in began at `signInAtMs`, in milliseconds since 1970. */
export function listingOf(
  { sessions, endedAtMs = -Infinity }: SecurityRecord,
  { name, signInAtMs }: { name: string; signInAtMs: number },
): Listing {
  if (sessions.some((session) => session.name === name)) return 'known';
  return signInAtMs > endedAtMs ? 'new' : 'ended';
}

/** Adds an event. Wrong attempts in a row from one browser and place become one event with a count. */
export function withEvent(record: SecurityRecord, event: Omit<SecurityEvent, 'count'>): SecurityRecord {
  const [last, ...before] = record.events;
  const goesOn = last !== undefined && isSameTry(last, event);
  const events = goesOn
    ? [{ ...event, count: last.count + 1 }, ...before]
    : [{ ...event, count: 1 }, ...record.events];
  return { ...record, events };
}

/** Adds a browser that has just signed in. Where `before` is the id of a known browser, the entry replaces that one. */
export function withBrowser(
  record: SecurityRecord,
  { id, before, atMs, clientInfo }: Unlisted['browser'] & { atMs: number; clientInfo: ClientInfo },
): { record: SecurityRecord; isNew: boolean } {
  const known = record.browsers.find((browser) => browser.id === before);
  const browser = { ...clientInfo, id, sinceMs: known?.sinceMs ?? atMs, seenAtMs: atMs };
  const others = record.browsers.filter((each) => each !== known);
  return { record: { ...record, browsers: [browser, ...others] }, isNew: known === undefined };
}

/** Merges two lists of events into one, newest first and within the limits. */
export function mergedEvents(
  some: readonly SecurityEvent[],
  others: readonly SecurityEvent[],
): SecurityEvent[] {
  return cappedEvents([...some, ...others].toSorted((a, b) => b.atMs - a.atMs));
}

function cappedEvents(events: readonly SecurityEvent[]): SecurityEvent[] {
  const counts = new Map<Happening['kind'], number>();
  const remaining = events.filter(({ what: { kind } }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
  return remaining.slice(0, MOST_EVENTS);
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

/** The account of a known browser, by the brand's key and the e-mail address that its cookie is for. */
export type BrowserOwner = { brand: string; account: string };

/**
 * A sign-in, as the account object receives it. `browser.before` is the id by which this browser was known until now.
 */
export type SignedIn = {
  /**
   * When the sign-in began, in milliseconds since 1970: its password, where a code or a yes came later. A version of the portal
   * that serves beside this one may not send it.
   */
  signInAtMs?: number | undefined;
  /** True where the platform has just said that the account is active. */
  reopens?: boolean | undefined;
  session: Omit<ListedSession, keyof ClientInfo>;
  browser: Unlisted['browser'];
  /** Whose browsers they are. A version of the portal that serves beside this one may not send it. */
  owner?: BrowserOwner | undefined;
  sighting: ClientInfo;
  /** Undefined where the sign-in does not show whether MFA is on: by Google, Apple or an app. */
  mfa: MfaSeen | undefined;
};
