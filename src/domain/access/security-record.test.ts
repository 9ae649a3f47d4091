import { describe, expect, it, test } from 'vitest';
import {
  BROWSER_LIFETIME_MS,
  emptySecurityRecord,
  EVENT_LIFETIME_MS,
  type Happening,
  isEmptyRecord,
  listingOf,
  mergedEvents,
  MOST_BROWSERS,
  MOST_EVENTS,
  MOST_SESSIONS,
  nextExpiryMs,
  prunedRecord,
  type SecurityEvent,
  type SecurityRecord,
  type ClientInfo,
  withBrowser,
  withEvent,
} from './security-record.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const clientInfo: ClientInfo = {
  browser: 'Firefox',
  system: 'Linux',
  kind: 'computer',
  place: { city: 'Lyon', country: 'FR' },
};
const event = (kind: 'wrongCode' | 'cardChanged', atMs = NOW_MS): SecurityEvent => ({
  ...clientInfo,
  what: { kind },
  atMs,
  count: 1,
});
const signIn: Happening = { kind: 'signedIn', by: 'password', isNew: true };
const session = (name: string, startedAtMs = NOW_MS) =>
  ({ ...clientInfo, name, startedAtMs, by: 'password', app: null }) as const;
const browser = (id: string, seenAtMs = NOW_MS) => ({ ...clientInfo, id, sinceMs: seenAtMs, seenAtMs });
const record = (parts: Partial<SecurityRecord>): SecurityRecord => ({ ...emptySecurityRecord, ...parts });
const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

describe('an expired entry is dropped', () => {
  test.each([
    ['an event', { events: [event('cardChanged')] }, EVENT_LIFETIME_MS],
    ['a browser', { browsers: [browser('b')] }, BROWSER_LIFETIME_MS],
    ['a session', { sessions: [session('s')] }, 12 * 60 * MINUTE_MS],
    ['the end of all sessions', { endedAtMs: NOW_MS }, (12 * 60 + 30) * MINUTE_MS],
  ])('%s', (_what, parts, keptMs) => {
    const kept = record(parts);
    expect(prunedRecord(kept, NOW_MS + keptMs - 1)).toEqual(kept);
    expect(isEmptyRecord(prunedRecord(kept, NOW_MS + keptMs))).toBe(true);
    expect(nextExpiryMs(kept)).toBe(NOW_MS + keptMs);
  });

  it('keeps events for 30 days and browsers for 180 days', () => {
    expect([EVENT_LIFETIME_MS, BROWSER_LIFETIME_MS].map((ms) => ms / 86_400_000)).toEqual([30, 180]);
  });
});

describe('a session is listed', () => {
  const listed = record({ sessions: [session('listed')], endedAtMs: NOW_MS });
  test.each([
    ['new', 'where its sign-in began after all sessions were ended', listed, 'other', NOW_MS + 1],
    ['ended', 'never, where it began earlier', listed, 'other', NOW_MS - 1],
    ['ended', 'never, where nobody knows which was first', listed, 'other', NOW_MS],
    ['known', 'once, whenever it began', listed, 'listed', NOW_MS - 1],
    ['new', 'where none were ended', emptySecurityRecord, 'other', 0],
  ] as const)('%s: %s', (listing, _when, stored, name, signInAtMs) => {
    expect(listingOf(stored, { name, signInAtMs })).toBe(listing);
  });
});

describe('every list is limited', () => {
  it('keeps the newest sessions and browsers', () => {
    const full = record({
      sessions: many(MOST_SESSIONS + 3).map((name) => session(name)),
      browsers: many(MOST_BROWSERS + 3).map((id) => browser(id)),
    });
    const { sessions, browsers } = prunedRecord(full, NOW_MS);
    expect(sessions.map(({ name }) => name)).toEqual(many(MOST_SESSIONS));
    expect(browsers.map(({ id }) => id)).toEqual(many(MOST_BROWSERS));
  });

  it('keeps other events when there are many wrong codes', () => {
    const tries = Array.from({ length: 300 }, () => event('wrongCode'));
    const { events } = prunedRecord(record({ events: [...tries, event('cardChanged')] }), NOW_MS);
    expect(events.length).toBeLessThanOrEqual(MOST_EVENTS);
    expect(events.at(-1)?.what.kind).toBe('cardChanged');
  });
});

describe('wrong attempts', () => {
  const after = (changes: Partial<SecurityEvent>) =>
    withEvent(record({ events: [event('wrongCode')] }), { ...event('wrongCode'), ...changes }).events;

  it('in a row are one event with a count', () => {
    expect(after({ atMs: NOW_MS + MINUTE_MS })).toEqual([
      { ...event('wrongCode', NOW_MS + MINUTE_MS), count: 2 },
    ]);
  });

  test.each([
    ['ten minutes later', { atMs: NOW_MS + 10 * MINUTE_MS }],
    ['from another place', { place: { city: null, country: 'DE' } }],
    ['from another browser', { browser: 'Safari' }],
    ['of another kind', { what: { kind: 'wrongPassword' as const } }],
  ])('%s are another event', (_how, changes) => {
    expect(after(changes)).toHaveLength(2);
  });

  it('are counted together, but two sign-ins are two events', () => {
    const first = { ...event('cardChanged'), what: signIn };
    expect(withEvent(record({ events: [first] }), first).events).toHaveLength(2);
  });
});

describe('a browser that signs in', () => {
  const seen = { id: 'new', atMs: NOW_MS + 1, clientInfo };

  it('is new where its previous id is unknown', () => {
    const { record: after, isNew } = withBrowser(emptySecurityRecord, { ...seen, before: 'forgotten' });
    expect(isNew).toBe(true);
    expect(after.browsers).toEqual([browser('new', NOW_MS + 1)]);
  });

  it('keeps its first date under its new id', () => {
    const known = record({ browsers: [browser('other'), browser('old')] });
    const { record: after, isNew } = withBrowser(known, { ...seen, before: 'old' });
    expect(isNew).toBe(false);
    expect(after.browsers.map(({ id, sinceMs }) => [id, sinceMs])).toEqual([
      ['new', NOW_MS],
      ['other', NOW_MS],
    ]);
  });
});

it('two lists of events merge into one, newest first', () => {
  const merged = mergedEvents(
    [event('cardChanged', NOW_MS + 2), event('cardChanged', NOW_MS)],
    [event('wrongCode', NOW_MS + 1)],
  );
  expect(merged.map(({ atMs }) => atMs - NOW_MS)).toEqual([2, 1, 0]);
});
