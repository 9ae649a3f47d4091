import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import type { Happening, SecurityEvent } from '../../domain/access/security-record.ts';
import type { BrowserEntry, SessionEntry } from '../account/security-record-store.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { loadSecurity } from './load-security.ts';
import { eventText, securityText, sessionText } from './security-text.ts';

const NOW_MS = Date.UTC(2026, 11, 3, 16, 5);
const context = (language = 'en-US') => ({
  ...aContext('https://account.geeni.example/security', { 'accept-language': language }, NOW_MS),
  accountMark: 'mark',
});
const session: SessionRecord = {
  brand: 'geeni',
  startedAtMs: NOW_MS,
  seenAtMs: NOW_MS,
  person: { name: 'Olivia', email: 'owner@geeni.example', accountId: 'a1', status: 'active' },
  platform: {
    token: 'token',
    credentials: { AccessKeyId: 'k', SecretAccessKey: 's', SessionToken: 't', region: 'us-east-2' },
  },
};
/** Loads the page, and puts it into words. */
async function viewOf(request: ReturnType<typeof context>) {
  const { page } = await loadSecurity(request, session);
  return securityText(page, request);
}
const clientInfo = { browser: 'Safari', system: 'iPhone', kind: 'phone' } as const;
const place = (city: string | null, country: string | null) => ({ city, country });

describe('a place in words', () => {
  test.each([
    ['en-US', place('Lyon', 'FR'), 'Lyon, France'],
    ['en-US', place(null, 'DE'), 'Germany'],
    ['en-US', place('Lyon', null), 'Lyon'],
    ['en-US', place(null, null), 'Unknown place'],
    ['en-US', place(null, 'XX'), 'Unknown place'],
  ])('%s %j is %s', (language, where, text) => {
    const shown = sessionText(
      {
        ...clientInfo,
        place: where,
        startedAtMs: NOW_MS,
        seenAtMs: NOW_MS,
        by: 'password',
        app: null,
      },
      false,
      context(language),
    );
    expect(shown.place).toBe(text);
  });
});

describe('a session in words', () => {
  const of = (changes: object) =>
    sessionText(
      {
        ...clientInfo,
        place: place(null, null),
        startedAtMs: NOW_MS - 60 * 60_000,
        seenAtMs: NOW_MS,
        by: 'password',
        app: null,
        ...changes,
      },
      true,
      context(),
    );

  test.each([
    [{}, 'Safari on iPhone', 'Active now'],
    [{ seenAtMs: NOW_MS - 5 * 60_000 }, 'Safari on iPhone', 'Last active 5 minutes ago'],
    [{ app: 'ios' }, 'Merkury Smart app on iPhone', 'Active now'],
    [{ app: 'android', system: null }, 'Merkury Smart app on Android', 'Active now'],
    [{ browser: null }, 'iPhone', 'Active now'],
    [{ system: null }, 'Safari', 'Active now'],
    [{ browser: null, system: null }, 'Unknown browser', 'Active now'],
  ])('%j is %s, %s', (changes, name, active) => {
    expect(of(changes)).toMatchObject({
      name,
      facts: ['Unknown place', active],
      details: ['Known browser', expect.any(String)],
    });
  });

  test.each([
    ['password', 'Signed in Dec 3, 3:05 PM, with your password'],
    ['code', 'Signed in Dec 3, 3:05 PM, with password and code'],
    ['social', 'Signed in Dec 3, 3:05 PM, with Google or Apple'],
    ['sso', 'Signed in Dec 3, 3:05 PM, from the app'],
    [null, 'Signed in Dec 3, 3:05 PM'],
  ])('by %s: %s', (by, since) => {
    expect(of({ by }).details.at(-1)?.replaceAll('\u202f', ' ')).toBe(since);
  });
});

describe('what happened, in words', () => {
  const of = (what: Happening, count = 1) => {
    const event: SecurityEvent = { ...clientInfo, place: place(null, null), what, atMs: NOW_MS, count };
    return eventText(event, context());
  };

  test.each([
    [{ kind: 'signedIn', by: 'password', isNew: true }, 'Signed in from a new browser'],
    [{ kind: 'signedIn', by: 'password', isNew: false }, 'Signed in'],
    [{ kind: 'assistantLinked', partner: 'google' }, 'Linked to Google'],
    [{ kind: 'passwordChanged' }, 'Password changed'],
    [{ kind: 'wrongPassword' }, 'Wrong password entered while trying to delete the account'],
    [{ kind: 'browserForgotten' }, 'Browser removed'],
  ] as const)('%j is %s', (what, text) => {
    expect(of(what).what).toBe(text);
  });

  it('says how often it happened in a row', () => {
    expect(of({ kind: 'wrongCode' }, 3)).toMatchObject({
      what: 'Wrong code entered (3 times)',
      isBad: true,
    });
  });
});

describe('long lists', () => {
  const events = Array.from({ length: 6 }, (_, index): SecurityEvent => ({
    ...clientInfo,
    place: place(null, null),
    what: { kind: 'passwordChanged' },
    atMs: NOW_MS - index * 60_000,
    count: 1,
  }));
  const sessions = Array.from({ length: 12 }, (_, index): SessionEntry => ({
    ...clientInfo,
    place: place(null, null),
    handle: `session ${index}`,
    startedAtMs: NOW_MS - index * 60_000,
    seenAtMs: NOW_MS,
    by: 'password',
    app: null,
  }));
  const browsers = Array.from({ length: 7 }, (_, index): BrowserEntry => ({
    ...clientInfo,
    place: place(null, null),
    handle: `browser ${index}`,
    sinceMs: NOW_MS,
    seenAtMs: NOW_MS - 1 - index,
  }));
  // Both records of the account, by its id and by its address, have these events.
  const { env } = fakeEnv(() => Response.error(), {
    security: { sessions, mayHaveMore: false, browsers, events, mfa: null },
  });
  const viewAt = (url: string) => viewOf({ ...context(), env, url: new URL(url) });

  it('begin with the latest ten sessions, four browsers and eight events, and lead to the rest', async () => {
    const view = await viewAt('https://account.geeni.example/security');
    expect(view.machines.map(({ key }) => key)).toEqual([
      'here',
      ...sessions.slice(0, 10).map(({ handle }) => handle),
      ...browsers.slice(0, 4).map(({ handle }) => handle),
    ]);
    expect(view.moreMachines).toEqual({
      href: '/security?view=all#sessions',
      label: 'Show all devices and browsers',
    });
    expect(view.events).toHaveLength(8);
    expect(view.moreEvents).toEqual({ href: '/security?view=all#events', label: 'Show 4 earlier' });
  });

  it('lead to all where nobody has looked at every session', async () => {
    const security = {
      sessions: sessions.slice(0, 2),
      mayHaveMore: true,
      browsers: [],
      events: [],
      mfa: null,
    };
    const few = fakeEnv(() => Response.error(), { security });
    const view = await viewOf({ ...context(), env: few.env });
    expect(view.moreMachines).toEqual({
      href: '/security?view=all#sessions',
      label: 'Show all devices and browsers',
    });
  });

  it('are whole where the address asks for all', async () => {
    const view = await viewAt('https://account.geeni.example/security?view=all');
    expect(view.machines.map(({ key }) => key)).toEqual([
      'here',
      ...[...sessions, ...browsers].map(({ handle }) => handle),
    ]);
    expect(view.events.map(({ id }) => id)).toEqual(
      [...events, ...events].map((_event, index) => `${index}`),
    );
    expect([view.moreMachines, view.moreEvents]).toEqual([undefined, undefined]);
  });
});

describe('a record that cannot be read', () => {
  it('is reported and logged, and the current session is still shown', async () => {
    const lines: string[] = [];
    const view = await viewOf({ ...context(), log: logInto(lines) });
    expect(view).toMatchObject({
      isRead: false,
      isElsewhere: false,
      machines: [{ facts: ['This device', 'Unknown place'], action: undefined }],
    });
    expect(lines).toEqual([expect.stringContaining('security_unread')]);
  });
});
