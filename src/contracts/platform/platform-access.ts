import * as z from 'zod';
import { proves, reads, readsOnce } from './platform-operation.ts';
import {
  authCodeAnswer,
  authorizationAnswer,
  codeAnswer,
  profile,
  profileFields,
  signInAnswer,
  withEmail,
} from '../access/profile.ts';
import { wireFlag, wireKey } from '../wire.ts';

const anything = z.unknown();
const posted = wireFlag.refine((isPosted) => isPosted, { error: 'true' });
/** The value that the platform sent with the sign-in; only the platform interprets it. */
const userMfaSettings = z.unknown().optional();

/** Sign-in, recovery and voice assistants. */
export const accessOperations = {
  byEmail: proves('POST', '/byEmail', {
    context: 'authentication',
    access: 'basic',
    budget: { purpose: 'password', counts: 'failures' },
    body: z.strictObject({ rememberMe: z.boolean() }),
    answer: signInAnswer,
  }),
  byToken: proves('POST', '/byToken', {
    context: 'authentication',
    access: 'basic',
    budget: { purpose: 'sso', counts: 'failures' },
    answer: profile,
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
  }),
  resetPassword: proves('PUT', '/resetPassword/{brand}', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'mailedLink', counts: 'failures' },
    body: z.strictObject({ token: z.string(), password: z.string(), email: z.string() }),
    answer: z.object({ IsPosted: posted }),
  }),
  appLink: reads('/appLink/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: z.object({ brand: wireKey, appUri: wireKey, uriScheme: wireKey }),
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
} as const;
