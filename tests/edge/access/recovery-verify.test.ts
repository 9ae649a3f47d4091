import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchesOf, formTo, linksOf, tagsOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, emailOf, newNetwork, PASSWORD, postForm, postJson } from '../../support/portal.ts';
import { kept, mailedLink, openedLink, resetLink } from '../../support/recovery.ts';
import { expectProblem, expectSafe, expectSecurityHeaders } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

const PAGE = '/verify-email';
const CALL = '/api/recovery/verify-email';
const DAY_MS = 86_400_000;
const brand = 'geeni';
const email = emailOf('unverified');

beforeEach(async () => {
  await sandbox.reset();
});
afterEach(() => sandbox.clearFaults());

const page = (cookie = '', headers = {}) => ask({ path: PAGE, cookie, headers });
const byScript = (cookie = '') => postJson(CALL, {}, { cookie, network: newNetwork() });
const byForm = (cookie = '') => postForm(CALL, {}, { cookie, network: newNetwork() });
const calls = async () => (await sandbox.log()).filter(({ path }) => path.startsWith('/verifyEmail/')).length;
const opened = async () => openedLink(brand, (await mailedLink(email, 'verify')).path);
async function signsIn(): Promise<boolean> {
  const fields = { username: email, password: PASSWORD };
  return (
    (await postForm('/api/auth/sign-in', fields, { network: newNetwork() })).location === '/subscriptions'
  );
}

/** The words of the page after the form was posted, by script or without. */
async function shown(cookie: string, answer: Answer): Promise<string> {
  const result = await page(kept(cookie, answer));
  expectSafe(result);
  expectSecurityHeaders(result, 'token');
  expect(result.status).toBe(200);
  return wordsOf(result.text);
}

const ways = [
  ['script', byScript],
  ['form', byForm],
] as const;

describe('Opening the link', () => {
  test('uses up nothing and makes no call, by GET or HEAD, however often', async () => {
    const { path } = await mailedLink(email, 'verify');
    await sandbox.clearLog();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const moved = await ask({ path, method });
      expectSafe(moved);
      expectSecurityHeaders(moved, 'token');
      expect([moved.status, moved.location, moved.text]).toEqual([303, PAGE, '']);
      expect((await page(kept('', moved))).status).toBe(200);
      expect((await ask({ path: PAGE, method: 'HEAD', cookie: kept('', moved) })).status).toBe(200);
    }
    expect(await sandbox.log()).toEqual([]);
    expect(await signsIn()).toBe(false);
  });

  test('the page posts by itself or by its button, and holds no part of the link', async () => {
    const { token } = await mailedLink(email, 'verify');
    const answer = await page(await opened());
    expectSafe(answer);
    expect(formTo(answer.text, CALL)).toEqual({ method: 'POST', action: CALL, fields: {} });
    expect(answer.text).toContain('class="auto-submit-form"');
    expect(answer.text).not.toContain(token);
    expect(answer.text).not.toContain(email);
  });

  test('the page loads nothing of other hosts', async () => {
    for (const address of fetchesOf((await page(await opened())).text)) expect(address).toMatch(/^\/(?!\/)/);
  });
});

describe.each(ways)('Verifying by %s', (by, send) => {
  test('verifies the address with one call; a second submit changes nothing', async () => {
    const cookie = await opened();
    const answer = await send(cookie);
    expectSafe(answer);
    if (by === 'form') expect([answer.status, answer.location]).toEqual([303, PAGE]);
    else expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: PAGE }]);
    const words = await shown(cookie, answer);
    expect(words).toContain('Your email is verified');
    expect(words).toMatch(/sign in.* Forgot Password/);
    await send(kept(cookie, answer));
    expect(await calls()).toBe(1);
    expect(await signsIn()).toBe(true);
  });

  test.each([
    ['used', 409, 'link_used', 'The email verification link has already been used'],
    ['expired', 410, 'link_expired', 'Email verification link has expired'],
    ['invalid', 400, 'link_invalid', 'Invalid email verification link'],
  ])('by a link that is %s shows that', async (state, status, code, message) => {
    if (state === 'used') await byForm(await opened());
    if (state === 'expired') await sandbox.advanceClock(DAY_MS);
    const cookie =
      state === 'invalid' ? await openedLink(brand, `${PAGE}?vtoken=nope&email=a%40b.co`) : await opened();
    const answer = await send(cookie);
    expectSafe(answer);
    if (by === 'form') expect([answer.status, answer.location]).toEqual([303, PAGE]);
    else {
      expectProblem(answer, status, code);
      expect(JSON.parse(answer.text).message).toBe(message);
    }
    const words = await shown(cookie, answer);
    expect(words).toContain(message);
    expect(words).toMatch(/sign in.* Forgot Password/);
    // Using the link verified the address: only another refusal says that it could not be verified.
    expect(words.includes('We couldn’t verify your email')).toBe(state !== 'used');
  });

  test('without a link shows that, without a call', async () => {
    const answer = await send();
    if (by === 'form') expect([answer.status, answer.location]).toEqual([303, PAGE]);
    else expectProblem(answer, 400, 'link_invalid');
    expect(await shown('', answer)).toContain('Invalid email verification link');
    expect(await sandbox.log()).toEqual([]);
  });

  test.each(['status:400', 'status:401', 'status:404', 'error:1104', 'error:<b>bold</b>'])(
    'an unknown refusal, here %s, means an invalid link',
    async (fault) => {
      await sandbox.setFault({ method: 'PUT', path: '/verifyEmail/{brand}', fault });
      const cookie = await opened();
      const answer = await send(cookie);
      if (by === 'script') expectProblem(answer, 400, 'link_invalid');
      expect(await shown(cookie, answer)).toContain('Invalid email verification link');
      expect(await calls()).toBe(1);
    },
  );

  test.each(['status:429', 'status:500'])(
    'an outage, here %s, keeps the link for another try',
    async (fault) => {
      await sandbox.setFault({ method: 'PUT', path: '/verifyEmail/{brand}', fault, times: 1 });
      const cookie = await opened();
      const answer = await send(cookie);
      expectSafe(answer);
      if (by === 'script') expectProblem(answer, 502, 'verification_unavailable');
      const again = kept(cookie, answer);
      const stays = await page(again);
      expect(wordsOf(stays.text)).toContain('Please try again');
      // The page does not submit by itself again: that would never end.
      expect(stays.text).not.toContain('class="auto-submit-form"');
      expect(await calls()).toBe(1);
      expect(await shown(again, await byForm(again))).toContain('Your email is verified');
    },
  );

  test.each(['reset', 'html'])(
    'an answer that is lost by %s is not shown as a success; the next try shows the real result',
    async (fault) => {
      await sandbox.setFault({ method: 'PUT', path: '/verifyEmail/{brand}', fault, times: 1 });
      const cookie = await opened();
      const answer = await send(cookie);
      expectSafe(answer);
      const again = kept(cookie, answer);
      expect(wordsOf((await page(again)).text)).toContain('Please try again');
      expect(await calls()).toBe(1);
      const words = await shown(again, await byForm(again));
      expect(words).toContain('The email verification link has already been used');
      expect(words).toContain('You can now sign in.');
      expect(await signsIn()).toBe(true);
    },
  );
});

describe('An address that is not a valid link', () => {
  test.each([
    ['no token', '?email=owner%40geeni.example'],
    ['an empty token', '?vtoken=&email=owner%40geeni.example'],
    ['a token no platform makes', '?vtoken=%00%0d%0a'],
    ['markup for an address', '?email=%3Cimg%20src%3Dx%20onerror%3D1%3E'],
    ['a long token', `?vtoken=${'a'.repeat(5_000)}`],
    ['nothing at all', ''],
  ])('%s: shows the problem at once, without a call', async (_what, query) => {
    const answer = await ask({ path: PAGE + query });
    expectSafe(answer);
    expectSecurityHeaders(answer, 'token');
    expect(answer.status).toBe(200);
    expect(wordsOf(answer.text)).toContain('Invalid email verification link');
    expect(answer.text).not.toMatch(/<img src=x|onerror|owner@geeni/);
    expect(answer.setCookies).toEqual([]);
    expect(await sandbox.log()).toEqual([]);
  });

  test('markup beside a token reaches the platform and no page', async () => {
    const cookie = await openedLink(brand, `${PAGE}?vtoken=abc&email=%3Cimg%20src%3Dx%20onerror%3D1%3E`);
    const answer = await page(cookie);
    expect(answer.text).not.toMatch(/img src=x|onerror/);
    expect(await shown(cookie, await byForm(cookie))).toContain('Invalid email verification link');
  });

  test.each(['x', 'e30.e30.', '__proto__'])('the forged cookie %j is no link', async (value) => {
    const answer = await page(`__Host-link=${value}`);
    expectSafe(answer);
    expect(wordsOf(answer.text)).toContain('Invalid email verification link');
  });

  test('a link for a new password does not verify an address', async () => {
    const { token } = await resetLink(emailOf('owner'));
    const cookie = await openedLink(brand, `/reset-password?vtoken=${token}&email=owner%40geeni.example`);
    expectProblem(await byScript(cookie), 400, 'link_invalid');
    expect(await calls()).toBe(0);
  });
});

describe('Open App', () => {
  const appLink = async (userAgent: string) => {
    const { text } = await page('', { 'user-agent': userAgent });
    const box = tagsOf(text).find(({ attributes }) => attributes.get('class') === 'open-app');
    return {
      href: linksOf(text).find((href) => /^(intent|geeni):/.test(href)),
      hidden: box?.attributes.has('hidden'),
    };
  };

  test('an intent with a fallback to the web on Android', async () => {
    const { href, hidden } = await appLink('Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile');
    expect(href).toMatch(
      /^intent:\/\/open\/#Intent;scheme=geeni;package=example\.geeni\.app;S\.browser_fallback_url=http%3A%2F%2Fgeeni\.localhost%3A\d+%2Flogin;end$/,
    );
    expect(hidden).toBe(false);
  });

  test('the app’s scheme on iOS; hidden where the device may be a Macintosh; none elsewhere', async () => {
    expect(await appLink('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)')).toEqual({
      href: 'geeni://open',
      hidden: false,
    });
    expect(await appLink('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toEqual({
      href: 'geeni://open',
      hidden: true,
    });
    expect(await appLink('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toEqual({
      href: undefined,
      hidden: undefined,
    });
  });
});
