import * as z from 'zod';
import { changes, proves, reads, readsOnce } from './platform-operation.ts';
import { mfaLoginInfo, profile, signInAnswer } from './profile.ts';

const anything = z.unknown();
const mfaAnswer = profile.or(z.object({ success: z.literal(true) }));
const userMfaSettings = z.record(z.string(), z.unknown()).nullish();
const authorizationCode = z.object({ authorizationCode: z.string().min(1) });

const authCodeAnswer = z.union([
  z.object({ mfaLoginInfo }).transform((answer) => ({ kind: 'mfa' as const, mfa: answer.mfaLoginInfo })),
  z
    .object({ authCode: authorizationCode })
    .transform((answer) => ({ kind: 'code' as const, code: answer.authCode.authorizationCode })),
]);

/** Getting in, recovery, voice assistants and the account itself (spec access.md section 7). */
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
    budget: { purpose: 'handOff', counts: 'failures' },
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
    answer: profile.extend({ accountCreated: z.boolean().optional() }),
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
    answer: mfaAnswer,
    chosen: 'a right code answers with the profile of POST /byEmail',
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
    answer: z.object({ IsPosted: z.literal(true) }),
    chosen: 'method, path and body; the spec names an SDK call with brand, token and email',
  }),
  resetPassword: proves('PUT', '/resetPassword/{brand}', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'mailedLink', counts: 'failures' },
    body: z.strictObject({ token: z.string(), password: z.string(), email: z.string() }),
    answer: z.object({ IsPosted: z.literal(true) }),
    chosen: 'method, path and body; the spec names an SDK call with brand, token, new password and email',
  }),
  appLink: reads('/appLink/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: z.object({ brand: z.string(), appUri: z.string(), uriScheme: z.string() }),
    chosen: 'path; the spec names an SDK look-up by brand',
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
    chosen:
      'Basic over email:password:brand; the PKCE fields are passed on where the partner sent them; mfaLoginInfo as in byEmail',
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
    answer: authorizationCode,
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
    answer: authorizationCode,
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
    answer: authorizationCode,
  }),

  accountProfile: reads('/profile', {
    context: 'account',
    access: 'signed',
    answer: profile.omit({ token: true }),
    chosen: 'method and path; the profile of the sign-in without its token',
  }),
  contactInfo: reads('/contactInfo', {
    context: 'account',
    access: 'signed',
    answer: z.object({ address: z.array(z.object({ country: z.string().nullish() })).default([]) }),
  }),
  requestDeletion: changes('POST', '/users/deletionRequests', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: z.literal(200) }),
    chosen: 'body (none) and answer, like its cancellation',
  }),
  cancelDeletion: changes('POST', '/users/deletionRequests/cancel', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: z.literal(200) }),
    chosen: 'path; the spec names it as the cancellation of account/users/deletionRequests',
  }),
} as const;
