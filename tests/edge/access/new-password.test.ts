import { beforeEach, describe, expect, test } from 'vitest';
import { formTo, wordsOf } from '../../support/html.ts';
import { newestCode, signInMark } from '../../support/mfa.ts';
import { received, whilePaused } from '../../support/paused.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
} from '../../support/portal.ts';
import { answered, appLink, appToken, arrived, opened, SSO_CALL } from '../../support/sso.ts';
import { kept, openedLink, resetLink } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

const NEW = 'Different-2026';

/** Signs in from a browser of its own, and returns its cookies. */
async function signedInAs(username: string, brand: string): Promise<string> {
  const sent = { username, password: PASSWORD };
  const answer = await postForm('/api/auth/sign-in', sent, { brand, network: newNetwork() });
  if (!cookieValue(answer, '__Host-session')) throw new Error(`${username} is not signed in`);
  return cookieHeader(answer);
}

/** Whether a session lives at the edge; the platform is not asked. */
const lives = async (cookie: string, brand: string) =>
  (await ask({ brand, path: '/api/session', cookie })).status === 200;

/** Opens a mailed link for a new password in a browser with these cookies, and returns the cookies after it. */
async function linkOf(email: string, brand: string, cookie = ''): Promise<string> {
  const { path } = await resetLink(email, brand);
  return [cookie, await openedLink(brand, path)].filter(Boolean).join('; ');
}

const choose = (cookie: string, brand: string, password = NEW) =>
  postForm(
    '/api/recovery/reset-password',
    { password, confirmation: password },
    { brand, cookie, network: newNetwork() },
  );

describe('A new password', () => {
  test('ends every session of the account, this browser’s too; other accounts and brands stay', async () => {
    const brand = 'pepper';
    const email = emailOf('collector', brand);
    const [one, two] = [await signedInAs(email, brand), await signedInAs(email.toUpperCase(), brand)];
    const token = await appToken('collector', brand);
    const three = cookieHeader(await arrived(appLink('sso', { token }), { brand }));
    const others = [
      { brand, cookie: await signedInAs(emailOf('owner', brand), brand) },
      { brand: 'visi', cookie: await signedInAs(emailOf('collector', 'visi'), 'visi') },
    ];
    for (const cookie of [one, two, three]) expect(await lives(cookie, brand)).toBe(true);
    const cookie = await linkOf(email, brand, one);
    const changed = await choose(cookie, brand);
    const told = await ask({ brand, path: changed.location ?? '', cookie: kept(cookie, changed) });
    expect(wordsOf(told.text)).toContain('Your password has been changed');
    for (const ended of [one, two, three]) expect(await lives(ended, brand)).toBe(false);
    const page = await ask({ brand, path: '/payment', cookie: two });
    expect(page.location).toBe('/login?redirectUri=%2Fpayment&reason=ended');
    for (const other of others) expect(await lives(other.cookie, other.brand)).toBe(true);
    const again = await postForm(
      '/api/auth/sign-in',
      { username: email, password: NEW },
      { brand, network: newNetwork() },
    );
    expect(await lives(cookieHeader(again), brand)).toBe(true);
  });

  test('that is refused, or whose link is no good, ends none', async () => {
    const brand = 'notion';
    const email = emailOf('yearly', brand);
    const session = await signedInAs(email, brand);
    const cookie = await linkOf(email, brand);
    await choose(cookie, brand, 'short');
    await choose(cookie, brand, `${PASSWORD}1`);
    const forged = `/reset-password?vtoken=made-up&email=${encodeURIComponent(email)}`;
    await choose(await openedLink(brand, forged), brand);
    await sandbox.setFault({ method: 'PUT', path: '/resetPassword/{brand}', fault: 'status:503' });
    await choose(cookie, brand);
    await sandbox.clearFaults();
    expect(await lives(session, brand)).toBe(true);
  });
});

/** Signs in from a browser of its own with the password from before. */
const signInAs = (email: string, brand: string) =>
  postForm('/api/auth/sign-in', { username: email, password: PASSWORD }, { brand, network: newNetwork() });

describe('A sign-in that begins before a new password and ends after it', () => {
  const brand = 'otis';
  /** Whether an answer has signed its browser in. */
  const hasSignedIn = async (answer: Answer) =>
    cookieValue(answer, '__Host-session') !== undefined && (await lives(cookieHeader(answer), brand));

  beforeEach(() => sandbox.speak(['tokens-stay'], brand));

  test('by password signs nobody in, and says that it failed', async () => {
    const email = emailOf('owner', brand);
    const link = await linkOf(email, brand);
    const byEmail = { method: 'POST', path: '/byEmail' };
    const answer = await whilePaused(
      byEmail,
      () => signInAs(email, brand),
      () => choose(link, brand),
    );
    expect(await hasSignedIn(answer)).toBe(false);
    expect(answer.location).toBe('/login');
    const told = await ask({ brand, path: '/login', cookie: cookieHeader(answer) });
    expect(wordsOf(told.text)).toContain('Sorry there was an error while logging in.');
    const again = { username: email, password: NEW };
    expect(await hasSignedIn(await postForm('/api/auth/sign-in', again, { brand }))).toBe(true);
  });

  test('by password and code signs nobody in, although the code is right', async () => {
    const email = emailOf('mfa-email', brand);
    const link = await linkOf(email, brand);
    const waiting = cookieHeader(await signInAs(email, brand));
    const typed = { code: await newestCode('mfa-email', brand), signIn: await signInMark(waiting, brand) };
    await choose(link, brand);
    const answer = await postForm('/api/mfa/verify', typed, { brand, cookie: waiting });
    expect(await hasSignedIn(answer)).toBe(false);
    expect(answer.location).toBe('/login?reason=ended');
  });

  test('from the app signs nobody in, whether the platform or the person answers late', async () => {
    const email = emailOf('collector', brand);
    const link = await linkOf(email, brand);
    const tokens = [await appToken('collector', brand), await appToken('collector', brand)];
    const [late, asks] = await Promise.all(
      tokens.map(async (token) => {
        const page = await opened(appLink('sso', { token }), { brand });
        return formTo(page.text, SSO_CALL).fields;
      }),
    );
    const question = await postForm(SSO_CALL, asks ?? {}, { brand });
    expect(question.location).toContain('/sso-redirect?');
    const byToken = { method: 'POST', path: '/byToken' };
    const lateQuestion = await whilePaused(
      byToken,
      () => postForm(SSO_CALL, late ?? {}, { brand }),
      () => choose(link, brand),
    );
    for (const each of [question, lateQuestion]) {
      const answer = await answered(each, { brand });
      expect(await hasSignedIn(answer)).toBe(false);
      expect(answer.location).toMatch(/^\/login\?.*reason=token-refused/);
    }
  });

  test('in a loop signs nobody in for good', async () => {
    const email = emailOf('yearly', brand);
    const link = await linkOf(email, brand);
    await sandbox.setFault({ method: 'POST', path: '/byEmail', fault: 'slow:50' });
    const loop = async (): Promise<Answer[]> => {
      const answers: Answer[] = [];
      for (let count = 0; count < 5; count += 1) answers.push(await signInAs(email, brand));
      return answers;
    };
    const loops = [loop(), loop(), loop()];
    await received('/byEmail', 4);
    await choose(link, brand);
    const answers = (await Promise.all(loops)).flat();
    const begun = answers.filter((answer) => cookieValue(answer, '__Host-session'));
    expect(begun.length).toBeGreaterThan(0);
    expect(await Promise.all(begun.map(hasSignedIn))).not.toContain(true);
  });
});
