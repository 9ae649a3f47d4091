import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wordsOf } from '../../support/html.ts';
import { type Answer, ask, postJson, signedIn } from '../../support/portal.ts';
import { expectProblem } from '../../support/safe-answer.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const brand = 'momentum';
const call = (path: string, cookie: string | undefined) =>
  postJson(`/api/migration/${path}`, {}, { brand, cookie });
const check = async (cookie: string) => JSON.parse((await call('check', cookie)).text);
const attempt = async (cookie: string) => JSON.parse((await call('attempt', cookie)).text);
const plan = async (cookie: string) => wordsOf((await ask({ brand, path: '/subscriptions', cookie })).text);
const watches = async (cookie: string) =>
  (await ask({ brand, path: '/subscriptions', cookie })).text.includes('src="/_astro/subscriptions.');

describe('Whether an account is to be migrated', () => {
  test.each([
    ['migrating', true],
    ['stuck', true],
    ['owner', false],
    ['legacy', false],
  ])('%s: %s', async (persona, required) => {
    expect(await check(await signedIn(persona, brand))).toEqual(
      required
        ? { required, words: expect.objectContaining({ attemptingTitle: expect.stringMatching(/\S/) }) }
        : { required },
    );
  });

  test('is checked once per session where it is not', async () => {
    const cookie = await signedIn('owner', brand);
    await sandbox.clearLog();
    expect(await watches(cookie)).toBe(true);
    await check(cookie);
    await check(cookie);
    expect(await callsTo('/migration/required')).toBe(1);
    expect(await watches(cookie)).toBe(false);
  });

  test.each(['status:500', 'status:401', 'reset', 'html', 'empty'])(
    'a check that fails (%s) means that it is not required',
    async (fault) => {
      const cookie = await signedIn('migrating', brand);
      await sandbox.setFault({ method: 'GET', path: '/migration/required', fault });
      expect(await check(cookie)).toEqual({ required: false });
    },
  );
});

describe('A migration', () => {
  test('upgrades, names the new plan, and is not offered again', async () => {
    const cookie = await signedIn('migrating', brand);
    expect(await plan(cookie)).toContain('14-Day Classic');
    expect(await attempt(cookie)).toEqual({
      view: 'success',
      // The page says what changes for this account: the next charge is higher.
      statement: expect.stringMatching(
        /^You now have 30 days of video history\. Your next charge was \$3\.99\. It is now \$5\.99 on \w+ \d+, \d{4}\.$/,
      ),
    });
    expect(await plan(cookie)).toContain('30-Day');
    expect(await watches(cookie)).toBe(false);
    expect(await check(cookie)).toEqual({ required: false });
    // The profile of the next sign-in says that the migration is done.
    expect(await watches(await signedIn('migrating', brand))).toBe(false);
  });

  test('without a new subscription is a failure, and is not tried again in this session', async () => {
    const cookie = await signedIn('stuck', brand);
    expect(await attempt(cookie)).toEqual({ view: 'failure' });
    expect(await plan(cookie)).toContain('14-Day Classic');
    expect(await watches(cookie)).toBe(false);
  });

  test('in two tabs at once runs once', async () => {
    const cookie = await signedIn('migrating', brand);
    await sandbox.setFault({ method: 'POST', path: '/migrateSubscriptions', fault: 'slow:400' });
    await sandbox.clearLog();
    const answers = await Promise.all([attempt(cookie), attempt(cookie), attempt(cookie)]);
    expect(await callsTo('/migrateSubscriptions')).toBe(1);
    for (const answer of answers) expect(answer.view).toBe('success');
    expect(await attempt(cookie)).toEqual({ view: 'settled' });
    expect(await callsTo('/migrateSubscriptions')).toBe(1);
  });

  test.each([
    ['reset', 'success', '30-Day'],
    ['status:500', 'failure', '14-Day Classic'],
    ['status:401', 'failure', '14-Day Classic'],
  ])('whose answer is lost (%s): the account is read back: %s', async (fault, view, shown) => {
    const cookie = await signedIn('migrating', brand);
    await sandbox.setFault({ method: 'POST', path: '/migrateSubscriptions', fault, times: 1 });
    await sandbox.clearLog();
    const answer = await call('attempt', cookie);
    expect(JSON.parse(answer.text).view).toBe(view);
    expect(await callsTo('/migrateSubscriptions')).toBe(1);
    expect(await plan(cookie)).toContain(shown);
  });
});

describe('The calls', () => {
  test.each(['check', 'attempt'])('%s requires a session and a page of the portal', async (path) => {
    const expectSignedOut: (answer: Answer) => void = (answer) => expectProblem(answer, 401, 'signed_out');
    expectSignedOut(await call(path, undefined));
    const cookie = await signedIn('migrating', brand);
    const foreign = await postJson(
      `/api/migration/${path}`,
      {},
      { brand, cookie, headers: { 'x-portal-request': '' } },
    );
    expectProblem(foreign, 403, 'forbidden');
    expect(await plan(cookie)).toContain('14-Day Classic');
  });
});
