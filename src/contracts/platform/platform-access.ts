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
import { wireFlag, wireText } from './wire.ts';

const anything = z.unknown();
const posted = wireFlag.refine((isPosted) => isPosted, { error: 'true' });
/** As it came with the sign-in; the platform alone knows what it is. */
const userMfaSettings = z.unknown().optional();

/** Getting in, recovery and voice assistants. */
export const accessOperations = {
  byEmail: proves('POST', '/byEmail', {
    context: 'authentication',
    access: 'basic',
    budget: { purpose: 'password', counts: 'failures' },
    body: z.strictObject({ rememberMe: z.boolean() }),
    answer: signInAnswer,
    open: {
      access: 'Basic of `brand:username:password`, with colons between, in UTF-8.',
      'body.rememberMe': 'Remember Me goes along as JSON, beside the Basic credentials.',
    },
  }),
  byToken: proves('POST', '/byToken', {
    context: 'authentication',
    access: 'basic',
    budget: { purpose: 'sso', counts: 'failures' },
    answer: profile,
    open: {
      access: 'Basic of `brand:token`, with a colon between, in UTF-8.',
      body: 'There is none.',
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
      context: 'It is `authentication`.',
      access: 'Nothing but the credential of the body is asked for.',
      'body.socialCredential':
        'The lr-token that comes back from Apple’s sign-in goes as `authCode`, Google’s identity token as `idToken`.',
      'answer.accountCreated': 'True where this very sign-in made the account; missing is false.',
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
      context: 'It is `authentication`.',
      access: 'Nothing but the token of the body is asked for.',
      'body.userMFASettings': 'What came with the sign-in goes back as it came.',
      answer:
        'A right code answers with the profile of `POST /byEmail`. After a bare success `POST /byEmail` is asked again.',
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
      context: 'It is `authentication`.',
      access: 'Nothing but the token of the body is asked for.',
      answer: 'Any 2xx means that a code was sent.',
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
      method: 'It is PUT.',
      context: 'It is `authentication`.',
      path: 'It is `/verifyEmail/{brand}`; the documents name a call of an SDK.',
      body: 'The mailed token and the e-mail address, as JSON.',
      access: 'The bearer token of this call is the mailed token itself.',
      'answer.IsPosted': 'True is success, at the top of the answer.',
    },
  }),
  resetPassword: proves('PUT', '/resetPassword/{brand}', {
    context: 'authentication',
    access: 'open',
    budget: { purpose: 'mailedLink', counts: 'failures' },
    body: z.strictObject({ token: z.string(), password: z.string(), email: z.string() }),
    answer: z.object({ IsPosted: posted }),
    open: {
      method: 'It is PUT.',
      context: 'It is `authentication`.',
      path: 'It is `/resetPassword/{brand}`; the documents name a call of an SDK.',
      body: 'The mailed token, the new password and the e-mail address, as JSON.',
      access: 'Nothing but the mailed token is asked for.',
      'answer.IsPosted': 'True is success, as for the verification of an e-mail address.',
    },
  }),
  appLink: reads('/appLink/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: z.object({ brand: wireText, appUri: wireText, uriScheme: wireText }),
    open: {
      method: 'It is GET.',
      context: 'It is `configuration`.',
      path: 'It is `/appLink/{brand}`; the documents name a look-up of an SDK.',
      access: 'Anybody may ask.',
      'answer.appUri': 'It is the package of the Android app.',
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
      access: 'Basic of `email:password:brand`, with colons between, in UTF-8.',
      'body.code_challenge': 'The PKCE fields are passed on where the assistant sent them.',
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
      access: 'Nothing but the token of the query is asked for.',
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
      access: 'Nothing but Google’s identity token is asked for.',
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
      access: 'Nothing but the code is asked for.',
      'query.code': 'It is the lr-token that comes back from Apple’s sign-in.',
    },
  }),
} as const;
