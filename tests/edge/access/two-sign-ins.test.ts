import { beforeEach, describe, expect, test } from 'vitest';
import { mfa as english } from '../../../src/copy/en/access/mfa.ts';
import { focusedMessage, formTo, wordsOf } from '../../support/html.ts';
import { newestCode, wrongCode } from '../../support/mfa.ts';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
} from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

const VERIFY = '/api/mfa/verify';
const RESEND = '/api/mfa/resend';
const calls = async () => (await callsTo('/mfaValidateLoginOTP')) + (await callsTo('/mfaResendOTP'));

/** Begins a sign-in that waits for a code in a browser with these cookies, and opens its page. */
async function tab(persona: string, cookies = '') {
  const sent = { username: emailOf(persona), password: PASSWORD };
  const begun = await postForm('/api/auth/sign-in', sent, { cookie: cookies, network: newNetwork() });
  const cookie = cookieHeader(begun);
  const page = await ask({ path: '/mfaLogin', cookie });
  return { cookie, form: formTo(page.text, VERIFY).fields, again: formTo(page.text, RESEND).fields };
}

/** Two tabs of one browser: in each, another account waits for its code. The later sign-in has the browser's cookie. */
async function twoTabs() {
  const first = await tab('mfa-sms');
  const codeOfFirst = await newestCode('mfa-sms');
  const second = await tab('mfa-email', first.cookie);
  await sandbox.clearLog();
  return { first, codeOfFirst, second, cookie: second.cookie };
}

describe('A code in a tab whose sign-in another one in this browser has replaced', () => {
  test('is not sent: the page of the other sign-in says what happened, and asks for its own code', async () => {
    const { first, codeOfFirst, cookie } = await twoTabs();
    const answer = await postForm(VERIFY, { ...first.form, code: codeOfFirst }, { cookie });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, '/mfaLogin']);
    expect(await calls()).toBe(0);
    const page = await ask({ path: '/mfaLogin', cookie: `${cookie}; ${cookieHeader(answer)}` });
    expect(focusedMessage(page.text)).toContain(english.another_sign_in);
    expect(focusedMessage(page.text)).toContain('m*****@g*****.example');
  });

  test('costs the other account no guess: its own code signs in after any number of them', async () => {
    const { first, second, cookie } = await twoTabs();
    const network = newNetwork();
    const code = await newestCode();
    for (let index = 0; index < 12; index += 1)
      await postForm(VERIFY, { ...first.form, code: wrongCode(code) }, { cookie, network });
    expect(await calls()).toBe(0);
    const right = await postForm(VERIFY, { ...second.form, code }, { cookie, network });
    expect([right.location, cookieValue(right, '__Host-session') === undefined]).toEqual([
      '/subscriptions',
      false,
    ]);
  });

  test('by script leads there, too; so does asking for another code, which sends none', async () => {
    const { first, codeOfFirst, cookie } = await twoTabs();
    for (const [call, fields] of [
      [VERIFY, { ...first.form, code: codeOfFirst }],
      [RESEND, first.again],
    ] as const) {
      const answer = await postJson(call, fields, { cookie });
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: '/mfaLogin' }]);
      const page = await ask({ path: '/mfaLogin', cookie: `${cookie}; ${cookieHeader(answer)}` });
      expect(wordsOf(page.text)).toContain(english.another_sign_in);
    }
    expect(await calls()).toBe(0);
  });

  test('begun by the same person is not sent either, because the codes differ', async () => {
    const first = await tab('mfa-email');
    const code = await newestCode();
    const { cookie } = await tab('mfa-email', first.cookie);
    await sandbox.clearLog();
    const answer = await postForm(VERIFY, { ...first.form, code }, { cookie });
    expect([answer.location, await calls()]).toEqual(['/mfaLogin', 0]);
  });

  test('without a mark, or of a sign-in that has ended, is not sent either', async () => {
    const { first, codeOfFirst, second, cookie } = await twoTabs();
    expect((await postForm(VERIFY, { code: codeOfFirst }, { cookie })).status).toBe(400);
    await postForm(VERIFY, { ...second.form, code: await newestCode() }, { cookie });
    await sandbox.clearLog();
    const over = await postForm(VERIFY, { ...first.form, code: codeOfFirst }, { cookie });
    expect([over.location, await calls()]).toEqual(['/login?reason=ended', 0]);
  });
});

test('The mark in the form is no id, and names nobody', async () => {
  const { form, cookie } = await tab('mfa-email');
  expect(form['signIn']).toMatch(/^[0-9a-f]{32}$/);
  expect(cookie).not.toContain(form['signIn'] ?? 'none');
});
