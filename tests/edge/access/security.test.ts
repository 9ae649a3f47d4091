import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recurlyForm } from '../../support/billing.ts';
import { deleteBy } from '../../support/deletion.ts';
import { focusedMessage, formTo, wordsOf } from '../../support/html.ts';
import { linkAt, linkingPath } from '../../support/linking.ts';
import { newestCode, signInMark, wrongCode } from '../../support/mfa.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { openedLink, resetLink } from '../../support/recovery.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appLink, appToken, arrivedInApp } from '../../support/sso.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const brand = 'notion';
/** Not WebKit, whose cookies have other names in the sandbox environment (docs/adr/034): the other requests here send these. */
const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The headers of a browser's request, with the place that the edge reads. */
const from = (agent: string, place: Record<string, string> = {}) => ({
  'user-agent': agent,
  // The place of a request, as the local runtime reads it; a header holds ASCII only.
  'mf-cf-blob': JSON.stringify(place).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
});
const LYON = { city: 'Lyon', country: 'FR' };

async function signIn(
  persona: string,
  headers = from(COMPUTER),
  cookie?: string,
  at = brand,
): Promise<Answer> {
  const answer = await postForm(
    '/api/auth/sign-in',
    { username: emailOf(persona, at), password: PASSWORD },
    { brand: at, headers, cookie, network: newNetwork() },
  );
  expect(answer.location).toMatch(/^\/(subscriptions|mfaLogin)$/);
  return answer;
}
const signedInAs = async (persona: string, headers = from(COMPUTER)) =>
  cookieHeader(await signIn(persona, headers));

const page = (cookie: string, at = brand) => ask({ brand: at, path: '/security', cookie });
const send = (call: string, fields: Record<string, string>, cookie: string, at = brand) =>
  postForm(`/api/security/${call}`, fields, { brand: at, cookie });
const handles = (answer: Answer, field: 'session' | 'browser') =>
  [...answer.text.matchAll(new RegExp(`name="${field}" value="([^"]+)"`, 'g'))].map(
    ([, handle = '']) => handle,
  );
const isAlive = async (cookie: string, at = brand) =>
  (await ask({ brand: at, path: '/api/session', cookie })).status === 200;
const endOthers = async (cookie: string) =>
  postForm(formTo((await page(cookie)).text, '/api/security/end-others').action, {}, { brand, cookie });

/** Signs in, and ends the sessions that other tests have left. */
async function alone(persona: string): Promise<string> {
  const cookie = await signedInAs(persona);
  const left = await page(cookie);
  if (handles(left, 'session').length > 0) await endOthers(cookie);
  return cookie;
}
/** The message on the page that a form led to. */
async function toldAfter(answer: Answer, cookie: string): Promise<string> {
  expect([answer.status, answer.location]).toEqual([303, '/security']);
  const next = await ask({ brand, path: '/security', cookie: `${cookie}; ${cookieHeader(answer)}` });
  expectSafe(next);
  expect(next.text).toContain('<div class="alert success" role="status"');
  return focusedMessage(next.text);
}

describe('The security page', () => {
  test('of an account without another session offers to end none', async () => {
    const cookie = await alone('owner');
    const shown = await page(cookie);
    expectSafe(shown);
    expect(shown.text).toContain('This device');
    expect(shown.text).not.toContain('action="/api/security/end-others?');
  });

  test('names browser, system and place of each session in words', async () => {
    const cookie = await alone('owner');
    await signIn('owner', from(PHONE, LYON));
    const { text } = await page(cookie);
    expect(text).toContain('Chrome on Windows');
    expect(text).toContain('Firefox on Android');
    expect(text).toContain('Lyon, France');
    expect(text).toContain('Unknown place');
  });

  test('lists each machine once, tells the buttons of equal ones apart, and says which browsers are known', async () => {
    const cookie = await alone('pending');
    for (const _session of ['one', 'another']) await signIn('pending', from(PHONE, LYON));
    const { text } = await page(cookie);
    const names = [...text.matchAll(/aria-label="((?:Sign out|Remove): [^"]*)"/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual([
      'Remove: Chrome on Windows, Unknown place, Active now',
      'Sign out: Firefox on Android, Lyon, France, Active now',
      'Sign out: Firefox on Android, Lyon, France, Active now (2)',
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(wordsOf(text).match(/Lyon, France Active now Known browser/g)).toHaveLength(2);
  });

  test('begins with the way to a new password, which knows the address', async () => {
    const cookie = await alone('owner');
    const words = wordsOf((await page(cookie)).text);
    expect(words.indexOf('Change password')).toBeLessThan(words.indexOf('Your devices and browsers'));
    const forgot = await ask({ brand, path: '/forgot-password', cookie });
    expect(formTo(forgot.text, '/api/recovery/forgot').fields['email']).toBe(emailOf('owner', brand));
  });

  test('shows the latest ten sessions and leads to all; signing out everywhere else ends them all', async () => {
    const cookie = await alone('roomy');
    const others: string[] = [];
    for (let time = 0; time < 12; time += 1) others.push(await signedInAs('roomy', from(PHONE)));
    const { text } = await page(cookie);
    expect(handles(await page(cookie), 'session')).toHaveLength(10);
    const rest = /href="(\/security\?view=all)#sessions"/.exec(text)?.[1] ?? '';
    const whole = await ask({ brand, path: rest, cookie });
    expectSafe(whole);
    expect(new Set(handles(whole, 'session')).size).toBe(12);
    expect(whole.text).not.toContain('/security?view=all#sessions');
    await endOthers(cookie);
    expect(await Promise.all(others.map((each) => isAlive(each)))).toEqual(others.map(() => false));
  });

  test('makes no call of the platform', async () => {
    const cookie = await alone('owner');
    await sandbox.clearLog();
    await page(cookie);
    expect(await sandbox.log()).toEqual([]);
  });

  test('shows no text of a User-Agent header', async () => {
    const cookie = await alone('owner');
    await signIn('owner', from('<b>Call 555 0100</b>', { city: '\u202ereversed', country: 'zz' }));
    const { text } = await page(cookie);
    expect(text).not.toMatch(/555 0100|reversed/);
    expect(text).toContain('Unknown browser');
  });

  test('shows one account, and nothing of another account or another brand', async () => {
    const cookie = await alone('yearly');
    await signIn('yearly', from(PHONE, LYON), undefined, 'otis');
    await signIn('trial', from(PHONE, LYON));
    const shown = await page(cookie);
    expect(handles(shown, 'session')).toEqual([]);
    expect(wordsOf(shown.text)).not.toContain('Lyon');
  });

  test('holds nothing that opens a session or identifies a known browser', async () => {
    const cookie = await alone('owner');
    const other = await signIn('owner', from(PHONE));
    const { text } = await page(cookie);
    for (const name of ['__Host-session', '__Host-device']) {
      const value = cookieValue(other, name) ?? '';
      for (const part of value.split('.').filter((each) => each.length > 8)) expect(text).not.toContain(part);
    }
  });

  test('is linked in the person’s menu on every page', async () => {
    const cookie = await alone('owner');
    for (const path of ['/subscriptions', '/payment', '/security'])
      expect((await ask({ brand, path, cookie })).text).toContain('href="/security"');
  });
});

describe('Signing out elsewhere', () => {
  test('ends exactly one other session', async () => {
    const cookie = await alone('owner');
    const [phone, computer] = [await signedInAs('owner', from(PHONE)), await signedInAs('owner')];
    const [newest = ''] = handles(await page(cookie), 'session');
    const answer = await send('end-session', { session: newest }, cookie);
    expect(await toldAfter(answer, cookie)).toBe('Signed out there. You stay signed in here.');
    expect([await isAlive(cookie), await isAlive(phone), await isAlive(computer)]).toEqual([
      true,
      true,
      false,
    ]);
    const left = await ask({ brand, path: '/subscriptions', cookie: computer });
    expect(left.location).toBe('/login?redirectUri=%2Fsubscriptions&reason=ended');
  });

  test('twice, says that the session has ended already', async () => {
    const cookie = await alone('owner');
    await signIn('owner', from(PHONE));
    const [handle = ''] = handles(await page(cookie), 'session');
    await send('end-session', { session: handle }, cookie);
    const again = await send('end-session', { session: handle }, cookie);
    expect(await toldAfter(again, cookie)).toBe('That one was already signed out.');
  });

  test('ends all others at once, and this one stays', async () => {
    const cookie = await alone('owner');
    const others = [await signedInAs('owner', from(PHONE)), await signedInAs('owner')];
    expect(await toldAfter(await endOthers(cookie), cookie)).toBe('You are signed out everywhere else.');
    expect(await Promise.all([cookie, ...others].map((each) => isAlive(each)))).toEqual([true, false, false]);
    expect((await page(cookie)).text).toContain('Signed out elsewhere');
  });

  test('with an id of another account, of another brand or made up, ends nothing', async () => {
    const cookie = await alone('owner');
    const victim = await alone('trial');
    await signIn('trial', from(PHONE));
    const [foreign = ''] = handles(await page(victim), 'session');
    const name =
      cookieValue(
        { setCookies: [`__Host-session=${victim.split('__Host-session=')[1]}`] },
        '__Host-session',
      ) ?? '';
    for (const session of [foreign, name.slice(0, 64), '', '__proto__', '../owner', 'x'.repeat(64)]) {
      const answer = await send('end-session', { session }, cookie);
      expect(await toldAfter(answer, cookie)).toBe('That one was already signed out.');
    }
    expect([await isAlive(victim), await isAlive(cookie)]).toEqual([true, true]);
    expect(handles(await page(victim), 'session')).toHaveLength(1);
  });

  test('without a session leads to sign in, and back', async () => {
    const answer = await send('end-others', {}, '');
    expect(answer.location).toBe('/login?redirectUri=%2Fsecurity&reason=ended');
  });

  test('a session that signed out, or that another account took over, is no longer listed', async () => {
    const cookie = await alone('owner');
    const phone = await signedInAs('owner', from(PHONE));
    await postForm('/api/auth/sign-out', {}, { brand, cookie: phone });
    expect(handles(await page(cookie), 'session')).toEqual([]);
    const computer = await signedInAs('owner', from(COMPUTER, LYON));
    await signIn('trial', from(COMPUTER), computer);
    expect(handles(await page(cookie), 'session')).toEqual([]);
  });
});

describe('Known browsers', () => {
  test('are listed once each, however often they sign in, and are new only once', async () => {
    const first = await signIn('collector', from(PHONE, LYON));
    const again = await signIn('collector', from(PHONE, LYON), cookieHeader(first));
    const shown = await page(cookieHeader(again));
    expect(handles(shown, 'browser')).toHaveLength(1);
    const happened = wordsOf(shown.text);
    expect(happened.match(/Signed in from a new browser/g)).toHaveLength(1);
  });

  test('that are forgotten have the budget of any other browser', async () => {
    // No other test uses the account whose budget is spent here.
    const persona = 'british';
    const known = await signIn(persona, from(PHONE));
    const [thief, own] = [await signIn(persona, from(COMPUTER)), await signIn(persona, from(COMPUTER))];
    const cookie = cookieHeader(known);
    for (let wrong = 0; wrong < 55; wrong += 1)
      await postForm(
        '/api/auth/sign-in',
        { username: emailOf(persona, brand), password: 'wrong' },
        { brand, network: `198.51.${wrong}.1` },
      );
    const arrive = (browser: Answer) =>
      postForm(
        '/api/auth/sign-in',
        { username: emailOf(persona, brand), password: 'wrong again' },
        {
          brand,
          cookie: `__Host-device=${cookieValue(browser, '__Host-device')}`,
          headers: { accept: 'application/json' },
          network: newNetwork(),
        },
      );
    const told = async (answer: Answer) =>
      wordsOf((await ask({ brand, path: '/login', cookie: cookieHeader(answer) })).text);
    for (const browser of [known, thief, own])
      expect(await told(await arrive(browser))).not.toContain('Too many');
    const [handle = ''] = handles(await page(cookie), 'browser');
    const answer = await send('forget-browser', { browser: handle }, cookie);
    expect(await toldAfter(answer, cookie)).toBe('Removed. We’ll treat that browser as new.');
    expect(handles(await page(cookie), 'browser')).not.toContain(handle);
    expect(await told(await arrive(known))).toContain('Too many');
    const again = await send('forget-browser', { browser: handle }, cookie);
    expect(await toldAfter(again, cookie)).toBe('That browser was already removed.');
    // A press of "This wasn't me" forgets the thief's browser in the same way, and not the one in which it is pressed.
    const { location } = await send('not-me', { by: 'password' }, cookieHeader(own));
    expect(location).toBe('/forgot-password?view=submitted');
    expect(await told(await arrive(thief))).toContain('Too many');
    expect(await told(await arrive(own))).not.toContain('Too many');
  });
});

describe('The list of what happened shows', () => {
  test('a wrong code, the sign-in by code, and the masked address of the codes', async () => {
    const waiting = cookieHeader(await signIn('mfa-sms', from(PHONE, LYON)));
    const mark = await signInMark(waiting, brand);
    const verify = (code: string) =>
      postForm(
        '/api/mfa/verify',
        { code, signIn: mark },
        { brand, cookie: waiting, headers: from(PHONE, LYON) },
      );
    const code = await newestCode('mfa-sms');
    await verify(wrongCode(code));
    await verify(wrongCode(code));
    const { text } = await page(cookieHeader(await verify(code)));
    expect(text).toContain('Wrong code entered (2 times)');
    expect(text).toContain('with password and code');
    expect(text).toMatch(/we send a code to \(xxx\) xxx-xx\d\d\./);
    expect(text).not.toContain('2025550142');
  });

  test('MFA as off where a sign-in needed no code', async () => {
    const { text } = await page(await alone('owner'));
    expect(wordsOf(text)).toContain('Code at sign-in Off You can’t turn on sign-in codes here.');
    expect(text).toContain('Check the Notion app, or contact support.');
    expect(text).toContain('href="https://support.notion.example/chat"');
  });

  test('a card that was changed', async () => {
    const cookie = await signedIn('owner', 'momentum');
    const fields = await recurlyForm('ok', { from: 'payment' });
    const stored = await postForm('/api/billing/store', fields, { brand: 'momentum', cookie });
    expect(stored.location).toBe('/payment');
    expect((await page(cookie, 'momentum')).text).toContain('Card changed');
  });

  test('a new password, whoever requested it', async () => {
    const email = emailOf('legacy', 'momentum');
    const link = await resetLink(email, 'momentum');
    const opened = await openedLink('momentum', link.path);
    const password = 'Different-2026';
    await postForm(
      '/api/recovery/reset-password',
      { password, confirmation: password },
      { brand: 'momentum', cookie: opened, network: newNetwork(), headers: from(PHONE, LYON) },
    );
    const signedInWith = await postForm(
      '/api/auth/sign-in',
      { username: email, password },
      { brand: 'momentum', network: newNetwork() },
    );
    const { text } = await page(cookieHeader(signedInWith), 'momentum');
    expect(text).toContain('Password changed');
    expect(text).toContain('Lyon, France');
  });

  test('an assistant that was linked, without a new session', async () => {
    const cookie = await alone('legacy');
    await linkAt(linkingPath('alexa', { brand }), { persona: 'legacy', brand });
    const shown = await page(cookie);
    expect(shown.text).toContain('Linked to Amazon Alexa');
    expect(handles(shown, 'session')).toEqual([]);
  });

  test('a sign-in from the app', async () => {
    const link = appLink('isolated', { token: await appToken('free', brand), source: 'ios' });
    const answer = await arrivedInApp(link, { brand });
    const { text } = await page(cookieHeader(answer));
    expect(text).toContain('app on iOS');
    expect(text).toContain('from the app');
    expect(text).toContain('We’ll know after you sign in with your password');
  });

  test('only the request of a deletion, which ends every session', async () => {
    const cookie = await alone('expired');
    const others = [await signedInAs('expired', from(PHONE, LYON)), await signedInAs('expired')];
    await deleteBy({ brand, cookie });
    expect(await Promise.all([cookie, ...others].map((each) => isAlive(each)))).toEqual([
      false,
      false,
      false,
    ]);
    const back = await signedInAs('expired');
    expect((await page(back)).location).toBe('/pending-delete');
    await postForm('/api/account/cancel-deletion', {}, { brand, cookie: back });
    const shown = await page(back);
    expect(wordsOf(shown.text)).not.toContain('Lyon');
    expect(shown.text).toContain('Account deletion requested');
    expect(shown.text).toContain('Account deletion cancelled');
    expect(handles(shown, 'session')).toEqual([]);
  });
});

test('A wrong password is listed nowhere, so that no page says whether an account exists', async () => {
  const cookie = await alone('owner');
  const before = wordsOf((await page(cookie)).text);
  await postForm(
    '/api/auth/sign-in',
    { username: emailOf('owner', brand), password: 'wrong' },
    { brand, network: newNetwork(), headers: from(PHONE, { city: 'Oslo', country: 'NO' }) },
  );
  const after = wordsOf((await page(cookie)).text);
  expect(after).not.toContain('Oslo');
  expect(after.match(/Wrong/g)).toEqual(before.match(/Wrong/g));
});
