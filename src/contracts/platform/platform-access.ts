import * as z from 'zod';
import { changes, proves, reads, readsOnce } from './platform-operation.ts';
import {
  authCodeAnswer,
  authorizationAnswer,
  codeAnswer,
  profile,
  profileFields,
  signInAnswer,
  withEmail,
} from '../access/profile.ts';
import { wireFlag, wireInt, wireText } from './wire.ts';

const anything = z.unknown();
/** Success requires it. */
const statusOk = wireInt.refine((status) => status === 200, { error: '200' });
const posted = wireFlag.refine((isPosted) => isPosted, { error: 'true' });
/** As it came with the sign-in; the platform alone knows what it is. */
const userMfaSettings = z.unknown().optional();

/** Getting in, recovery, voice assistants and the account itself. */
export const accessOperations = {
  byEmail: proves('POST', '/byEmail', {
    context: 'authentication',
    access: 'basic',
    budget: { purpose: 'password', counts: 'failures' },
    body: z.strictObject({ rememberMe: z.boolean() }),
    answer: signInAnswer,
    chosen: 'Basic over brand:username:password in UTF-8; rememberMe in a JSON body',
  }),
  byToken: proves('POST', '/byToken', {
    context: 'authentication',
    access: 'basic',
    budget: { purpose: 'sso', counts: 'failures' },
    answer: profile,
    chosen: 'Basic over brand:token in UTF-8',
  }),
  authenticateViaSocial: proves('POST', '/authenticateViaSocial/{brand}', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'identity', counts: 'failures' },
    body: z.strictObject({
      socialProvider: z.enum(['google', 'appleweb']),
      socialCredential: z.union([
        z.strictObject({ idToken: z.string() }),
        z.strictObject({ authCode: z.string() }),
      ]),
      redirectUri: z.string(),
    }),
    answer: profileFields.extend({ accountCreated: wireFlag.optional() }).transform(withEmail),
    chosen:
      'accountCreated in the answer, where this sign-in made the account; the lr-token of Apple as authCode',
  }),
  mfaValidateLoginOtp: proves('PUT', '/mfaValidateLoginOTP', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'code', counts: 'failures' },
    body: z.strictObject({
      brand: z.string(),
      secondFactorAuthenticationToken: z.string(),
      oneTimePasscode: z.string(),
      userMFASettings: userMfaSettings,
      email: z.string(),
    }),
    answer: codeAnswer,
    chosen:
      'a right code answers with the profile of POST /byEmail; after a bare success byEmail is asked again (docs/adr/023)',
  }),
  mfaResendOtp: proves('PUT', '/mfaResendOTP', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'codeMail', counts: 'sends' },
    body: z.strictObject({
      brand: z.string(),
      secondFactorAuthenticationToken: z.string(),
      email: z.string(),
      userMFASettings: userMfaSettings,
    }),
    answer: anything,
  }),
  forgotPassword: proves('POST', '/forgotPassword/{brand}', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'resetMail', counts: 'sends' },
    body: z.strictObject({ template: z.literal(''), email: z.string() }),
    answer: anything,
  }),
  verifyEmail: proves('PUT', '/verifyEmail/{brand}', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'mailedLink', counts: 'failures' },
    body: z.strictObject({ token: z.string(), email: z.string() }),
    answer: z.object({ IsPosted: posted }),
    chosen:
      'method, path and body; the spec names an SDK call with brand, token and email. Its bearer token is the token of the mail',
  }),
  resetPassword: proves('PUT', '/resetPassword/{brand}', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'mailedLink', counts: 'failures' },
    body: z.strictObject({ token: z.string(), password: z.string(), email: z.string() }),
    answer: z.object({ IsPosted: posted }),
    chosen: 'method, path and body; the spec names an SDK call with brand, token, new password and email',
  }),
  appLink: reads('/appLink/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: z.object({ brand: wireText, appUri: wireText, uriScheme: wireText }),
    chosen:
      'path; the spec names an SDK look-up by brand. appUri is taken for the package of the Android app',
  }),

  authCode: proves('POST', '/authcode', {
    base: 'oauth',
    access: 'basic',
    budget: { purpose: 'password', counts: 'failures' },
    body: z.strictObject({
      client_id: z.string(),
      redirect_uri: z.string(),
      code_challenge: z.string().optional(),
      code_challenge_method: z.string().optional(),
    }),
    answer: authCodeAnswer,
    chosen: 'Basic over email:password:brand; the PKCE fields are passed on where the partner sent them',
  }),
  authCodeMfa: readsOnce('/authcode/mfa', {
    base: 'oauth',
    access: 'open',
    budget: { purpose: 'code', counts: 'failures' },
    query: z.strictObject({
      email: z.string(),
      secondFactorAuthenticationToken: z.string(),
      otp: z.string(),
      clientId: z.string(),
      redirectUri: z.string(),
    }),
    answer: authorizationAnswer,
  }),
  authCodeGoogle: readsOnce('/authcode/google', {
    base: 'oauth',
    access: 'open',
    budget: { purpose: 'identity', counts: 'failures' },
    query: z.strictObject({
      clientId: z.string(),
      redirectUri: z.string(),
      state: z.string(),
      idToken: z.string(),
    }),
    answer: authorizationAnswer,
  }),
  authCodeApple: readsOnce('/authcode/apple', {
    base: 'oauth',
    access: 'open',
    budget: { purpose: 'identity', counts: 'failures' },
    query: z.strictObject({
      clientId: z.string(),
      redirectUri: z.string(),
      state: z.string(),
      code: z.string(),
    }),
    answer: authorizationAnswer,
  }),

  accountProfile: reads('/profile', {
    context: 'account',
    access: 'signed',
    answer: profileFields.omit({ token: true }).transform(withEmail),
    chosen: 'method and path; the profile of the sign-in without its token',
  }),
  contactInfo: reads('/contactInfo', {
    context: 'account',
    access: 'signed',
    answer: z.object({ address: z.array(z.object({ country: wireText })).default([]) }),
  }),
  requestDeletion: changes('POST', '/users/deletionRequests', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: statusOk }),
    chosen: 'body (none) and answer, like its cancellation',
  }),
  cancelDeletion: changes('POST', '/users/deletionRequests/cancel', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: statusOk }),
    chosen: 'path; the spec names it as the cancellation of account/users/deletionRequests',
  }),
} as const;
