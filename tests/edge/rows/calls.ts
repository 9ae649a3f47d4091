import type * as z from 'zod';
import { eventReport } from '../../../src/contracts/analytics-event.ts';
import { billingChallengeForm, billingForm } from '../../../src/contracts/billing/billing-form.ts';
import { browserReport } from '../../../src/contracts/browser-report.ts';
import { cancelPlanForm } from '../../../src/contracts/orders/cancel-plan.ts';
import { payCall, payForm } from '../../../src/contracts/orders/checkout.ts';
import { consentForm } from '../../../src/contracts/consent/consent-choice.ts';
import { deletionForm } from '../../../src/contracts/access/deletion.ts';
import { languageCall } from '../../../src/contracts/language-choice.ts';
import { deviceChoiceForm, deviceCoverForm } from '../../../src/contracts/devices/device-choice.ts';
import { declarationForm } from '../../../src/contracts/legal/declaration-form.ts';
import { ssoRequest } from '../../../src/contracts/access/sso.ts';
import {
  linkingCodeForm,
  linkingResendForm,
  linkingSignInForm,
} from '../../../src/contracts/linking/linking.ts';
import { orderForm, promoForm } from '../../../src/contracts/orders/order.ts';
import { resumePlanForm } from '../../../src/contracts/plans/resume-plan.ts';
import { planChoice } from '../../../src/contracts/plans/plan-choice.ts';
import {
  forgotRequest,
  resendRequest,
  resetPasswordForm,
  resetPasswordRequest,
  verifyEmailRequest,
} from '../../../src/contracts/access/recovery.ts';
import { resendCodeRequest, verifyCodeRequest } from '../../../src/contracts/access/mfa.ts';
import {
  endOthersForm,
  endSessionForm,
  forgetBrowserForm,
  compromiseReportForm,
} from '../../../src/contracts/access/security.ts';
import { signInForm, signInRequest } from '../../../src/contracts/access/sign-in.ts';
import { beginAppleForm, socialSignInRequest } from '../../../src/contracts/access/social.ts';
import { typedText } from '../../../src/contracts/access/typed-text.ts';

/**
 * A call of `/api` and the schemas of its bodies; none where its handler reads no body. `state` is the journey that the
 * sender is in: an order, a sign-in that waits for its MFA code, a mailed link. `needs` is the session that the call
 * requires, and `sends` a body that a handler without a guard would act on.
 */
export type CallRow = {
  path: string;
  needs?: GuardRow;
  sends?: Record<string, string>;
  json?: z.core.$ZodType;
  form?: z.core.$ZodType;
  state?: 'ordering' | 'waiting' | 'mailed';
};

/**
 * What the guard answers without a session: `back` is the return route of the redirect to sign in (null: none), `problem`
 * a problem for a script. `anyStatus` calls are open to an account that is about to be deleted.
 */
export type GuardRow = { back: string | null; anyStatus?: true } | { problem: true; anyStatus?: true };

const order = {
  key: 'k',
  version: 'b',
  currency: 'USD',
  subTotal: '0',
  tax: '0',
  total: '0',
  today: '0',
  afterTrial: '',
  terms: 'accepted',
};
const { terms: _unasked, ...seen } = order;
const address = {
  address1: '1 Main Street',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
};

/** Every call that changes something, with its schemas. A new call needs a row here. */
export const callRows: CallRow[] = [
  { path: '/api/account/cancel-deletion', needs: { back: null, anyStatus: true } },
  { path: '/api/account/delete', form: deletionForm, needs: { back: '/delete-account' } },
  { path: '/api/account/keep-deletion' },
  { path: '/api/auth/sign-in', json: signInRequest, form: signInForm },
  { path: '/api/auth/sign-out' },
  {
    path: '/api/billing/challenge',
    needs: { back: '/billing' },
    sends: { actionTokenId: 'a', actionResultTokenId: 'b' },
    form: billingChallengeForm,
    state: 'ordering',
  },
  {
    path: '/api/billing/store',
    needs: { back: '/billing?from=payment' },
    sends: { provider: 'recurly', token: 't', from: 'payment', ...address },
    form: billingForm,
    state: 'ordering',
  },
  {
    path: '/api/cancel',
    needs: { back: '/cancel-plan?subscriptionId=geeni-leaving-plan' },
    sends: { subscriptionId: 'geeni-leaving-plan', version: 'b', reason: 'Other' },
    form: cancelPlanForm,
    state: 'ordering',
  },
  {
    path: '/api/checkout/pay',
    needs: { back: '/checkout?planId=plan-geeni_basic_m' },
    sends: { ...order, planId: 'plan-geeni_basic_m', method: 'creditCard' },
    json: payCall,
    form: payForm,
    state: 'ordering',
  },
  {
    path: '/api/devices/cover',
    needs: { back: '/subscriptions' },
    sends: { subscriptionId: 'geeni-leaving-plan', version: 'b', device: 'd' },
    form: deviceCoverForm,
    state: 'ordering',
  },
  {
    path: '/api/devices/save',
    needs: { back: '/manage-devices?subscriptionId=geeni-leaving-plan' },
    sends: { subscriptionId: 'geeni-leaving-plan', version: 'b', device: 'd' },
    form: deviceChoiceForm,
    state: 'ordering',
  },
  { path: '/api/consent', form: consentForm },
  { path: '/api/events', json: eventReport, form: eventReport },
  { path: '/api/sso', form: ssoRequest },
  { path: '/api/language', json: languageCall, form: languageCall },
  { path: '/api/legal/declaration', form: declarationForm },
  { path: '/api/linking/code', form: linkingCodeForm },
  { path: '/api/linking/resend', form: linkingResendForm },
  { path: '/api/linking/sign-in', form: linkingSignInForm },
  { path: '/api/migration/attempt', needs: { problem: true } },
  { path: '/api/migration/check', needs: { problem: true } },
  {
    path: '/api/orders/checkout-session',
    needs: { back: '/subscriptions' },
    sends: order,
    form: orderForm,
    state: 'ordering',
  },
  {
    path: '/api/orders/promo',
    needs: { back: '/plans?promoCode=save20' },
    sends: { code: 'save20' },
    form: promoForm,
    state: 'ordering',
  },
  {
    path: '/api/orders/promo-removal',
    needs: { back: '/subscriptions' },
    sends: { code: 'save20' },
    form: promoForm,
    state: 'ordering',
  },
  {
    path: '/api/orders/submit',
    needs: { back: '/subscriptions' },
    sends: order,
    form: orderForm,
    state: 'ordering',
  },
  {
    path: '/api/plans/choose',
    needs: { back: '/plans?planId=plan-geeni_basic_m&promoCode=save20' },
    sends: { planId: 'plan-geeni_basic_m', promoCode: 'save20', confirmed: 'yes' },
    form: planChoice,
    state: 'ordering',
  },
  { path: '/api/plans/discard', needs: { back: '/subscriptions' }, state: 'ordering' },
  {
    path: '/api/plans/keep',
    needs: { back: '/keep-plan?subscriptionId=geeni-leaving-plan' },
    sends: { ...seen, subscriptionId: 'geeni-leaving-plan' },
    form: resumePlanForm,
    state: 'ordering',
  },
  { path: '/api/recovery/forgot', json: forgotRequest, form: forgotRequest },
  { path: '/api/recovery/resend', json: resendRequest, form: resendRequest },
  {
    path: '/api/recovery/reset-password',
    json: resetPasswordRequest,
    form: resetPasswordForm,
    state: 'mailed',
  },
  { path: '/api/recovery/verify-email', json: verifyEmailRequest, form: verifyEmailRequest, state: 'mailed' },
  { path: '/api/mfa/resend', json: resendCodeRequest, form: resendCodeRequest, state: 'waiting' },
  { path: '/api/mfa/verify', json: verifyCodeRequest, form: verifyCodeRequest, state: 'waiting' },
  { path: '/api/reports', json: browserReport },
  {
    path: '/api/security/end-others',
    needs: { back: '/security' },
    sends: { account: 'a' },
    form: endOthersForm,
  },
  {
    path: '/api/security/end-session',
    needs: { back: '/security' },
    sends: { session: 's' },
    form: endSessionForm,
  },
  {
    path: '/api/security/forget-browser',
    needs: { back: '/security' },
    sends: { browser: 'b' },
    form: forgetBrowserForm,
  },
  {
    path: '/api/security/not-me',
    needs: { back: '/security' },
    sends: { by: 'password' },
    form: compromiseReportForm,
  },
  { path: '/api/session/touch', needs: { problem: true, anyStatus: true } },
  { path: '/api/social/apple/begin', form: beginAppleForm },
  { path: '/api/social/begin' },
  { path: '/api/social/sign-in', json: socialSignInRequest },
  { path: '/api/typed', needs: { problem: true, anyStatus: true }, json: typedText },
];
