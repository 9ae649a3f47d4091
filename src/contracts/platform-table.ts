import * as z from 'zod';
import { deviceList, deviceModels } from './device.ts';
import {
  billingInfo,
  coupon,
  invoice,
  invoiceDetails,
  preview,
  previewBody,
  storeBillingBody,
  subscribeAnswer,
  subscribeBody,
  verifyBillingBody,
} from './money.ts';
import { planList } from './plan.ts';
import { changes, reads } from './platform-operation.ts';
import { mfaLoginInfo, profile, signInAnswer } from './profile.ts';
import { subscription, subscriptionList } from './subscription.ts';

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
const checkoutUrl = z.object({ checkoutUrl: z.url() });
const deviceChoice = z.strictObject({
  pepperSubscriptionId: z.string(),
  devices: z.array(z.string()),
  devicesRemoved: z.array(z.string()),
});

/**
 * Every call the portal makes to a brand's platform (section 7 of both spec documents). Closed: the client takes a name
 * from this table and nothing else. `chosen` marks what the spec does not show.
 */
export const platformOperations = {
  // Getting in
  byEmail: changes('POST', '/byEmail', {
    context: 'authentication',
    access: 'basic',
    body: z.strictObject({ rememberMe: z.boolean() }),
    answer: signInAnswer,
    chosen: 'Basic over brand:username:password in UTF-8; rememberMe in a JSON body',
  }),
  byToken: changes('POST', '/byToken', {
    context: 'authentication',
    access: 'basic',
    answer: profile,
    chosen: 'Basic over brand:token in UTF-8',
  }),
  authenticateViaSocial: changes('POST', '/authenticateViaSocial/{brand}', {
    context: 'authentication',
    access: 'open',
    body: z.strictObject({
      socialProvider: z.enum(['google', 'appleweb']),
      socialCredential: z.union([
        z.strictObject({ idToken: z.string() }),
        z.strictObject({ authCode: z.string() }),
      ]),
      redirectUri: z.string(),
    }),
    answer: profile,
  }),
  mfaValidateLoginOtp: changes('PUT', '/mfaValidateLoginOTP', {
    context: 'authentication',
    access: 'open',
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
  mfaResendOtp: changes('PUT', '/mfaResendOTP', {
    context: 'authentication',
    access: 'open',
    body: z.strictObject({
      brand: z.string(),
      secondFactorAuthenticationToken: z.string(),
      email: z.string(),
      userMFASettings: userMfaSettings,
    }),
    answer: anything,
  }),
  forgotPassword: changes('POST', '/forgotPassword/{brand}', {
    context: 'authentication',
    access: 'open',
    body: z.strictObject({ template: z.literal(''), email: z.string() }),
    answer: anything,
  }),
  verifyEmail: changes('PUT', '/verifyEmail/{brand}', {
    context: 'authentication',
    access: 'open',
    body: z.strictObject({ token: z.string(), email: z.string() }),
    answer: z.object({ IsPosted: z.literal(true) }),
    chosen: 'method, path and body; the spec names an SDK call with brand, token and email',
  }),
  resetPassword: changes('PUT', '/resetPassword/{brand}', {
    context: 'authentication',
    access: 'open',
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

  // Voice assistants
  authCode: changes('POST', '/authcode', {
    base: 'oauth',
    access: 'basic',
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
  authCodeMfa: reads('/authcode/mfa', {
    base: 'oauth',
    access: 'open',
    once: true,
    query: z.strictObject({
      email: z.string(),
      secondFactorAuthenticationToken: z.string(),
      otp: z.string(),
      clientId: z.string(),
      redirectUri: z.string(),
    }),
    answer: authorizationCode,
  }),
  authCodeGoogle: reads('/authcode/google', {
    base: 'oauth',
    access: 'open',
    once: true,
    query: z.strictObject({
      clientId: z.string(),
      redirectUri: z.string(),
      state: z.string(),
      idToken: z.string(),
    }),
    answer: authorizationCode,
  }),
  authCodeApple: reads('/authcode/apple', {
    base: 'oauth',
    access: 'open',
    once: true,
    query: z.strictObject({
      clientId: z.string(),
      redirectUri: z.string(),
      state: z.string(),
      code: z.string(),
    }),
    answer: authorizationCode,
  }),

  // The account
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

  // Plans and devices
  subscriptions: reads('/subscriptions', { context: 'account', access: 'signed', answer: subscriptionList }),
  accountSubscriptions: reads('/subscriptions/{accountId}', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({
      subscriptions: z.array(subscription),
      trialEligibility: z.object({ plans: z.array(z.string()) }),
    }),
    chosen: 'context',
  }),
  listAvailableSubscriptions: reads('/listAvailableSubscriptions', {
    context: 'subscriptions',
    access: 'signed',
    answer: planList,
  }),
  plans: reads('/plans', {
    context: 'configuration',
    access: 'open',
    query: z.strictObject({ brand: z.string() }),
    answer: planList,
    chosen: 'open, because visitors may look at the plans',
  }),
  deviceModels: reads('/deviceModels/{brand}', {
    context: 'configuration',
    access: 'open',
    answer: deviceModels,
  }),
  devices: reads('/devices', {
    context: 'devices',
    access: 'signed',
    query: z.strictObject({ excludeExternalSub: z.literal('false') }),
    answer: deviceList,
  }),
  saveDevices: changes('POST', '/saveDevices', {
    context: 'subscriptions',
    access: 'signed',
    body: deviceChoice,
    answer: anything,
    chosen: 'method, path and body; the spec says it carries the selected and the removed devices',
  }),
  cancelPlan: changes('POST', '/cancelPlan', {
    context: 'subscriptions',
    access: 'signed',
    body: z.strictObject({
      pepperSubscriptionId: z.string(),
      pepperPlanId: z.string(),
      defaultPlanId: z.string(),
    }),
    answer: anything,
    chosen: 'method, path and body; the spec says it carries the plan and the default plan',
  }),
  migrationRequired: reads('/migration/required', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({ required: z.boolean() }),
  }),
  migrateSubscriptions: changes('POST', '/migrateSubscriptions', {
    context: 'subscriptions',
    access: 'signed',
    answer: z.object({ subscription: subscription.nullish() }),
    chosen: 'body (none) and answer',
  }),

  // Money
  billingInfo: reads('/billingInfo', { context: 'billing', access: 'signed', answer: billingInfo }),
  billingInfoV3: reads('/billingInfoV3', { context: 'billing', access: 'signed', answer: billingInfo }),
  billingInfoUpdateDelegate: changes('POST', '/billingInfoUpdateDelegate', {
    context: 'billing',
    access: 'signed',
    body: z.strictObject({ returnUrl: z.url() }),
    answer: checkoutUrl,
  }),
  verifyBilling: changes('POST', '/billing/verify', {
    context: 'billing',
    access: 'signed',
    body: verifyBillingBody,
    answer: anything,
  }),
  verifyBillingV3: changes('POST', '/billing/verifyV3', {
    context: 'billing',
    access: 'signed',
    body: verifyBillingBody,
    answer: anything,
  }),
  storeBillingInfo: changes('POST', '/billingInfo/{token}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
  }),
  storeBillingInfoV3: changes('POST', '/billingInfoV3/{token}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
  }),
  storeBillingInfoThreeD: changes('POST', '/billingInfo/{token}/threeDToken/{id}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
  }),
  preview: changes('POST', '/preview', {
    context: 'subscriptions',
    access: 'signed',
    body: previewBody,
    answer: preview,
  }),
  validateCoupon: changes('POST', '/validateCoupon/{code}', {
    context: 'subscriptions',
    access: 'signed',
    body: z.strictObject({ device_models: z.array(z.string()) }),
    answer: coupon,
  }),
  subscribe: changes('POST', '/subscribe', {
    context: 'subscriptions',
    access: 'signed',
    body: subscribeBody,
    answer: subscribeAnswer,
  }),
  checkoutDelegate: changes('POST', '/checkoutDelegate', {
    context: 'billing',
    access: 'signed',
    body: z.strictObject({
      pepperPlanId: z.string(),
      devices: z.array(z.string()),
      successUrl: z.url(),
      cancelUrl: z.url(),
    }),
    answer: z.object({ checkoutUrl: z.url(), token: z.string() }),
  }),
  paymentHistory: reads('/paymentHistory', {
    context: 'billing',
    access: 'signed',
    answer: z.array(invoice).max(5_000),
  }),
  invoiceDetails: reads('/invoiceDetails', {
    context: 'billing',
    access: 'signed',
    query: z.strictObject({ invoiceId: z.string() }),
    answer: invoiceDetails,
    chosen: 'the query parameter invoiceId',
  }),
  setupIntent: changes('POST', '/setup-intent', {
    context: 'billing',
    access: 'signed',
    answer: z.object({ clientSecret: z.string().min(1) }),
  }),
  paymentMethod: changes('POST', '/payment-method', {
    context: 'billing',
    access: 'signed',
    body: z.strictObject({ paymentMethodId: z.string() }),
    answer: z.object({
      id: z.string(),
      billing_details: z.object({
        name: z.string().nullish(),
        address: z.record(z.string(), z.unknown()).nullish(),
      }),
    }),
  }),
} as const;

export type PlatformOperations = typeof platformOperations;
export type OperationName = keyof PlatformOperations;
