import { beforeEach, describe, expect, test } from 'vitest';
import { signInMark } from '../../support/mfa.ts';
import { wordsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { linkAt, linkingPath } from '../../support/linking.ts';
import { kept } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';

// Every message of the access pages, reached only with what the sandbox's page offers: people, mailed links, faults, clock.
beforeEach(() => sandbox.reset());

const brand = 'visi';

/** Follows redirects to a page, with the cookies that a browser would have, and returns its words. */
async function shown(answer: Answer, cookie = ''): Promise<string> {
  let jar = kept(cookie, answer);
  let last = answer;
  for (let hop = 0; hop < 4 && last.location; hop += 1) {
    last = await ask({ brand, path: last.location, cookie: jar });
    jar = kept(jar, last);
  }
  return wordsOf(last.text);
}

const signIn = (persona: string, password = PASSWORD) =>
  postForm(
    '/api/auth/sign-in',
    { username: emailOf(persona, brand), password },
    { brand, network: newNetwork() },
  );

describe('Sign-in', () => {
  test.each([
    ['mfa-nowhere', 'Sorry there was an error while logging in.'],
    ['unverified', 'Email is not verified. Please verify and try again.'],
    ['locked', 'Your account is locked.'],
    ['nobody', 'The email or password you entered is incorrect.'],
  ])('of %s says: %s', async (persona, words) => {
    expect(await shown(await signIn(persona))).toContain(words);
  });

  test('with MFA but without an address for the code fails, by script with 401, and in a linking, too', async () => {
    const answer = await signIn('mfa-nowhere');
    expect(cookieHeader(answer)).not.toMatch(/__Host-(session|pending)/);
    const typed = { brand, username: emailOf('mfa-nowhere', brand), password: PASSWORD };
    const linked = await linkAt(linkingPath('google', { brand }), typed);
    expect(await shown(linked)).toContain('Sorry there was an error while logging in.');
  });

  test('after too many codes says how long to wait', async () => {
    await sandbox.setFault({ method: 'POST', path: '/byEmail', fault: 'error:1122' });
    expect(await shown(await signIn('owner'))).toContain(
      'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.',
    );
  });

  test('to link without parameters says which are missing', async () => {
    const page = await ask({ brand, path: '/oauth/google' });
    expect(wordsOf(page.text)).toContain('Missing URL parameters for OAuth2 authentication.');
  });
});

describe('A code', () => {
  test.each([
    ['error:1198', 'You have entered too many invalid codes'],
    ['error:429', 'You have requested too many codes'],
    ['error:1070', 'Expired Verification Code'],
    ['error:1067', 'Wrong Verification Code'],
    ['status:401', 'Verify your identity'],
  ])('that the platform answers with %s says: %s', async (fault, words) => {
    const cookie = cookieHeader(await signIn('mfa-email'));
    await sandbox.setFault({ method: 'PUT', path: '/mfaValidateLoginOTP', fault });
    const answer = await postForm(
      '/api/mfa/verify',
      { code: '000000', signIn: await signInMark(cookie, brand) },
      { brand, cookie, network: newNetwork() },
    );
    expect(await shown(answer, cookie)).toContain(words);
  });
});

describe('A mailed link', () => {
  const opened = async (purpose: string, state: string, persona = 'owner') => {
    const order = { persona, purpose, state };
    const sent = await postForm('/sandbox/mailed-link', order, { brand });
    expect(sent.status).toBe(303);
    return ask({ brand, path: sent.location ?? '' });
  };
  const sentWith = async (path: string, fields: Record<string, string>, link: Answer) => {
    const cookie = kept('', link);
    return shown(await postForm(path, fields, { brand, cookie, network: newNetwork() }), cookie);
  };
  const choose = (link: Answer, password = 'Different-2026') =>
    sentWith('/api/recovery/reset-password', { password, confirmation: password }, link);

  test.each([
    ['good', 'Your email is verified'],
    ['used', 'The email verification link has already been used'],
    ['expired', 'Email verification link has expired'],
    ['unknown', 'Invalid email verification link'],
  ])('to confirm an address that is %s says: %s', async (state, words) => {
    const link = await opened('verifyEmail', state, 'unverified');
    expect(await sentWith('/api/recovery/verify-email', {}, link)).toContain(words);
  });

  test.each([
    ['good', 'Your password has been changed'],
    ['used', 'The password reset link has already been used'],
    ['expired', 'The password reset link is invalid'],
    ['unknown', 'The password reset link is invalid'],
  ])('for a new password that is %s says: %s', async (state, words) => {
    expect(await choose(await opened('resetPassword', state))).toContain(words);
  });

  test('refuses a password that is too similar to the old one', async () => {
    expect(await choose(await opened('resetPassword', 'good'), `${PASSWORD}1`)).toContain(
      'Your new password is too similar to your old passwords. Please enter a different password.',
    );
  });

  test('for an unknown person, purpose or state is refused', async () => {
    for (const order of [
      { persona: 'nobody', purpose: 'verifyEmail', state: 'good' },
      { persona: 'owner', purpose: 'sso', state: 'good' },
      { persona: 'owner', purpose: 'verifyEmail', state: 'torn' },
    ])
      expect((await postForm('/sandbox/mailed-link', order, { brand })).status).toBe(400);
  });

  test('is offered on the sandbox’s page', async () => {
    const page = await ask({ brand, path: '/sandbox' });
    expect(page.text).toContain('action="/sandbox/mailed-link"');
    expect(wordsOf(page.text)).toContain('Nils Aaberg');
  });
});

test('A deletion that cannot be cancelled shows the address of support', async () => {
  const cookie = await signedIn('leaving', brand);
  const path = '/users/deletionRequests/cancel';
  await sandbox.setFault({ method: 'POST', path, fault: 'status:400' });
  const answer = await postForm('/api/account/cancel-deletion', {}, { brand, cookie });
  expect(await shown(answer, cookie)).toContain(
    'Sorry, we are unable to cancel your delete account request at this time. Please contact customer support for assistance.',
  );
});
