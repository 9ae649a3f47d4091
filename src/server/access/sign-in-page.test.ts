import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { rememberedSignIn, signInFlash } from './sign-in-flash.ts';
import { signInPage } from './sign-in-page.ts';

const session = {
  brand: 'visi',
  startedAtMs: 0,
  seenAtMs: 0,
  person: { name: 'Jane', email: 'jane@example.com', accountId: '1', status: 'active' },
  platform: {
    token: 't',
    credentials: { AccessKeyId: 'a', SecretAccessKey: 'b', SessionToken: 'c', region: 'us-east-2' },
  },
};

async function form(address: string, headers: Record<string, string> = {}) {
  const context = aContext(address, headers);
  const { page, cookies } = await signInPage(context, undefined);
  if (page.kind !== 'form') throw new Error('the page redirects');
  return { page, cookies };
}

/** The pair of a `Set-Cookie` value, as the browser sends it back. */
const sentBack = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the return route', () => {
  test.each([
    ['?redirectUri=%2Fplans%3FplanId%3D1', '/plans?planId=1'],
    ['?redirectUri=https%3A%2F%2Fevil.example', undefined],
    ['?redirectUri=%2F%2Fevil.example', undefined],
    ['', undefined],
  ])('%s is carried as %j', async (query, redirectUri) => {
    expect((await form(`https://account.visi.example/login${query}`)).page.form.redirectUri).toBe(
      redirectUri,
    );
  });

  test.each([
    ['', '/subscriptions'],
    ['?redirectUri=%2Fplans', '/plans'],
    ['?redirectUri=%2F%2Fevil.example', '/subscriptions'],
    ['?reason=nonsense', '/subscriptions'],
  ])('is where a person goes who is already signed in: %s', async (query, next) => {
    const context = aContext(`https://account.visi.example/login${query}`);
    expect((await signInPage(context, session)).page).toEqual({ kind: 'signedIn', next });
  });

  it('does not send a signed-in person in a circle when My Plan could not be shown', async () => {
    const context = aContext(
      'https://account.visi.example/login?reason=unavailable&redirectUri=%2Fsubscriptions',
    );
    expect((await signInPage(context, session)).page).toMatchObject({
      kind: 'form',
      form: { notice: { link: { href: '/subscriptions', label: 'Try again' } } },
    });
  });
});

describe('why a person is back on the sign-in page', () => {
  test.each([
    ['idle', 'You were signed out after 12 minutes without activity. Sign in to pick up where you left off.'],
    ['ended', 'Your session has ended. Please sign in again.'],
    ['signed-out', 'You are signed out.'],
    [
      'unavailable',
      'Sorry, we are unable to retrieve your information at this time. Please try again later.',
    ],
  ])('%s', async (reason, text) => {
    const { page } = await form(`https://account.visi.example/login?reason=${reason}`);
    expect(page.form.notice?.text).toBe(text);
  });

  test.each([['<script>'], ['__proto__'], ['Your+account+is+closed'], ['']])(
    'the reason %j shows no notice',
    async (reason) => {
      const { page } = await form(`https://account.visi.example/login?reason=${reason}`);
      expect(page.form.notice).toBeUndefined();
      expect(JSON.stringify(page)).not.toMatch(/<script>|account is closed/);
    },
  );
});

describe('a failed plain form', () => {
  it('shows its message and e-mail once, never the password', async () => {
    const context = aContext('https://account.visi.example/');
    const cookie = sentBack(
      await signInFlash.write(context, { message: 'Wrong.', username: 'jane@example.com' }),
    );
    const { page, cookies } = await form('https://account.visi.example/login', { cookie });
    expect(page.form).toMatchObject({ message: 'Wrong.', username: 'jane@example.com' });
    expect(cookies).toEqual([expect.stringMatching(/^__Host-flash=; .*Max-Age=0$/)]);
  });

  it('shows nothing from a forged flash cookie', async () => {
    const { page } = await form('https://account.visi.example/login', { cookie: '__Host-flash=forged' });
    expect(page.form).toMatchObject({ message: undefined, username: '' });
  });
});

describe('Remember Me remembers the e-mail on this device', () => {
  it('and ticks its box', async () => {
    const cookie = sentBack(
      await rememberedSignIn.write(aContext('https://account.visi.example/'), {
        username: 'jane@example.com',
      }),
    );
    const { page } = await form('https://account.visi.example/login', { cookie });
    expect(page.form).toMatchObject({ username: 'jane@example.com', rememberMe: true });
  });

  it('and without it the form is empty', async () => {
    expect((await form('https://account.visi.example/login')).page.form).toMatchObject({
      username: '',
      rememberMe: false,
    });
  });
});

describe('what differs by brand', () => {
  test.each([
    ['nightowl', true],
    ['visi', false],
  ])('%s has the password toggle and the Forgot Password? link: %s', async (key, has) => {
    const { page } = await form(`https://account.${key}.example/login`);
    expect(page.form.toggle !== undefined).toBe(has);
    expect(page.form.newPassword).toEqual({ href: '/forgot-password', isLinked: has });
  });
});
