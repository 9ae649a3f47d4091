import { DELETE } from '../../support/deletion.ts';
import { expect } from 'vitest';
import type { Journey, Scene } from '../../support/fault-matrix.ts';
import { newestCode, signInMark } from '../../support/mfa.ts';
import { appLink, appToken, SSO_CALL, inApp, opened } from '../../support/sso.ts';
import { formTo } from '../../support/html.ts';
import { linkAt, linkingPath } from '../../support/linking.ts';
import {
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { mailedLink, openedLink, resetLink } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';
import { begunGoogle, byGoogle, googleToken } from '../../support/social.ts';

const SIGN_IN = '/api/auth/sign-in';
const SIGN_IN_FAILED = 'Sorry there was an error while logging in.';
const CODE_FAILED = 'we couldn’t check the code. Please try again.';
/** The message after an empty answer, which may be a success: the portal reads the profile, which sends a new code. */
const ANOTHER_CODE = 'We sent you another code. Please enter the new one.';
const TOO_MANY = 'You requested too many verification codes.';
const SIGN_IN_ENDED = 'Your session has ended. Please sign in again.';
const WRONG = 'Oops! Something went wrong.';
const NEW_PASSWORD = 'Different-2026';

/** Sends a form with the session of a signed-in person. */
const sends =
  (path: string, persona: string) =>
  async (brand: string): Promise<Scene> => {
    const cookie = await signedIn(persona, brand);
    return { cookie, act: () => postForm(path, {}, { brand, cookie }) };
  };

/** Opens a new mailed link and returns its cookie. */
async function openedMail(brand: string, persona: string, kind: 'reset' | 'verify'): Promise<string> {
  const email = emailOf(persona, brand);
  const link = kind === 'reset' ? await resetLink(email, brand) : await mailedLink(email, kind);
  return openedLink(brand, link.path);
}

/** The accounts of the new passwords take turns, because one address gets only a few mails. */
const people = ['owner', 'free', 'trial', 'yearly', 'pending', 'legacy', 'collector', 'apple', 'pastdue'];
let nextPerson = 0;
let nextMail = 0;

/** The messages of sign-in and account journeys when the platform fails. */
export const accessJourneys: Journey[] = [
  {
    operation: 'byEmail',
    brand: 'geeni',
    async ready(brand) {
      const fields = { username: emailOf('owner', brand), password: PASSWORD, redirectUri: '/payment' };
      const act = () => postForm(SIGN_IN, fields, { brand, network: newNetwork() });
      return { cookie: '', act };
    },
    works: { says: 'Next charge' },
    refused: {
      says: 'The sandbox was told to answer',
      but: { 'status:429': TOO_MANY, 'error:nobody-knows<script>': SIGN_IN_FAILED },
      again: 'Next charge',
    },
    down: { says: SIGN_IN_FAILED, again: 'Next charge' },
    quotes: true,
    keeps(page) {
      const { fields } = formTo(page.text, SIGN_IN);
      expect([fields['redirectUri'], fields['password']]).toEqual(['/payment', '']);
      expect(fields['username']).toMatch(/^owner@/);
    },
  },
  {
    operation: 'byToken',
    brand: 'geeni',
    async ready(brand) {
      const link = appLink('isolated', { token: await appToken('owner', brand), nextPath: 'payment' });
      const fields = inApp(formTo((await opened(link, { brand })).text, SSO_CALL).fields);
      return { cookie: '', act: () => postForm(SSO_CALL, fields, { brand }) };
    },
    works: { says: 'Next charge' },
    refused: {
      says: 'no longer valid',
      but: { 'status:429': 'we couldn’t sign you in from the app right now' },
      again: 'Next charge',
    },
    down: { says: 'we couldn’t sign you in from the app right now', again: 'Next charge' },
    // The platform accepted the token, which works only once.
    lost: { says: 'we couldn’t sign you in from the app right now', again: 'no longer valid' },
    keeps: (page) => expect(formTo(page.text, SIGN_IN).fields['redirectUri']).toBe('/payment'),
  },
  {
    operation: 'authenticateViaSocial',
    brand: 'geeni',
    once: true,
    async ready(brand) {
      const { nonce, cookie } = await begunGoogle(brand);
      const token = await googleToken({ nonce }, brand);
      return { cookie, act: () => byGoogle(token, { brand, cookie, redirectUri: '/payment' }) };
    },
    works: { says: 'Next charge' },
    refused: {
      says: 'The sandbox was told to answer',
      but: { 'status:429': TOO_MANY, 'error:nobody-knows<script>': SIGN_IN_FAILED },
      again: 'This took too long, or it was started in another window. Please try again.',
    },
    // A token of Google works only once: the person presses the button again.
    down: {
      says: SIGN_IN_FAILED,
      again: 'This took too long, or it was started in another window. Please try again.',
    },
    quotes: true,
  },
  {
    operation: 'mfaValidateLoginOtp',
    brand: 'geeni',
    async ready(brand) {
      const username = emailOf('mfa-email', brand);
      const begun = await postForm(
        SIGN_IN,
        { username, password: PASSWORD },
        { brand, network: newNetwork() },
      );
      const cookie = cookieHeader(begun);
      // After a success without a profile the portal reads the profile, which sends a new code (docs/adr/023).
      const signIn = await signInMark(cookie, brand);
      const act = async () => {
        const code = await newestCode('mfa-email', brand);
        return postForm('/api/mfa/verify', { code, signIn }, { brand, cookie });
      };
      return { cookie, act };
    },
    works: { says: 'My Plan' },
    refused: {
      says: CODE_FAILED,
      but: { 'status:429': 'You have requested too many codes' },
      again: 'My Plan',
    },
    down: { says: CODE_FAILED, but: { 'status:204': ANOTHER_CODE }, again: 'My Plan' },
    // The platform accepted the code, so the sign-in has ended: the person begins again.
    lost: {
      says: CODE_FAILED,
      but: { empty: ANOTHER_CODE },
      again: new RegExp(`${SIGN_IN_ENDED}|My Plan`),
    },
  },
  {
    operation: 'forgotPassword',
    brand: 'visi',
    aside: true,
    async ready(brand) {
      nextMail += 1;
      const email = `nobody-${nextMail}@${brand}.example`;
      const act = () => postForm('/api/recovery/forgot', { email }, { brand, network: newNetwork() });
      await sandbox.clearLog();
      return { cookie: '', act };
    },
    once: true,
    works: { says: 'Check your email' },
    refused: { says: 'Check your email' },
    down: { says: 'Check your email' },
  },
  {
    operation: 'verifyEmail',
    brand: 'otis',
    async ready(brand) {
      const cookie = await openedMail(brand, 'unverified', 'verify');
      return { cookie, act: () => postForm('/api/recovery/verify-email', {}, { brand, cookie }) };
    },
    works: { says: 'Your email is verified' },
    refused: {
      says: 'Invalid email verification link',
      but: { 'status:429': 'Please try again' },
      again: 'Your email is verified',
    },
    down: { says: 'Please try again', again: 'Your email is verified' },
    lost: { says: 'Please try again', again: 'The email verification link has already been used' },
  },
  {
    operation: 'resetPassword',
    brand: 'notion',
    async ready(brand) {
      nextPerson += 1;
      const cookie = await openedMail(brand, people[nextPerson % people.length] ?? '', 'reset');
      const fields = { password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
      return { cookie, act: () => postForm('/api/recovery/reset-password', fields, { brand, cookie }) };
    },
    works: { says: 'Your password has been changed' },
    refused: {
      says: 'The password reset link is invalid',
      but: { 'status:429': 'we were unable to change your password at this time' },
      again: 'Your password has been changed',
    },
    down: {
      says: 'we were unable to change your password at this time. Please try again.',
      again: 'Your password has been changed',
    },
    lost: {
      says: 'we were unable to change your password at this time. Please try again.',
      again: 'If you’ve just chosen a new password, sign in with it.',
    },
    async stored(_scene, kind, brand) {
      const username = emailOf(people[nextPerson % people.length] ?? '', brand);
      const tried = await postForm(
        SIGN_IN,
        { username, password: NEW_PASSWORD },
        { brand, network: newNetwork() },
      );
      expect(tried.location === '/subscriptions', kind).toBe(kind === 'lost' || kind === 'slow');
    },
  },
  {
    operation: 'authCode',
    linking: true,
    brand: 'geeni',
    async ready(brand) {
      const path = linkingPath('google', { brand, path: '/oauth' });
      return { cookie: '', act: () => linkAt(path, { brand }) };
    },
    works: { says: /^https:\/\/oauth-redirect\.googleusercontent\.com\/r\/\w+-home\?code=authorization-/ },
    refused: {
      says: 'The sandbox was told to answer',
      but: { 'status:429': TOO_MANY, 'error:nobody-knows<script>': SIGN_IN_FAILED },
      again: /\?code=authorization-/,
    },
    down: { says: SIGN_IN_FAILED, again: /\?code=authorization-/ },
    quotes: true,
    keeps: (page) => expect(formTo(page.text, '/api/linking/sign-in').fields['username']).toMatch(/^owner@/),
  },
  {
    operation: 'authCodeMfa',
    linking: true,
    brand: 'geeni',
    async ready(brand) {
      const begun = await linkAt(linkingPath('google', { brand }), { brand, persona: 'mfa-email' });
      const cookie = cookieHeader(begun);
      const page = await ask({ brand, path: begun.location ?? '', cookie });
      const { fields } = formTo(page.text, '/api/linking/code');
      const form = { ...fields, code: await newestCode('mfa-email', brand) };
      return {
        cookie,
        act: () => postForm('/api/linking/code', form, { brand, cookie, network: newNetwork() }),
      };
    },
    once: true,
    works: { says: /\?code=authorization-/ },
    refused: {
      says: CODE_FAILED,
      but: { 'status:429': 'You have requested too many codes' },
      again: /\?code=authorization-/,
    },
    down: { says: CODE_FAILED, again: /\?code=authorization-/ },
    // The code is used up: the person goes back to where the linking began.
    lost: { says: CODE_FAILED, again: 'Your sign-in took too long. Please sign in again.' },
  },
  {
    operation: 'accountProfile',
    brand: 'pepper',
    persona: 'owner',
    // The profile is only read where it is unknown whether the account will be deleted.
    async ready(brand) {
      const scene = await sends(DELETE, 'owner')(brand);
      await sandbox.setFault({ brand, method: 'POST', path: '/users/deletionRequests', fault: 'reset' });
      return scene;
    },
    once: true,
    works: { says: 'Sign In' },
    refused: { says: WRONG, again: 'Sign In' },
    down: { says: WRONG, again: 'Sign In' },
    ended: { says: WRONG, again: 'Sign In' },
  },
  {
    operation: 'requestDeletion',
    brand: 'visi',
    persona: 'owner',
    ready: sends(DELETE, 'owner'),
    works: { says: 'Sign In' },
    refused: { says: WRONG, again: 'Sign In' },
    down: { says: WRONG, again: 'Sign In' },
    lost: { says: 'Sign In' },
  },
  {
    operation: 'cancelDeletion',
    brand: 'otis',
    persona: 'leaving',
    ready: sends('/api/account/cancel-deletion', 'leaving'),
    works: { says: 'My Plan' },
    refused: { says: 'we are unable to cancel your delete account request', again: 'My Plan' },
    down: { says: 'we are unable to cancel your delete account request', again: 'My Plan' },
    lost: { says: 'My Plan' },
  },
];
