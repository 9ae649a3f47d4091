import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appLink, appToken, arrived, SSO_CALL, inApp, opened } from '../../support/sso.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { ask, cookieHeader, cookieValue, postForm, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
beforeEach(() => sandbox.clearLog());

const isAlive = async (cookie: string) => (await ask({ path: '/api/session', cookie })).status === 200;
const exchanges = async () => (await sandbox.log()).filter(({ path }) => path === '/byToken').length;

describe('A person who is signed in already', () => {
  const link = async (persona = 'collector') =>
    appLink('isolated', { token: await appToken(persona), nextPath: '/plans', source: 'ios' });

  const question =
    'You are signed in as Olivia B. This link opens the account in the Merkury Smart app: Camila D. If you switch';

  test.each([
    ['in a browser', (fields: Record<string, string>) => fields],
    ['in the app', inApp],
  ])('gets a question %s, with both names, and the page sends nothing by itself', async (_where, sent) => {
    const cookie = await signedIn('owner');
    const page = await opened(await link(), { cookie });
    const asked = await postForm(SSO_CALL, sent(formTo(page.text, SSO_CALL).fields), { cookie });
    expectSafe(asked);
    expect(cookieValue(asked, '__Host-session')).toBeUndefined();
    const shown = await ask({ path: asked.location ?? '', cookie: `${cookie}; ${cookieHeader(asked)}` });
    expectSafe(shown);
    expect(wordsOf(shown.text)).toContain(question);
    expect(wordsOf(shown.text)).toMatch(/Switch to the app’s account Keep this account/);
    expect(shown.text).not.toMatch(/owner@|collector@|class="auto-submit-form"/);
    expect(await exchanges()).toBe(1);
  });

  test('Keep goes on with the same session', async () => {
    const cookie = await signedIn('owner');
    const kept = await arrived(await link(), { cookie }, 'keep');
    expect([kept.status, kept.location, cookieHeader(kept)]).toEqual([303, '/plans', '']);
    expect((await ask({ path: '/plans', cookie })).text).toContain('Olivia Bennett');
  });

  test('Continue replaces the session: a new id, and the old one has ended', async () => {
    const cookie = await signedIn('owner');
    const answer = await arrived(await link(), { cookie }, 'continue');
    expect([answer.status, answer.location]).toEqual([303, '/plans']);
    const fresh = cookieHeader(answer);
    expect(fresh).not.toBe(cookie);
    expect([await isAlive(cookie), await isAlive(fresh)]).toEqual([false, true]);
    const page = await ask({ path: '/plans', cookie: fresh });
    expect(page.text).toContain('Camila Duarte');
    expect(page.text).not.toContain('Olivia');
  });

  test('Continue with an invalid token keeps the session, and offers a way back', async () => {
    const cookie = await signedIn('owner');
    const path = await link();
    await arrived(path);
    const answer = await arrived(path, { cookie }, 'continue');
    expect(answer.location).toBe('/login?redirectUri=%2Fplans&reason=token-refused');
    expect(answer.setCookies).toEqual([]);
    const login = await ask({ path: answer.location ?? '', cookie });
    expect(login.status).toBe(200);
    expect(login.text).toMatch(/<a href="\/plans">Continue with your current account<\/a>/);
    expect(await isAlive(cookie)).toBe(true);
  });

  test('gets the question even where the page was rendered before the sign-in', async () => {
    const early = await opened(await link());
    const cookie = await signedIn('owner');
    const answer = await postForm(SSO_CALL, formTo(early.text, SSO_CALL).fields, { cookie });
    expect(cookieValue(answer, '__Host-session')).toBeUndefined();
    const both = `${cookie}; ${cookieHeader(answer)}`;
    expect(wordsOf((await ask({ path: answer.location ?? '', cookie: both })).text)).toContain(question);
  });

  test.each(['continue', 'keep'] as const)(
    'who goes Back to the question after the answer (%s) is led on, and is not asked to sign in',
    async (choice) => {
      const cookie = await signedIn('owner');
      const page = await opened(await link(), { cookie });
      const asked = await postForm(SSO_CALL, formTo(page.text, SSO_CALL).fields, { cookie });
      const both = `${cookie}; ${cookieHeader(asked)}`;
      const shown = await ask({ path: asked.location ?? '', cookie: both });
      const fields = { ...formTo(shown.text, SSO_CALL).fields, choice };
      const answer = await postForm(SSO_CALL, fields, { cookie: both });
      const session = cookieValue(answer, '__Host-session') ? cookieHeader(answer) : cookie;
      const back = await ask({ path: asked.location ?? '', cookie: session });
      expectSafe(back);
      expect([back.status, back.location]).toEqual([303, '/plans']);
    },
  );

  test.each(['/sso-redirect', '/isolated-sso-redirect'])(
    'who opens %s without a token sees My Plan; where the app wrote none into it, the page says so and offers a way on',
    async (path) => {
      const cookie = await signedIn('owner');
      expect((await ask({ path, cookie })).location).toBe('/subscriptions');
      const faulty = await ask({ path: `${path}?token=undefined`, cookie });
      expect(faulty.location).toBe('/login?reason=no-token');
      const login = await ask({ path: faulty.location ?? '', cookie });
      expect(wordsOf(login.text)).toContain('No token provided.');
      expect(login.text).toMatch(/<a href="\/subscriptions">Continue with your current account<\/a>/);
    },
  );

  test('who signs out ends the waiting arrival, too', async () => {
    const cookie = await signedIn('owner');
    const page = await opened(await link(), { cookie });
    const asked = await postForm(SSO_CALL, formTo(page.text, SSO_CALL).fields, { cookie });
    const both = `${cookie}; ${cookieHeader(asked)}`;
    const out = await postForm('/api/auth/sign-out', {}, { cookie: both });
    expect(cookieValue(out, '__Host-arrival')).toBe('');
    const again = await ask({ path: asked.location ?? '', cookie: cookieHeader(asked) });
    expect(again.text).not.toContain('Camila');
  });

  test('at another brand is not signed in here', async () => {
    const cookie = await signedIn('owner', 'otis');
    expect((await arrived(await link(), { cookie })).location).toBe('/plans');
  });

  test('whose other sign-in waits for MFA: that sign-in ends', async () => {
    const half = await postForm('/api/auth/sign-in', {
      username: 'mfa-email@geeni.example',
      password: 'Passw0rd!',
    });
    const answer = await arrived(await link(), { cookie: cookieHeader(half) });
    expect(cookieValue(answer, '__Host-pending')).toBe('');
    expect((await ask({ path: '/mfaLogin', cookie: cookieHeader(half) })).location).toBe('/login');
  });
});

describe('The question about one arrival, after another account arrived in another tab', () => {
  /** The question about one arrival, with the cookie of the arrival that replaced it. */
  async function overtaken() {
    const first = await asked('owner');
    const { cookie } = await asked('collector');
    return { ...first, cookie };
  }

  /** Opens a link and submits its page: the browser then holds the arrival. */
  async function asked(persona: string) {
    const page = await opened(appLink('sso', { token: await appToken(persona), nextPath: '/plans' }));
    const answer = await postForm(SSO_CALL, formTo(page.text, SSO_CALL).fields, {});
    const cookie = cookieHeader(answer);
    const path = answer.location ?? '';
    return { cookie, path, question: await ask({ path, cookie }) };
  }

  test('Continue begins no session, and asks again with the name of the later arrival', async () => {
    const { question, cookie, path } = await overtaken();
    expect(wordsOf(question.text)).toContain('Olivia Bennett');
    const { fields } = formTo(question.text, SSO_CALL);
    const answer = await postForm(SSO_CALL, { ...fields, choice: 'continue' }, { cookie });
    expectSafe(answer);
    expect([answer.status, answer.location, answer.setCookies]).toEqual([303, path, []]);
    const again = await ask({ path, cookie });
    expect(wordsOf(again.text)).toContain('Camila Duarte');
    const yes = { ...formTo(again.text, SSO_CALL).fields, choice: 'continue' };
    const session = cookieHeader(await postForm(SSO_CALL, yes, { cookie }));
    expect((await ask({ path: '/plans', cookie: session })).text).toContain('Camila Duarte');
  });

  test('“Not me” leaves the later arrival as it is', async () => {
    const { question, cookie, path } = await overtaken();
    const { fields } = formTo(question.text, SSO_CALL);
    const answer = await postForm(SSO_CALL, { ...fields, choice: 'keep' }, { cookie });
    expect([answer.location, answer.setCookies]).toEqual(['/plans', []]);
    expect(wordsOf((await ask({ path, cookie })).text)).toContain('Camila Duarte');
  });

  test('a form without the arrival’s mark begins no session', async () => {
    const { cookie, path, question } = await asked('owner');
    const { arrival: _, ...fields } = formTo(question.text, SSO_CALL).fields;
    const answer = await postForm(SSO_CALL, { ...fields, choice: 'continue' }, { cookie });
    expect([answer.location, answer.setCookies]).toEqual([path, []]);
  });
});

// CVE-2024-7341: session fixation.
test('An SSO sign-in with a planted session cookie gets a new id, and the planted id never works', async () => {
  const planted = `__Host-session=${'A'.repeat(43)}.${'B'.repeat(43)}`;
  const answer = await arrived(appLink('sso', { token: await appToken('owner') }), { cookie: planted });
  expect(cookieHeader(answer)).not.toContain('A'.repeat(43));
  expect(await isAlive(planted)).toBe(false);
  expect(await isAlive(cookieHeader(answer))).toBe(true);
});
