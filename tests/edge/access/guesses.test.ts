import { offPortal } from '../../support/onward.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { appLink, arrived } from '../../support/sso.ts';
import { signInMark } from '../../support/mfa.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { cookiesAfter, linkAt, linkingPath } from '../../support/linking.ts';
import {
  type Answer,
  type Ask,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
} from '../../support/portal.ts';
import { openedLink } from '../../support/recovery.ts';
import { expectProblem } from '../../support/safe-answer.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';
import { type Spelling, spellings } from '../../support/typed-spellings.ts';

// A portal of its own: an account whose budget is spent stays locked for ten minutes, and a reset of the sandbox changes
// nothing of that.
askSeparatePortal();
beforeEach(() => sandbox.reset());

const TRIES_FROM_ONE_NETWORK = 10;
const TRIES_OF_ONE_NETWORK = 100;
const WAIT = 'please wait 10 minutes and try again';

const signIn = (username: string, password: string, more: Partial<Ask> = {}) =>
  postJson('/api/auth/sign-in', { username, password, rememberMe: false }, more);
/** A name that no other test uses: the counters are kept when the sandbox is reset. */
const nobody = () => `nobody-${crypto.randomUUID()}@geeni.example`;

/**
 * Begins a linking that waits for its MFA code. The sandbox locks an account after five wrong codes; the portal counts
 * the codes after that, too.
 */
async function waitingLinking(network: string, brand: string) {
  const begun = await linkAt(linkingPath('google', { brand }), { brand, persona: 'mfa-email', network });
  const cookie = cookieHeader(begun);
  const page = await ask({ brand, path: begun.location ?? '', cookie });
  const request = formTo(page.text, '/api/linking/code').fields['request'] ?? '';
  const send = (code: string) => postForm('/api/linking/code', { request, code }, { brand, cookie, network });
  const pageAfter = (answer: Answer) =>
    ask({ brand, path: answer.location ?? '', cookie: cookiesAfter(begun, answer) });
  return { send, pageAfter };
}

/** Begins a sign-in of the portal that waits for its MFA code. */
async function waitingSignIn(network: string, brand: string) {
  const begun = await signIn(emailOf('mfa-email', brand), PASSWORD, { brand, network });
  const cookie = cookieHeader(begun);
  const mark = await signInMark(cookie, brand);
  return (code: string) => postJson('/api/mfa/verify', { code, signIn: mark }, { brand, cookie, network });
}

describe('Wrong MFA codes', () => {
  test('of a linking are counted: ten reach the platform, and the rest are refused with the time to wait', async () => {
    const { send, pageAfter } = await waitingLinking(newNetwork(), 'momentum');
    await sandbox.clearLog();
    let last: Answer | undefined;
    for (let index = 0; index < TRIES_FROM_ONE_NETWORK + 5; index += 1) last = await send('000000');
    expect(await callsTo('/authcode/mfa')).toBe(TRIES_FROM_ONE_NETWORK);
    const words = wordsOf((await pageAfter(last as Answer)).text);
    expect(words).toContain('You have entered too many invalid codes');
    expect(words).toContain(WAIT);
  });

  test('of a linking and of the portal’s own sign-in spend one budget', async () => {
    const network = newNetwork();
    const verify = await waitingSignIn(network, 'pepper');
    const { send } = await waitingLinking(network, 'pepper');
    for (let index = 0; index < TRIES_FROM_ONE_NETWORK; index += 1) await send('000000');
    await sandbox.clearLog();
    const answer = await verify('000000');
    expectProblem(answer, 429, 'too_many_attempts');
    expect(JSON.parse(answer.text).message).toContain(WAIT);
    expect(await sandbox.log()).toEqual([]);
  });

  test('do not count for an account whose name looks like the key of a counter', async () => {
    const network = newNetwork();
    const email = emailOf('mfa-email', 'otis');
    for (const name of [`code:${email}`, `code\u200b${email}`, `["code","otis","${email}"]`]) {
      for (let index = 0; index < TRIES_FROM_ONE_NETWORK; index += 1)
        await signIn(name, 'wrong', { brand: 'otis', network });
    }
    const verify = await waitingSignIn(network, 'otis');
    expectProblem(await verify('000000'), 401, 'code_invalid');
  });
});

describe('Only a wrong password is counted, for the portal and for an assistant', () => {
  const linked = (persona: string, password: string, network: string) =>
    linkAt(linkingPath(), { persona, password, network });
  const onPortal = (persona: string, password: string, network: string) =>
    signIn(emailOf(persona), password, { network });

  test.each([
    ['an e-mail that is not verified, linking', 'unverified', linked, '/authcode'],
    ['an e-mail that is not verified, signing in', 'unverified', onPortal, '/byEmail'],
    ['too many requested codes, linking', 'mfa-sms', linked, '/authcode'],
    ['too many requested codes, signing in', 'mfa-sms', onPortal, '/byEmail'],
  ])('%s', async (_, persona, send, path) => {
    const network = newNetwork();
    for (let index = 0; index < TRIES_FROM_ONE_NETWORK + 3; index += 1)
      await send(persona, PASSWORD, network);
    expect(await callsTo(path)).toBe(TRIES_FROM_ONE_NETWORK + 3);
  });

  test('wrong passwords in a linking and in the portal spend one budget', async () => {
    const network = newNetwork();
    const username = nobody();
    for (let index = 0; index < TRIES_FROM_ONE_NETWORK; index += 1)
      await linkAt(linkingPath(), { username, password: 'wrong', network });
    expectProblem(await signIn(username, 'wrong', { network }), 429, 'too_many_attempts');
    expect(await callsTo('/byEmail')).toBe(0);
  });
});

describe('Other secrets', () => {
  test('a hundred SSO tokens from one network: the next does not reach the platform', async () => {
    const network = newNetwork();
    const path = appLink('sso', { token: 'made-up', source: 'ios' });
    const page = await ask({ path });
    const form = formTo((await ask({ path: page.location ?? path })).text, '/api/sso').fields;
    const send = () => postForm('/api/sso', form, { network });
    for (let batch = 0; batch < TRIES_OF_ONE_NETWORK / 20; batch += 1)
      await Promise.all(Array.from({ length: 20 }, send));
    expect(await callsTo('/byToken')).toBe(TRIES_OF_ONE_NETWORK);
    expect((await send()).location).toMatch(/^\/login\?.*reason=sso-failed/);
    expect(await callsTo('/byToken')).toBe(TRIES_OF_ONE_NETWORK);
    expect((await arrived(path)).location).toMatch(/reason=token-refused/);
  });

  test.each([
    ['/verify-email', '/api/recovery/verify-email', {}, '/verifyEmail/geeni'],
    [
      '/reset-password',
      '/api/recovery/reset-password',
      { password: 'N3w-Passw0rd', confirmation: 'N3w-Passw0rd' },
      '/resetPassword/geeni',
    ],
  ])('made-up links to %s: ten from one network reach the platform', async (page, call, fields, path) => {
    const network = newNetwork();
    const email = encodeURIComponent(nobody());
    for (let index = 0; index < TRIES_FROM_ONE_NETWORK + 2; index += 1) {
      const cookie = await openedLink('geeni', `${page}?vtoken=made-up-${index}&email=${email}`);
      const answer = await postForm(call, fields, { cookie, network });
      expect([answer.status, answer.location]).toEqual([303, page]);
    }
    expect(await callsTo(path)).toBe(TRIES_FROM_ONE_NETWORK);
  });
});

test('No spelling of an account’s name has a counter of its own', async () => {
  const network = newNetwork();
  const name = nobody();
  for (let index = 0; index < TRIES_FROM_ONE_NETWORK; index += 1)
    await signIn(name, `wrong-${index}`, { network });
  const others: readonly Spelling[] = [
    ...spellings,
    ['a space within', (text) => text.replace('@', '\u2003@')],
    ['capitals', (text) => text.toUpperCase()],
  ];
  for (const [, spell] of others)
    expectProblem(await signIn(spell(name), 'wrong', { network }), 429, 'too_many_attempts');
  expect(await callsTo('/byEmail')).toBe(TRIES_FROM_ONE_NETWORK);
});

describe('Fifty wrong passwords from five networks', () => {
  const DEVICE = '__Host-device';
  const pair = (answer: Answer) => `${DEVICE}=${cookieValue(answer, DEVICE) ?? ''}`;

  /** Signs a persona in with a browser that is then known, and spends the account's budget from five other networks. */
  async function besieged(persona: string, brand: string) {
    const username = emailOf(persona, brand);
    const known = await signIn(username, PASSWORD, { brand, network: newNetwork() });
    for (let stranger = 0; stranger < 5; stranger += 1) {
      const network = newNetwork();
      await Promise.all(
        Array.from({ length: TRIES_FROM_ONE_NETWORK }, (_, index) =>
          signIn(username, `wrong-${index}`, { brand, network }),
        ),
      );
    }
    const arrive = (cookie: string | undefined, password = PASSWORD) =>
      signIn(username, password, { brand, network: newNetwork(), cookie });
    return { known, arrive };
  }

  test('do not lock the owner out of a known browser; a new browser is told how long to wait', async () => {
    const { known, arrive } = await besieged('collector', 'visi');
    const strange = await arrive(undefined);
    expectProblem(strange, 429, 'too_many_attempts');
    expect(JSON.parse(strange.text).message).toBe(
      'Too many attempts to sign in. Please wait 10 minutes and try again.',
    );
    const again = await arrive(pair(known));
    expect(again.status).toBe(200);
    // The known browser can sign out and in again without limit.
    expect((await arrive(pair(again))).status).toBe(200);
  });

  test('do not lock the owner out of a linking in a known browser', async () => {
    const { known } = await besieged('yearly', 'visi');
    const link = (cookie: string | undefined) =>
      linkAt(linkingPath('google', { brand: 'visi' }), { brand: 'visi', persona: 'yearly', cookie });
    expect(await offPortal(await link(pair(known)), 'visi')).toContain('code=authorization-');
    expect((await link(undefined)).location).toMatch(/^\/oauth\/google\?/);
  });

  test('a stolen cookie of a known browser has ten guesses, from any network, until its owner signs in again', async () => {
    const { known, arrive } = await besieged('free', 'visi');
    for (let index = 1; index < TRIES_FROM_ONE_NETWORK; index += 1)
      expect((await arrive(pair(known), `wrong-${index}`)).status).toBe(401);
    const own = await arrive(pair(known));
    expectProblem(await arrive(pair(known), 'wrong'), 429, 'too_many_attempts');
    expectProblem(await arrive(pair(known)), 429, 'too_many_attempts');
    expect((await arrive(pair(own))).status).toBe(200);
  });

  test.each([
    ['another account’s', 'owner', 'visi'],
    ['another brand’s', 'trial', 'otis'],
  ])('%s cookie does not open the account', async (_, persona, brand) => {
    const { arrive } = await besieged('trial', 'visi');
    const other = await signIn(emailOf(persona, brand), PASSWORD, { brand, network: newNetwork() });
    expectProblem(await arrive(pair(other)), 429, 'too_many_attempts');
    expectProblem(await arrive(`${pair(other)}x`), 429, 'too_many_attempts');
  });

  test('the cookie is HttpOnly, lasts 180 days, names no account and is no session', async () => {
    const answer = await signIn(emailOf('owner'), PASSWORD, { network: newNetwork() });
    const set = answer.setCookies.find((cookie) => cookie.startsWith(`${DEVICE}=`)) ?? '';
    expect(set).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=15552000$/);
    expect(set).not.toContain('owner');
    expect((await ask({ path: '/api/session', cookie: pair(answer) })).status).toBe(401);
    const failed = await signIn(emailOf('owner'), 'wrong', { network: newNetwork() });
    expect(cookieValue(failed, DEVICE)).toBeUndefined();
  });

  test('one browser can be known to two accounts', async () => {
    const first = await signIn(emailOf('legacy'), PASSWORD, { network: newNetwork() });
    const second = await signIn(emailOf('stuck'), PASSWORD, { network: newNetwork(), cookie: pair(first) });
    for (const persona of ['legacy', 'stuck']) {
      const network = newNetwork();
      for (let index = 0; index < TRIES_FROM_ONE_NETWORK; index += 1)
        await signIn(emailOf(persona), 'wrong', { network });
      const more = { network, cookie: pair(second) };
      expect((await signIn(emailOf(persona), PASSWORD, more)).status).toBe(200);
    }
  });
});
