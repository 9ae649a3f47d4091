import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchesOf, formTo, linksOf, tagsOf, wordsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  requestIdOf,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { PlainBrowser } from '../../support/plain-browser.ts';
import { kept, openedLink, resetLink } from '../../support/recovery.ts';
import { expectProblem, expectSafe, expectSecurityHeaders, messageOf } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

const PAGE = '/reset-password';
const CALL = '/api/recovery/reset-password';
const NEW = 'Different-2026';

const brand = 'otis';
const email = emailOf('owner', brand);

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const newLink = () => resetLink(email, brand);
const opened = async () => openedLink(brand, (await newLink()).path);
const page = (cookie = '') => ask({ brand, path: PAGE, cookie });
type Send = (cookie: string, password?: string, confirmation?: string) => Promise<Answer>;
const byScript: Send = (cookie, password = NEW, confirmation = password) =>
  postJson(CALL, { password, confirmation }, { brand, cookie, network: newNetwork() });
const byForm: Send = (cookie, password = NEW, confirmation = password) =>
  postForm(CALL, { password, confirmation }, { brand, cookie, network: newNetwork() });
const calls = async () =>
  (await sandbox.log()).filter(({ path }) => path.startsWith('/resetPassword/')).length;
const signIn = (password: string) =>
  postForm('/api/auth/sign-in', { username: email, password }, { brand, network: newNetwork() });
const signsIn = async (password: string) => (await signIn(password)).location === '/subscriptions';

/** The page that the answer leads to. */
async function shown(cookie: string, answer: Answer): Promise<Answer> {
  const result = await page(kept(cookie, answer));
  expectSafe(result, { brand });
  expectSecurityHeaders(result, 'token');
  expect(result.status).toBe(200);
  return result;
}

describe('Where a person was going', () => {
  const going = '/plans?planId=plan-otis_pro_m';
  const back = `/login?${new URLSearchParams({ redirectUri: going })}`;

  test('is kept from a refused sign-in to the one after the new password', async () => {
    const browser = new PlainBrowser(brand);
    await browser.open(back);
    await browser.send('/api/auth/sign-in', { username: email, password: 'wrong' });
    const forgot = linksOf(browser.html).find((href) => href.startsWith('/forgot-password'));
    expect(forgot).toBe(`/forgot-password?${new URLSearchParams({ redirectUri: going })}`);
    await browser.open(forgot ?? '');
    expect(linksOf(browser.html)).toContain(back);
    await browser.send('/api/recovery/forgot', { email });
    expect(linksOf(browser.html)).toContain(back);
    await browser.open((await newLink()).path);
    await browser.send(CALL, { password: NEW, confirmation: NEW });
    expect(wordsOf(browser.html)).toContain('Your password has been changed');
    expect(linksOf(browser.html)).toContain(back);
    await browser.open(back);
    await browser.send('/api/auth/sign-in', { username: email, password: NEW });
    expect(browser.at).toBe(going);
  });

  test.each(['https://evil.example/', '//evil.example', '/api/session'])(
    'is never %s',
    async (redirectUri) => {
      const query = new URLSearchParams({ redirectUri });
      const { text } = await ask({ brand, path: `/forgot-password?${query}` });
      expect(linksOf(text)).toContain('/login');
      expect(formTo(text, '/api/recovery/forgot').fields).toEqual({ email: '' });
      const sent = await postForm(
        '/api/recovery/forgot',
        { email, redirectUri },
        { brand, network: newNetwork() },
      );
      const shownThen = await ask({ brand, path: sent.location ?? '', cookie: cookieHeader(sent) });
      expect(linksOf(shownThen.text)).toContain('/login');
    },
  );
});

describe('Opening the link', () => {
  test('makes no call, by GET or HEAD, and redirects to an address without the token', async () => {
    const { path, token } = await newLink();
    await sandbox.clearLog();
    for (const method of ['GET', 'HEAD']) {
      const moved = await ask({ brand, path, method });
      expectSecurityHeaders(moved, 'token');
      expect([moved.status, moved.location]).toEqual([303, PAGE]);
      expect(JSON.stringify(moved.headers) + moved.text).not.toContain(token);
      const form = await page(kept('', moved));
      expect(form.text).toContain('<h1>Choose a new password</h1>');
      expect(form.text).not.toContain(token);
    }
    expect(await sandbox.log()).toEqual([]);
  });

  test('shows a form that loads nothing of other hosts, posts, and names the account to a password manager', async () => {
    const answer = await page(await opened());
    expectSafe(answer, { brand });
    expectSecurityHeaders(answer, 'token');
    const form = formTo(answer.text, CALL);
    expect(form.method).toBe('POST');
    expect(form.fields).toEqual({ username: email, password: '', confirmation: '' });
    for (const address of fetchesOf(answer.text)) expect(address).toMatch(/^\/(?!\/)/);
    for (const { attributes } of tagsOf(answer.text)) {
      if (attributes.get('type') === 'password') {
        expect(attributes.get('autocomplete')).toBe('new-password');
        expect(attributes.has('required')).toBe(true);
        expect(attributes.has('maxlength')).toBe(false);
      }
    }
    const button = tagsOf(answer.text).find(({ attributes }) => attributes.get('type') === 'submit');
    expect(button?.attributes.has('disabled')).toBe(false);
  });

  test.each([
    ['no token', '?email=owner%40geeni.example'],
    ['an empty token', '?vtoken='],
    ['markup', '?vtoken=%3Cimg%20src%3Dx%3E&email=%3Cimg%20src%3Dx%20onerror%3D1%3E'],
    ['nothing at all', ''],
  ])('with %s shows the problem at once, without a call', async (_what, query) => {
    const answer = await ask({ brand, path: PAGE + query });
    expectSafe(answer, { brand });
    expect(answer.status).toBe(200);
    expect(wordsOf(answer.text)).toMatch(/The password reset link is invalid .*request a new one in the app/);
    expect(answer.text).not.toMatch(/img src=x|onerror|owner@geeni/);
    expect(await sandbox.log()).toEqual([]);
  });

  test('shows an e-mail address only where it is valid', async () => {
    const cookie = await openedLink(brand, `${PAGE}?vtoken=abc&email=%3Cimg%20src%3Dx%20onerror%3D1%3E`);
    const answer = await page(cookie);
    expect(answer.text).not.toMatch(/img src=x|onerror|name="username"/);
    const told = await openedLink(brand, `${PAGE}?vtoken=abc&email=Call%20555-0100%20now`);
    expect(wordsOf((await page(told)).text)).not.toContain('555-0100');
  });
});

describe.each([
  ['script', byScript],
  ['form', byForm],
] as const)('A new password by %s', (by, send) => {
  test('is set with one call, begins no session, and ends the sessions before it', async () => {
    const before = await signedIn(email.split('@')[0] ?? '', brand);
    const cookie = await opened();
    const answer = await send(cookie);
    expectSafe(answer, { brand });
    if (by === 'form') expect([answer.status, answer.location]).toEqual([303, PAGE]);
    else expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: PAGE }]);
    expect(cookieHeader(answer)).not.toContain('__Host-session');
    expect(wordsOf((await shown(cookie, answer)).text)).toContain('Your password has been changed');
    expect(await calls()).toBe(1);
    expect([await signsIn(PASSWORD), await signsIn(NEW)]).toEqual([false, true]);
    expect((await ask({ brand, path: '/subscriptions', cookie: before })).text).not.toContain(
      '<h2 id="plan-',
    );
    // A second submit, with the cookies that the browser has now.
    await send(kept(cookie, answer));
    expect(await calls()).toBe(1);
  });

  test('sent again with another password says that the link was used, without a call', async () => {
    const cookie = await opened();
    const after = kept(cookie, await send(cookie));
    const answer = await send(after, 'Another-one-2027');
    expectSafe(answer, { brand });
    if (by === 'script') expectProblem(answer, 409, 'LINK_ALREADY_USED');
    else expect([answer.status, answer.location]).toEqual([303, PAGE]);
    const words = wordsOf((await shown(after, answer)).text);
    expect(words).toContain('The password reset link has already been used');
    expect(words).not.toContain('Your password has been changed');
    expect(await calls()).toBe(1);
    expect([await signsIn('Another-one-2027'), await signsIn(NEW)]).toEqual([false, true]);
  });

  test.each([
    ['with spaces around it', '  Different-2026  '],
    ['with a letter and a combining accent', 'Cafe\u0301-2026'],
    ['with an accented letter', 'Caf\u00e9-2026'],
    ['signs that forms and addresses encode', 'A+b%20&c=d;#/?2026'],
    ['forty characters', `Aa1!${'x'.repeat(36)}`],
    ['eight characters', 'Zz9!zzzz'],
  ])('%s reaches the platform byte for byte', async (_what, password) => {
    const cookie = await opened();
    const words = wordsOf((await shown(cookie, await send(cookie, password))).text);
    expect(words).toContain('Your password has been changed');
    expect(await signsIn(password)).toBe(true);
    for (const other of [password.trim(), password.normalize('NFC'), password.normalize('NFD')])
      if (other !== password) expect(await signsIn(other)).toBe(false);
  });

  test.each([
    ['Aa1!567', 'password_short', 'Password must be at least 8 characters'],
    ['', 'password_short', 'Password must be at least 8 characters'],
    [`Aa1!${'x'.repeat(37)}`, 'password_long', 'Password must be at most 40 characters'],
    ['different-2026', 'password_uppercase', 'Password must have an uppercase letter'],
    ['DIFFERENT-2026', 'password_lowercase', 'Password must have a lowercase letter'],
    ['Different-Word', 'password_number', 'Password must have a number'],
    ['Different2026', 'password_special', 'Password must have a special character'],
  ])('%j is refused by the rules, without a call', async (password, code, message) => {
    const cookie = await opened();
    await expectRefused(by, cookie, await send(cookie, password), { status: 400, code, message });
    expect(await calls()).toBe(0);
  });

  test.each([
    ['in case', 'different-2026'],
    ['by a space', 'Different-2026 '],
    ['in nothing typed', ''],
  ])('a confirmation that differs %s is refused', async (_what, confirmation) => {
    const cookie = await opened();
    await expectRefused(by, cookie, await send(cookie, NEW, confirmation), {
      status: 400,
      code: 'passwords_differ',
      message: 'Entered passwords don’t match',
    });
    expect(await calls()).toBe(0);
  });

  test('a confirmation that differs in normalisation is refused', async () => {
    const cookie = await opened();
    const answer = await send(cookie, 'Caf\u00e9-2026', 'Cafe\u0301-2026');
    const message = 'Entered passwords don’t match';
    await expectRefused(by, cookie, answer, { status: 400, code: 'passwords_differ', message });
  });

  test('too similar to an old one shows a message, and the same form takes another password', async () => {
    const cookie = await opened();
    const answer = await send(cookie, `${PASSWORD}1`);
    const message =
      'Your new password is too similar to your old passwords. Please enter a different password.';
    await expectRefused(by, cookie, answer, { status: 422, code: 'PASSWORDS_TOO_SIMILAR', message });
    const after = kept(cookie, answer);
    expect(wordsOf((await shown(after, await send(after))).text)).toContain('Your password has been changed');
  });

  test.each([
    ['used', 409, 'LINK_ALREADY_USED', 'The password reset link has already been used'],
    ['too old', 400, 'INVALID_TOKEN', 'The password reset link is invalid'],
    ['unknown', 400, 'INVALID_TOKEN', 'The password reset link is invalid'],
  ])('by a link that is %s shows that', async (state, status, code, message) => {
    const { path } = await newLink();
    if (state === 'used') await byForm(await openedLink(brand, path));
    if (state === 'too old') await sandbox.advanceClock(3_600_000);
    const cookie = await openedLink(brand, state === 'unknown' ? `${PAGE}?vtoken=nope` : path);
    const answer = await send(cookie, 'Another-one-2027');
    expectSafe(answer, { brand });
    if (by === 'script') expectProblem(answer, status, code);
    else expect([answer.status, answer.location]).toEqual([303, PAGE]);
    const words = wordsOf((await shown(cookie, answer)).text);
    expect(words).toContain(message);
    expect(words).toContain('Forgot Password?');
  });

  test('without a link shows that, without a call', async () => {
    const answer = await send('');
    if (by === 'script') expectProblem(answer, 400, 'INVALID_TOKEN');
    else expect([answer.status, answer.location]).toEqual([303, PAGE]);
    expect(await sandbox.log()).toEqual([]);
  });

  test.each(['status:400', 'status:404', 'error:1104'])(
    'an unknown refusal, here %s, means an invalid link',
    async (fault) => {
      const cookie = await opened();
      await sandbox.setFault({ method: 'PUT', path: '/resetPassword/{brand}', fault });
      const answer = await send(cookie);
      if (by === 'script') expectProblem(answer, 400, 'INVALID_TOKEN');
      const words = wordsOf((await shown(cookie, answer)).text);
      expect(words).toContain('The password reset link is invalid');
      expect(await calls()).toBe(1);
    },
  );

  test.each(['status:429', 'status:500'])(
    'an outage, here %s, keeps the form and its link',
    async (fault) => {
      const cookie = await opened();
      await sandbox.setFault({ method: 'PUT', path: '/resetPassword/{brand}', fault, times: 1 });
      const answer = await send(cookie);
      await expectRefused(by, cookie, answer, {
        status: 502,
        code: 'reset_unavailable',
        message: 'Sorry, we were unable to change your password at this time. Please try again.',
      });
      expect(await calls()).toBe(1);
      const after = kept(cookie, answer);
      expect(wordsOf((await shown(after, await send(after))).text)).toContain(
        'Your password has been changed',
      );
    },
  );

  test.each(['reset', 'html'])(
    'an answer that is lost by %s is not shown as a success; the next try shows the real result',
    async (fault) => {
      const cookie = await opened();
      await sandbox.setFault({ method: 'PUT', path: '/resetPassword/{brand}', fault, times: 1 });
      const answer = await send(cookie);
      expectSafe(answer, { brand });
      expect(await calls()).toBe(1);
      const after = kept(cookie, answer);
      const words = wordsOf((await shown(after, await send(after))).text);
      expect(words).toContain('If you’ve just chosen a new password, sign in with it.');
      expect(await signsIn(NEW)).toBe(true);
    },
  );
});

test('A special character is not required where the brand does not require one', async () => {
  for (const [at, code] of [
    ['momentum', 200],
    ['pepper', 200],
    ['visi', 400],
  ] as const) {
    const to = emailOf('owner', at);
    const { path } = await resetLink(to, at);
    const cookie = await openedLink(at, path);
    const data = { password: 'Different2026', confirmation: 'Different2026' };
    expect((await postJson(CALL, data, { brand: at, cookie })).status).toBe(code);
  }
});

test('A link of one brand does not open at another', async () => {
  const { path } = await newLink();
  const other = brand === 'otis' ? 'visi' : 'otis';
  const cookie = await openedLink(other, path);
  expectProblem(
    await postJson(CALL, { password: NEW, confirmation: NEW }, { brand: other, cookie }),
    400,
    'INVALID_TOKEN',
  );
  expect(await signsIn(PASSWORD)).toBe(true);
});

/** Expects a refusal with its message, which shows once, and an empty form for another try. */
async function expectRefused(
  by: 'script' | 'form',
  cookie: string,
  answer: Answer,
  { status, code, message }: { status: number; code: string; message: string },
): Promise<void> {
  expectSafe(answer, { brand });
  if (by === 'script') {
    expectProblem(answer, status, code);
    expect(messageOf(answer)).toBe(message);
    expect(answer.setCookies).toEqual([]);
    return;
  }
  expect([answer.status, answer.location]).toEqual([303, PAGE]);
  const form = await shown(cookie, answer);
  const told = status >= 500 ? `${message} Reference: ${requestIdOf(answer)}` : message;
  expect(wordsOf(form.text)).toContain(told);
  expect(formTo(form.text, CALL).fields).toEqual({ username: email, password: '', confirmation: '' });
  const again = await page(kept(kept(cookie, answer), form));
  expect(tagsOf(again.text).filter(({ attributes }) => attributes.get('role') === 'alert')).toEqual([]);
}
