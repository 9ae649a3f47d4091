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
import { wireFlag, wireText } from '../wire.ts';

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
    open: {
      access:
        'The Basic credentials are `brand:username:password`, separated by colons and encoded in UTF-8.',
      'body.rememberMe': 'The body carries Remember Me as JSON, in addition to the Basic credentials.',
    },
  }),
  byToken: proves('POST', '/byToken', {
    context: 'authentication',
    access: 'basic',
    budget: { purpose: 'sso', counts: 'failures' },
    answer: profile,
    open: {
      access: 'The Basic credentials are `brand:token`, separated by a colon and encoded in UTF-8.',
      body: 'The call has no body.',
    },
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
    open: {
      context: 'The context is `authentication`.',
      access: 'The call needs no credential except the one in the body.',
      'body.socialCredential':
        'The lr-token that Apple’s sign-in returns is sent as `authCode`, Google’s identity token as `idToken`.',
      'answer.accountCreated':
        'It is true where this sign-in created the account; a missing field means false.',
    },
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
    open: {
      context: 'The context is `authentication`.',
      access: 'The call needs no credential except the token in the body.',
      'body.userMFASettings': 'The portal sends back the value of the sign-in unchanged.',
      answer:
        'The response to a right code is the same profile as that of `POST /byEmail`. After a success without a profile the portal calls `POST /byEmail` again.',
    },
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
    open: {
      context: 'The context is `authentication`.',
      access: 'The call needs no credential except the token in the body.',
      answer: 'Any 2xx response means that a code was sent.',
    },
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
    open: {
      method: 'The method is PUT.',
      context: 'The context is `authentication`.',
      path: 'The path is `/verifyEmail/{brand}`; the platform’s documents name only a call of an SDK.',
      body: 'The body has the mailed token and the e-mail address, as JSON.',
      access: 'The bearer token of this call is the mailed token itself.',
      'answer.IsPosted': 'It is at the top of the response, and true means success.',
    },
  }),
  resetPassword: proves('PUT', '/resetPassword/{brand}', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'mailedLink', counts: 'failures' },
    body: z.strictObject({ token: z.string(), password: z.string(), email: z.string() }),
    answer: z.object({ IsPosted: posted }),
    open: {
      method: 'The method is PUT.',
      context: 'The context is `authentication`.',
      path: 'The path is `/resetPassword/{brand}`; the platform’s documents name only a call of an SDK.',
      body: 'The body has the mailed token, the new password and the e-mail address, as JSON.',
      access: 'The call needs no credential except the mailed token.',
      answer:
        'After a success the platform accepts no token of the account from before. The portal ends its own sessions of the account, whatever the platform does.',
      'answer.IsPosted': 'True means success, as in the verification of an e-mail address.',
    },
  }),
  appLink: reads('/appLink/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: z.object({ brand: wireText, appUri: wireText, uriScheme: wireText }),
    open: {
      method: 'The method is GET.',
      context: 'The context is `configuration`.',
      path: 'The path is `/appLink/{brand}`; the platform’s documents name only a look-up of an SDK.',
      access: 'The call needs no credentials.',
      'answer.appUri': 'It is the package name of the Android app.',
    },
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
    open: {
      access: 'The Basic credentials are `email:password:brand`, separated by colons and encoded in UTF-8.',
      'body.code_challenge': 'The portal passes on the PKCE fields where the assistant sent them.',
    },
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
    open: {
      access: 'The call needs no credential except the token in the query.',
      answer: 'The code is in `authorizationCode`, or in `authCode.authorizationCode`.',
    },
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
    open: {
      access: 'The call needs no credential except Google’s identity token.',
    },
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
    open: {
      access: 'The call needs no credential except the code.',
      'query.code': 'It is the lr-token that Apple’s sign-in returns.',
    },
  }),
} as const;
