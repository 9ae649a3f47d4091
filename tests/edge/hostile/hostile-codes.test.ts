import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  ownNetwork,
  PASSWORD,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

// A code is sent only a few times in ten minutes, so every test begins with a fresh platform.
beforeEach(() => sandbox.reset());

const VERIFY = '/api/second-step/verify';
const RESEND = '/api/second-step/resend';

/** A sign-in that waits for its code, and the code. */
async function waiting(persona = 'mfa-email'): Promise<{ cookie: string; code: string }> {
  const email = emailOf(persona);
  const answer = await postForm('/api/auth/sign-in', { username: email, password: PASSWORD });
  const mails = [...(await sandbox.outbox(email)), ...(await sandbox.outbox('+12025550142'))];
  const code = mails.find(({ kind }) => kind === 'mfa')?.code;
  if (answer.location !== '/mfaLogin' || !code) throw new Error(`${persona} got no code`);
  return { cookie: cookieHeader(answer), code };
}

const verify = (cookie: string, code: string, network = ownNetwork()) =>
  postJson(VERIFY, { code }, { cookie, network });
const another = (code: string) => (code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`);
const sessions = (answers: Answer[]) => answers.filter((answer) => cookieValue(answer, '__Host-session'));
const asked = async () => (await sandbox.log()).filter(({ path }) => path === '/mfaValidateLoginOTP').length;

describe('A code', () => {
  test('F-17 that comes ten times at once opens one session', async () => {
    const { cookie, code } = await waiting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(cookie, code)));
    for (const answer of answers) expectSafe(answer);
    expect(sessions(answers)).toHaveLength(1);
    expect(
      answers.filter(({ status }) => status !== 200).every(({ status }) => [401, 409].includes(status)),
    ).toBe(true);
    expect(await asked()).toBe(1);
    expectProblem(await verify(cookie, code), 401, 'sign_in_over');
  });

  test('F-16 guessed at in parallel is guessed at one by one, and locks before the right one comes', async () => {
    const { cookie, code } = await waiting();
    const network = ownNetwork();
    const burst = await Promise.all(Array.from({ length: 6 }, () => verify(cookie, another(code), network)));
    expect(sessions(burst)).toEqual([]);
    // Those that came while one was being tried were not tried at all.
    const tried = burst.filter(({ status }) => status !== 409).length;
    expect(await asked()).toBe(tried);
    let last: Answer | undefined;
    for (let tries = tried; tries < 6 && last?.status !== 429; tries += 1)
      last = await verify(cookie, another(code), network);
    const right = await verify(cookie, code, network);
    expectProblem(right, 429, 'account_locked');
    expect(cookieValue(right, '__Host-session')).toBeUndefined();
  });

  test('F-19 asked for ten times at once is sent once more', async () => {
    const { cookie } = await waiting();
    const sent = (await sandbox.outbox(emailOf('mfa-email'))).length;
    const early = await Promise.all(Array.from({ length: 10 }, () => postJson(RESEND, {}, { cookie })));
    for (const answer of early) expectProblem(answer, 429, 'resend_too_soon');
    expect(await sandbox.outbox(emailOf('mfa-email'))).toHaveLength(sent);
  });

  test('T-27 of one person does nothing with the cookies of another, or of none', async () => {
    const owner = await signedIn('owner');
    const mine = await waiting('mfa-sms');
    const theirs = await waiting('mfa-email');
    await sandbox.clearLog();
    expectProblem(await verify(owner, mine.code), 401, 'sign_in_over');
    expectProblem(await verify('', mine.code), 401, 'sign_in_over');
    expect(await asked()).toBe(0);
    expectProblem(await verify(theirs.cookie, mine.code), 401, 'code_invalid');
    expect((await ask({ path: '/api/session', cookie: owner })).status).toBe(204);
    const both = await verify(`${owner}; ${mine.cookie}`, mine.code);
    expect(both.status).toBe(200);
    const page = await ask({ path: '/subscriptions', cookie: cookieHeader(both) });
    expect(page.text).toContain('id="plan-geeni-mfa-sms-plan');
    expect(page.text).not.toContain('id="plan-geeni-owner-plan');
  });
});
