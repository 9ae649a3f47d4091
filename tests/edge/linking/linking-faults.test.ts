import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formTo, wordsOf } from '../../support/html.ts';
import { assistantOf, cookiesAfter, expectSso, linkAt, linkingPath, SIGN_IN } from '../../support/linking.ts';
import { newestCode } from '../../support/mfa.ts';
import { ask, cookieHeader, emailOf, newNetwork, PASSWORD, postForm } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { platformCallCount } from '../../support/next-link.ts';
import { signInRefusals } from '../rows/faults.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const path = linkingPath('google', { state: 'a%2Bb', path: '/oauth', more: '&scope=x' });
const WORDS = 'Sorry there was an error while logging in.';

describe.each(signInRefusals)('A linking when POST /authcode has the fault $fault', ({ fault, message }) => {
  test('one call, no redirect to the assistant, back to the page with the message and the e-mail', async () => {
    await sandbox.setFault({ method: 'POST', path: '/authcode', fault });
    const answer = await linkAt(path);
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, path]);
    expect(await platformCallCount(answer, '/authcode')).toBe(1);
    const page = await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
    expect(wordsOf(page.text)).toContain(message);
    expect(page.text).not.toMatch(/Bad Gateway|<script>alert/);
    expect(page.text).not.toContain(PASSWORD);
    expect(formTo(page.text, SIGN_IN).fields).toMatchObject({ username: emailOf('owner'), password: '' });
    await sandbox.clearFaults();
    await expectSso(await linkAt(path), { ...assistantOf('google'), state: 'a%2Bb' });
  });
});

describe('Typed text', () => {
  test.each([
    ['a wrong password', { password: 'wrong' }, 'The email or password you entered is incorrect.'],
    [
      'an unknown e-mail',
      { username: 'nobody@geeni.example' },
      'The email or password you entered is incorrect.',
    ],
    ['accents', { username: 'josé@exämple.com' }, 'The email or password you entered is incorrect.'],
    ['a colon in the e-mail', { username: 'a:b@geeni.example' }, WORDS],
    [
      'a password with colons',
      { password: 'a:b:c:geeni' },
      'The email or password you entered is incorrect.',
    ],
    ['no e-mail', { username: '' }, 'Please enter your email address and password.'],
    ['no password', { password: '' }, 'Please enter your email address and password.'],
    [
      'a locked account',
      { persona: 'locked' },
      'Your account is locked. Please wait 10 minutes and try again.',
    ],
    ['an unverified one', { persona: 'unverified' }, 'Email is not verified. Please verify and try again.'],
  ])(
    '%s leads back to the same page, with everything kept except the password',
    async (_what, typed, words) => {
      const answer = await linkAt(path, typed);
      expectSafe(answer);
      expect([answer.status, answer.location]).toEqual([303, path]);
      const page = await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
      expect(wordsOf(page.text)).toContain(words);
      const { fields } = formTo(page.text, SIGN_IN);
      expect(fields['password']).toBe('');
      const username =
        'username' in typed ? typed.username : emailOf('persona' in typed ? typed.persona : 'owner');
      expect(fields['username']).toBe(username);
      const again = await ask({ path, cookie: cookiesAfter(answer, page) });
      expect(again.text).not.toContain('role="alert"');
    },
  );

  test('wrong too often is refused without a call of the platform', async () => {
    const network = newNetwork();
    const typed = { username: 'linking-often@geeni.example', password: 'wrong', network };
    for (let index = 0; index < 10; index += 1) await linkAt(path, typed);
    const answer = await linkAt(path, typed);
    const page = await ask({ path, cookie: cookieHeader(answer) });
    expect(wordsOf(page.text)).toContain('Too many attempts to sign in. Please wait');
    expect(await platformCallCount(answer, '/authcode')).toBe(0);
    const signIn = { username: typed.username, password: 'wrong' };
    const elsewhere = await postForm('/api/auth/sign-in', signIn, { network });
    expect(await platformCallCount(elsewhere, '/byEmail')).toBe(0);
  });
});

describe('A code when GET /authcode/mfa has a fault', () => {
  beforeEach(() => sandbox.reset());

  const begun = async () => {
    const answer = await linkAt(path, { persona: 'mfa-email' });
    const page = await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
    return { answer, request: formTo(page.text, '/api/linking/code').fields['request'] ?? '' };
  };
  const FAILED = 'we couldn’t check the code. Please try again.';

  test.each([
    ['status:503', FAILED],
    ['error:1198', 'You have entered too many invalid codes'],
    ['error:1070', 'Expired Verification Code'],
    ['error:1067', 'Wrong Verification Code'],
    ['error:429', 'You have requested too many codes'],
    ['error:999', FAILED],
  ])('%s: one call, no retry, and a message on the page', async (fault, words) => {
    const { answer, request } = await begun();
    const cookie = cookieHeader(answer);
    await sandbox.setFault({ method: 'GET', path: '/authcode/mfa', fault });
    const sent = await postForm('/api/linking/code', { request, code: await newestCode() }, { cookie });
    expectSafe(sent);
    expect([sent.status, sent.location]).toEqual([303, answer.location]);
    expect(await platformCallCount(sent, '/authcode/mfa')).toBe(1);
    const page = await ask({ path: sent.location ?? '', cookie: cookiesAfter(answer, sent) });
    expect(wordsOf(page.text)).toContain(words);
    expect(page.text).not.toMatch(/Bad Gateway|The sandbox was told/);
  });

  test.each(['status:503', 'error:1067'])('after %s the same code still links', async (fault) => {
    const { answer, request } = await begun();
    const cookie = cookieHeader(answer);
    const code = await newestCode();
    await sandbox.setFault({ method: 'GET', path: '/authcode/mfa', fault, times: 1 });
    await postForm('/api/linking/code', { request, code }, { cookie });
    const sent = await postForm('/api/linking/code', { request, code }, { cookie });
    await expectSso(sent, { ...assistantOf('google'), state: 'a%2Bb' });
  });

  test('after a lost answer the same code leads back to where the linking began', async () => {
    const { answer, request } = await begun();
    const cookie = cookieHeader(answer);
    const code = await newestCode();
    await sandbox.setFault({ method: 'GET', path: '/authcode/mfa', fault: 'reset', times: 1 });
    await postForm('/api/linking/code', { request, code }, { cookie });
    const sent = await postForm('/api/linking/code', { request, code }, { cookie });
    expect([sent.status, sent.location]).toEqual([303, path]);
  });
});
