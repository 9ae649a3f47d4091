import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { ClientInfo } from '../../src/domain/access/security-record.ts';
import {
  emptySecurityRecord,
  ENDED_KNOWN_MS,
  MOST_BROWSERS,
  MOST_SESSIONS,
} from '../../src/domain/access/security-record.ts';
import type { SignedIn } from '../../src/domain/access/security-record.ts';
import { takeSlot } from '../../src/server/limits/take-slot.ts';
import { MINUTE_MS, objects, record } from './fixtures.ts';

afterEach(reset);

const DAY_MS = 86_400_000;
const START_MS = Date.now();
const account = () => objects.ACCOUNTS.getByName('account');
const session = (name: string) => objects.SESSIONS.getByName(name);
const clientInfo: ClientInfo = {
  browser: 'Firefox',
  system: 'Linux',
  kind: 'computer',
  place: { city: 'Lyon', country: 'FR' },
};

const owner = { brand: 'geeni', account: 'owner@geeni.example' };

/** Begins a session with this name, by a browser whose id was `before`. */
async function signIn(name: string, nowMs = START_MS, before?: string): Promise<void> {
  await session(name).begin({ ...record, startedAtMs: nowMs, seenAtMs: nowMs });
  const signedIn: SignedIn = {
    session: { name, startedAtMs: nowMs, by: 'password', app: null },
    browser: { id: `browser of ${name}`, before },
    owner,
    sighting: clientInfo,
    mfa: { on: false },
    signInAtMs: nowMs,
    reopens: false,
  };
  await account().noteSignIn(signedIn, nowMs);
}

/** Whether the browser that signed in to this session has guesses of its own. */
async function isKnown(name: string): Promise<boolean> {
  const browser = { ...owner, address: '203.0.113.7', browserId: `browser of ${name}` };
  const taken = await takeSlot(objects, 'password', browser, START_MS);
  return taken.allowed && taken.isKnownBrowser;
}

const shown = (nowMs = START_MS) => account().security('geeni', nowMs);
const lives = async (name: string, nowMs = START_MS) =>
  (await session(name).readTimes('geeni', nowMs)) !== null;
const kept = () =>
  runInDurableObject(account(), async (_, state) => [...(await state.storage.list()).keys()]);

describe('The sessions of an account', () => {
  it('are listed with the time of their last activity, which listing does not change', async () => {
    await signIn('one');
    await session('one').open('geeni', START_MS + 5 * MINUTE_MS);
    const { sessions } = await shown(START_MS + 6 * MINUTE_MS);
    expect(sessions).toEqual([
      expect.objectContaining({
        ...clientInfo,
        startedAtMs: START_MS,
        seenAtMs: START_MS + 5 * MINUTE_MS,
      }),
    ]);
    expect(await lives('one', START_MS + 17 * MINUTE_MS)).toBe(false);
  });

  it('are listed without any id that opens a session or names a browser', async () => {
    await signIn('one');
    expect(JSON.stringify(await shown())).not.toMatch(/"one"|browser of one/);
  });

  it('end one by one, by an id that is valid for this account only', async () => {
    await signIn('one');
    await signIn('two');
    const { sessions } = await shown();
    const other = objects.ACCOUNTS.getByName('another account');
    expect(await other.endSessions('geeni', { handle: sessions[0]?.handle ?? '' }, START_MS)).toBe(0);
    expect(await account().endSessions('geeni', { handle: 'forged' }, START_MS)).toBe(0);
    expect([await lives('one'), await lives('two')]).toEqual([true, true]);
    expect(await account().endSessions('geeni', { handle: sessions[0]?.handle ?? '' }, START_MS)).toBe(1);
    expect([await lives('one'), await lives('two')]).toEqual([true, false]);
    expect((await shown()).sessions).toHaveLength(1);
  });

  it('end all but one', async () => {
    for (const name of ['one', 'two', 'three']) await signIn(name);
    expect(await account().endSessions('geeni', { allBut: 'two' }, START_MS)).toBe(2);
    expect([await lives('one'), await lives('two'), await lives('three')]).toEqual([false, true, false]);
  });

  it('are listed under the e-mail address too, without an event, and end there all at once', async () => {
    const address = objects.ACCOUNTS.getByName('e-mail address');
    for (const name of ['one', 'two']) {
      await signIn(name);
      const listed = { ...clientInfo, name, startedAtMs: START_MS, by: 'password' as const, app: null };
      await address.noteSession(listed, START_MS, START_MS);
    }
    expect((await address.security('geeni', START_MS)).events).toEqual([]);
    // The page shows the sessions of the account alone, so those of the address are not looked at.
    const unasked = await address.security('geeni', START_MS + DAY_MS / 4, 0);
    expect(unasked.sessions).toEqual([]);
    expect(await address.endSessions('geeni', 'all', START_MS)).toBe(2);
    expect([await lives('one'), await lives('two')]).toEqual([false, false]);
    expect((await shown()).sessions).toEqual([]);
  });

  it('are looked at from the latest on, as many as are asked for, beyond those that have ended', async () => {
    for (const name of ['one', 'two', 'three', 'four']) await signIn(name);
    await session('three').end();
    const latest = await account().security('geeni', START_MS, 2);
    expect([latest.sessions.length, latest.mayHaveMore]).toEqual([2, true]);
    const all = await shown();
    expect([all.sessions.length, all.mayHaveMore]).toEqual([3, false]);
    expect(latest.sessions).toEqual(all.sessions.slice(0, 2));
  });

  test.each([
    ['signed out', () => session('one').end(), START_MS],
    ['idled out', () => Promise.resolve(), START_MS + 12 * MINUTE_MS],
  ])('are no longer listed once they have %s', async (_how, end, nowMs) => {
    await signIn('one');
    await end();
    expect((await shown(nowMs)).sessions).toEqual([]);
    const listed = await runInDurableObject(account(), (_, state) =>
      state.storage.get<{ sessions: unknown[] }>('security'),
    );
    expect(listed?.sessions).toEqual([]);
  });

  it('are limited in number: beyond the limit the oldest ends', async () => {
    for (let count = 0; count <= MOST_SESSIONS; count += 1) await signIn(`s${count}`);
    expect([await lives('s0'), await lives('s1')]).toEqual([false, true]);
    expect((await shown()).sessions).toHaveLength(MOST_SESSIONS);
  });

  it('are limited in number under the e-mail address too, where no session is listed in the account', async () => {
    for (let count = 0; count <= MOST_SESSIONS; count += 1) {
      const name = `s${count}`;
      await session(name).begin({ ...record, startedAtMs: START_MS, seenAtMs: START_MS });
      const listed = { ...clientInfo, name, startedAtMs: START_MS, by: 'password' as const, app: null };
      await objects.ACCOUNTS.getByName('e-mail address').noteSession(listed, START_MS, START_MS);
    }
    expect([await lives('s0'), await lives('s1')]).toEqual([false, true]);
  });

  const asks = (name: string, signInAtMs: number) => {
    const listed = { ...clientInfo, name, startedAtMs: START_MS + 9, by: 'password' as const, app: null };
    return account().noteSession(listed, START_MS + 9, signInAtMs);
  };
  test.each<[string, () => Promise<unknown>, string]>([
    ['are ended', () => account().endSessions('geeni', 'all', START_MS), 'ended'],
    ['but one are ended', () => account().endSessions('geeni', { allBut: 'own' }, START_MS), 'ended'],
    ['are ended by a deletion', () => account().forgetSecurity(START_MS), 'ended'],
    ['stay, and one is ended', () => account().endSessions('geeni', { handle: 'one' }, START_MS), 'new'],
  ])('whose sign-in began before all %s are not listed after it', async (_how, end, listing) => {
    await signIn('own');
    await end();
    expect(await asks('before', START_MS)).toBe(listing);
    expect(await asks('after', START_MS + 1)).toBe('new');
    expect(await asks('after', START_MS + 1)).toBe('known');
  });

  it('are listed by a version of the portal that does not say when the sign-in began', async () => {
    const listed = { ...clientInfo, name: 'old', startedAtMs: START_MS, by: 'password' as const, app: null };
    await account().endSessions('geeni', 'all', START_MS - 1);
    expect(await account().noteSession(listed, START_MS)).toBe('new');
    await session('other').begin({ ...record, startedAtMs: START_MS, seenAtMs: START_MS });
    const signedIn = {
      session: { name: 'other', startedAtMs: START_MS, by: 'password' as const, app: null },
      browser: { id: 'a browser', before: undefined },
      sighting: clientInfo,
      mfa: undefined,
    };
    expect(await account().noteSignIn(signedIn, START_MS)).toBe('new');
  });

  it('that are listed twice are listed once', async () => {
    await signIn('one');
    await signIn('one');
    const { sessions, browsers, events } = await shown();
    expect([sessions.length, browsers.length, events.length]).toEqual([1, 1, 1]);
  });

  it('that begin at the same moment are all listed', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(`s${index}`)));
    expect((await shown()).sessions).toHaveLength(8);
  });
});

describe('The browsers of an account', () => {
  it('keep the day of their first sign-in, with a new id each time', async () => {
    await signIn('one');
    await signIn('two', START_MS + DAY_MS, 'browser of one');
    const { browsers, events } = await shown(START_MS + DAY_MS);
    expect(browsers).toEqual([expect.objectContaining({ sinceMs: START_MS, seenAtMs: START_MS + DAY_MS })]);
    expect(events.map(({ what }) => what.kind === 'signedIn' && what.isNew)).toEqual([false, true]);
  });

  it('are forgotten one by one, and return as new browsers', async () => {
    await signIn('one');
    const [known] = (await shown()).browsers;
    expect(await account().forgetBrowser('forged', START_MS)).toBeNull();
    expect(await account().forgetBrowser(known?.handle ?? '', START_MS)).toBe('browser of one');
    expect((await shown()).browsers).toEqual([]);
    await signIn('two', START_MS, 'browser of one');
    expect((await shown()).events[0]?.what).toEqual({ kind: 'signedIn', by: 'password', isNew: true });
  });
});

describe('A browser that leaves the list is no longer known', () => {
  it('after another sign-in, whose id takes the place of the one before', async () => {
    await signIn('one');
    expect(await isKnown('one')).toBe(true);
    await signIn('two', START_MS, 'browser of one');
    expect([await isKnown('one'), await isKnown('two')]).toEqual([false, true]);
  });

  it('beyond the number of browsers', async () => {
    for (let count = 0; count <= MOST_BROWSERS; count += 1) await signIn(`s${count}`);
    expect([await isKnown('s0'), await isKnown('s1')]).toEqual([false, true]);
  });

  it('after the request of a deletion', async () => {
    await signIn('one');
    await account().forgetSecurity(START_MS, owner);
    expect(await isKnown('one')).toBe(false);
  });
});

describe('The security record of an account', () => {
  it('expires: events after 30 days, a known browser after 180', async () => {
    await signIn('one');
    expect((await shown(START_MS + 30 * DAY_MS - 1)).events).toHaveLength(1);
    const { events, browsers } = await shown(START_MS + 30 * DAY_MS);
    expect([events.length, browsers.length]).toEqual([0, 1]);
    expect((await shown(START_MS + 180 * DAY_MS)).browsers).toEqual([]);
  });

  it('is cleaned by an alarm, and nothing is left once all of it has expired', async () => {
    await signIn('one', START_MS - 200 * DAY_MS);
    expect(await runDurableObjectAlarm(account())).toBe(true);
    expect(await kept()).toEqual([]);
  });

  it('stays at an alarm before it expires, and is cleaned by the next one', async () => {
    await signIn('one', START_MS - 40 * DAY_MS);
    await runDurableObjectAlarm(account());
    expect(await kept()).toEqual(['security']);
    const alarm = await runInDurableObject(account(), (_, state) => state.storage.getAlarm());
    expect(alarm).toBe(START_MS + 140 * DAY_MS);
  });

  it('expires without the record of the account’s changes', async () => {
    await account().close();
    await signIn('one', START_MS - 200 * DAY_MS);
    await runDurableObjectAlarm(account());
    expect(await account().isClosed()).toBe(true);
    expect((await shown()).browsers).toEqual([]);
  });

  it('is deleted with the account, and its sessions end', async () => {
    for (const name of ['one', 'two']) await signIn(name);
    await account().forgetSecurity(START_MS - ENDED_KNOWN_MS);
    expect([await lives('one'), await lives('two')]).toEqual([false, false]);
    expect(await shown()).toEqual({ sessions: [], mayHaveMore: false, browsers: [], events: [], mfa: null });
    // The time of the deletion is all that is left, for half a day.
    expect(await runInDurableObject(account(), (_, state) => state.storage.get('security'))).toEqual({
      ...emptySecurityRecord,
      endedAtMs: START_MS - ENDED_KNOWN_MS,
    });
    await runDurableObjectAlarm(account());
    expect(await kept()).toEqual([]);
  });
});
