import { beforeEach, describe, expect, test } from 'vitest';
import { DELETE as CALL } from '../../support/deletion.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { appLink, appToken, arrived } from '../../support/sso.ts';
import { signInMark } from '../../support/mfa.ts';
import { formTo, linksOf, wordsOf, tagsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

const PAGE = '/delete-account';
const AGAIN = '/login?redirectUri=%2Fdelete-account&reason=recent';
const brand = 'momentum';

const page = (cookie: string, left?: Answer) =>
  ask({ brand, path: PAGE, cookie: left ? `${cookie}; ${cookieHeader(left)}` : cookie });
const send = (cookie: string, fields: Record<string, string> = {}, network = newNetwork()) =>
  postForm(CALL, fields, { brand, cookie, network });
const deletions = async () =>
  (await sandbox.log()).filter(({ path }) => path === '/users/deletionRequests').length;
const wordsAfter = async (cookie: string, answer: Answer) => {
  expectSafe(answer, { brand });
  expect([answer.status, answer.location]).toEqual([303, PAGE]);
  return wordsOf((await page(cookie, answer)).text);
};

/** Signs in with an MFA code and returns the session's cookie. */
async function byCode(): Promise<string> {
  const email = emailOf('mfa-email', brand);
  const network = newNetwork();
  const begun = await postJson(
    '/api/auth/sign-in',
    { username: email, password: PASSWORD, rememberMe: false },
    { brand, network },
  );
  const [mail] = await sandbox.outbox(email);
  const cookie = cookieHeader(begun);
  const sent = { code: mail?.code, signIn: await signInMark(cookie, brand) };
  const verified = await postJson('/api/mfa/verify', sent, { brand, network, cookie });
  return cookieHeader(verified);
}

/** Signs in by SSO from the app and returns the session's cookie. */
async function byApp(): Promise<string> {
  const token = await appToken('yearly', brand);
  return cookieHeader(await arrived(appLink('sso', { token, source: 'ios' }), { brand }));
}

beforeEach(() => sandbox.reset());

describe('Deleting the account soon after signing in', () => {
  test('asks for no proof on the page that the menu leads to', async () => {
    const cookie = await signedIn('owner', brand);
    const menu = await ask({ brand, path: '/subscriptions', cookie });
    expect(linksOf(menu.text)).toContain(PAGE);
    const { text } = await page(cookie);
    expect(wordsOf(text)).toContain(`Account to delete: ${emailOf('owner', brand)}`);
    expect(formTo(text, CALL).fields).toEqual({});
    expect((await send(cookie)).location).toBe('/');
    expect(await deletions()).toBe(1);
  });
});

describe('Deleting the account later than ten minutes after signing in', () => {
  askSeparatePortal({ recentScale: 0 });

  test('leads from the menu to a page of its own that asks for the password, without scripts of third parties', async () => {
    const cookie = await signedIn('owner', brand);
    const menu = await ask({ brand, path: '/subscriptions', cookie });
    expect(linksOf(menu.text)).toContain(PAGE);
    expect(menu.text).not.toContain(CALL);
    expect(menu.text).not.toContain('type="password"');
    const asks = await page(cookie);
    expectSafe(asks, { brand });
    expect(formTo(asks.text, CALL).fields).toEqual({ password: '' });
    expect(linksOf(asks.text)).toContain(AGAIN);
  });

  test('has the address beside its password for password managers, and does not send it', async () => {
    const { text } = await page(await signedIn('owner', brand));
    const beside = tagsOf(text).find(({ attributes }) => attributes.get('autocomplete') === 'username');
    expect(beside?.attributes.get('value')).toBe(emailOf('owner', brand));
    expect(beside?.attributes.has('name')).toBe(false);
  });

  test('without a password leads to that page, and the platform receives no call', async () => {
    const cookie = await signedIn('owner', brand);
    await sandbox.clearLog();
    const answer = await send(cookie);
    expect([answer.status, answer.location]).toEqual([303, PAGE]);
    expect(await sandbox.log()).toEqual([]);
  });

  test('with the right password deletes the account, and signs out', async () => {
    const cookie = await signedIn('owner', brand);
    const answer = await send(cookie, { password: PASSWORD });
    expectSafe(answer, { brand });
    expect([answer.status, answer.location]).toEqual([303, '/']);
    expect(await deletions()).toBe(1);
    expect((await ask({ brand, path: '/api/session', cookie })).status).toBe(401);
  });

  test.each([
    ['a wrong one', 'wrong', 'The email or password you entered is incorrect.'],
    ['an empty one', '', 'Please enter your password.'],
    ['another account’s', 'P4ssw0rd!', 'The email or password you entered is incorrect.'],
  ])('with %s shows a message once, and deletes nothing', async (_, password, words) => {
    const cookie = await signedIn('owner', brand);
    const answer = await send(cookie, { password });
    expect(await wordsAfter(cookie, answer)).toContain(words);
    expect(wordsOf((await page(cookie)).text)).not.toContain(words);
    expect(await deletions()).toBe(0);
    expect((await ask({ brand, path: '/api/session', cookie })).status).toBe(200);
  });

  test('wrong passwords here and at sign-in spend one budget', async () => {
    const cookie = await signedIn('collector', brand);
    const network = newNetwork();
    const words: string[] = [];
    for (let index = 0; index < 11; index += 1)
      words.push(await wordsAfter(cookie, await send(cookie, { password: `wrong-${index}` }, network)));
    expect(words[9]).toContain('The email or password you entered is incorrect.');
    expect(words[10]).toContain('Too many attempts to sign in. Please wait 10 minutes and try again.');
    expect(await deletions()).toBe(0);
    const username = emailOf('collector', brand);
    const body = { username, password: PASSWORD, rememberMe: false };
    expect((await postJson('/api/auth/sign-in', body, { brand, network })).status).toBe(429);
  });

  test.each(['status:500', 'reset', 'html'])('a platform that fails (%s) deletes nothing', async (fault) => {
    const cookie = await signedIn('owner', brand);
    await sandbox.setFault({ brand, method: 'POST', path: '/byEmail', fault });
    const answer = await send(cookie, { password: PASSWORD });
    expect(await wordsAfter(cookie, answer)).toContain('Sorry there was an error while logging in.');
    expect(await deletions()).toBe(0);
  });

  test.each([
    ['a code', byCode],
    ['an app', byApp],
  ])('and a sign-in by %s leads to a new sign-in, whatever password is typed', async (_, begin) => {
    const cookie = await begin();
    await sandbox.clearLog();
    const asks = await page(cookie);
    expect(asks.text).not.toContain('type="password"');
    expect(linksOf(asks.text)).toContain(AGAIN);
    const answer = await send(cookie, { password: PASSWORD });
    expect([answer.status, answer.location]).toEqual([303, AGAIN]);
    expect(await sandbox.log()).toEqual([]);
    const login = await ask({ brand, path: AGAIN, cookie });
    expect(login.status).toBe(200);
    expect(wordsOf(login.text)).toContain('Please sign in again to confirm it’s you.');
    expect(formTo(login.text, '/api/auth/sign-in').fields['redirectUri']).toBe(PAGE);
  });
});
