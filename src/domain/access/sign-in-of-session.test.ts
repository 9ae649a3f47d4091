import { expect, it, test } from 'vitest';
import { hasOtherEvents, signInOfSession } from './sign-in-of-session.ts';
import type { Happening } from './security-record.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const seen = { browser: 'Firefox', system: 'Linux', kind: 'computer' } as const;
const session = { ...seen, startedAtMs: NOW_MS, by: 'password' } as const;
const what: Happening = { kind: 'signedIn', by: 'password', isNew: true };
const event = { ...seen, what, atMs: NOW_MS };

test.each([
  ['noted as it began', {}, true],
  ['noted when an arrival had its yes', { atMs: NOW_MS + 10 * MINUTE_MS }, true],
  ['from before', { atMs: NOW_MS - 1 }, false],
  ['from long after', { atMs: NOW_MS + 11 * MINUTE_MS }, false],
  ['by another browser', { browser: 'Chrome' }, false],
  ['on another system', { system: 'Windows' }, false],
  ['on another kind of machine', { kind: 'phone' as const }, false],
  ['made in another way', { what: { ...what, by: 'social' as const } }, false],
  ['that is no sign-in', { what: { kind: 'cardChanged' as const } }, false],
])('a sign-in %s', (_which, changes, isOwn) => {
  expect(signInOfSession(session, [{ ...event, ...changes }]) !== undefined).toBe(isOwn);
});

it('is the first since the session began, so that a later one of an equal browser can be disowned', () => {
  const later = { ...event, atMs: NOW_MS + 1 };
  expect(signInOfSession(session, [later, event])).toBe(event);
});

test.each([
  ['nothing', [], event, false],
  ['the sign-in of this session alone', [event], event, false],
  ['another sign-in beside it', [{ ...event }, event], event, true],
  ['a sign-in of another session alone', [event], undefined, true],
])('in a list of %s', (_what, events, signIn, isMore) => {
  expect(hasOtherEvents(events, signIn)).toBe(isMore);
});
