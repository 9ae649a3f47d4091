// MFA codes: no race, guess or mixed-up cookie opens a session that a right code would not open.

import { beforeEach, describe, expect, test } from 'vitest';
import { beginMfa, wrongCode } from '../../support/mfa.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  newNetwork,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

// The platform sends only a few codes in ten minutes, so every test begins with a fresh sandbox.
beforeEach(() => sandbox.reset());

const VERIFY = '/api/mfa/verify';
const RESEND = '/api/mfa/resend';

type Typed = { code: string; signIn: string };
const verify = (cookie: string, { code, signIn }: Typed, network = newNetwork()) =>
  postJson(VERIFY, { code, signIn }, { cookie, network });
const sessions = (answers: Answer[]) => answers.filter((answer) => cookieValue(answer, '__Host-session'));
const asked = () => callsTo('/mfaValidateLoginOTP');

describe('A code', () => {
  test('that is sent ten times at once opens one session', async () => {
    const { cookie, ...sent } = await beginMfa();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(cookie, sent)));
    for (const answer of answers) expectSafe(answer);
    expect(sessions(answers)).toHaveLength(1);
    expect(
      answers.filter(({ status }) => status !== 200).every(({ status }) => [401, 409].includes(status)),
    ).toBe(true);
    expect(await asked()).toBe(1);
    expectProblem(await verify(cookie, sent), 401, 'sign_in_over');
  });

  test('guessed in parallel is tried one guess at a time, and the account locks before the right code comes', async () => {
    const { cookie, ...right } = await beginMfa();
    const wrong = { ...right, code: wrongCode(right.code) };
    const network = newNetwork();
    const burst = await Promise.all(Array.from({ length: 6 }, () => verify(cookie, wrong, network)));
    expect(sessions(burst)).toEqual([]);
    // A guess that comes while another is being tried answers 409 and is not tried.
    const tried = burst.filter(({ status }) => status !== 409).length;
    expect(await asked()).toBe(tried);
    let last: Answer | undefined;
    for (let tries = tried; tries < 6 && last?.status !== 429; tries += 1)
      last = await verify(cookie, wrong, network);
    const late = await verify(cookie, right, network);
    expectProblem(late, 429, 'account_locked');
    expect(cookieValue(late, '__Host-session')).toBeUndefined();
  });

  test('that is requested again ten times at once, too soon, is not sent again', async () => {
    const { cookie, signIn } = await beginMfa();
    const sent = (await sandbox.outbox(emailOf('mfa-email'))).length;
    const early = await Promise.all(
      Array.from({ length: 10 }, () => postJson(RESEND, { signIn }, { cookie })),
    );
    for (const answer of early) expectProblem(answer, 429, 'resend_too_soon');
    expect(await sandbox.outbox(emailOf('mfa-email'))).toHaveLength(sent);
  });

  test('of one person does nothing with the cookies of another, or without cookies', async () => {
    const owner = await signedIn('owner');
    const mine = await beginMfa('mfa-sms');
    const theirs = await beginMfa('mfa-email');
    await sandbox.clearLog();
    expectProblem(await verify(owner, mine), 401, 'sign_in_over');
    expectProblem(await verify('', mine), 401, 'sign_in_over');
    expect(JSON.parse((await verify(theirs.cookie, mine)).text)).toEqual({ next: '/mfaLogin' });
    expect(await asked()).toBe(0);
    expectProblem(await verify(theirs.cookie, { ...theirs, code: mine.code }), 401, 'code_invalid');
    expect((await ask({ path: '/api/session', cookie: owner })).status).toBe(200);
    const both = await verify(`${owner}; ${mine.cookie}`, mine);
    expect(both.status).toBe(200);
    const page = await ask({ path: '/subscriptions', cookie: cookieHeader(both) });
    expect(page.text).toContain('id="plan-geeni-mfa-sms-plan');
    expect(page.text).not.toContain('id="plan-geeni-owner-plan');
  });
});
