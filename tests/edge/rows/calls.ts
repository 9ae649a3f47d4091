import type * as z from 'zod';
import { eventReport } from '../../../src/contracts/analytics-event.ts';
import { billingChallengeForm, billingForm } from '../../../src/contracts/billing-form.ts';
import { browserReport } from '../../../src/contracts/browser-report.ts';
import { cancelPlanForm } from '../../../src/contracts/cancel-plan.ts';
import { payCall, payForm } from '../../../src/contracts/checkout.ts';
import { deviceChoiceForm } from '../../../src/contracts/device-choice.ts';
import { handOffRequest } from '../../../src/contracts/hand-off.ts';
import { linkingCodeForm, linkingResendForm, linkingSignInForm } from '../../../src/contracts/linking.ts';
import { orderForm, promoForm } from '../../../src/contracts/order.ts';
import { planChoice } from '../../../src/contracts/plan-choice.ts';
import {
  forgotRequest,
  resendRequest,
  resetPasswordForm,
  resetPasswordRequest,
  verifyEmailRequest,
} from '../../../src/contracts/recovery.ts';
import { resendCodeRequest, verifyCodeRequest } from '../../../src/contracts/second-step.ts';
import { signInForm, signInRequest } from '../../../src/contracts/sign-in.ts';
import { beginAppleForm, socialSignInRequest } from '../../../src/contracts/social.ts';

/**
 * A call of `/api` and the shapes its handler reads; none where it looks at no body. `state` is what the sender is in the
 * middle of: an order, a sign-in that waits for its code, a mailed link.
 */
export type CallRow = {
  path: string;
  json?: z.core.$ZodType;
  form?: z.core.$ZodType;
  state?: 'ordering' | 'waiting' | 'mailed';
};

/** Every call that changes something, with its shapes (`functions/`). A new one needs its row. */
export const callRows: CallRow[] = [
  { path: '/api/account/cancel-deletion' },
  { path: '/api/account/delete' },
  { path: '/api/account/keep-deletion' },
  { path: '/api/auth/sign-in', json: signInRequest, form: signInForm },
  { path: '/api/auth/sign-out' },
  { path: '/api/billing/challenge', form: billingChallengeForm, state: 'ordering' },
  { path: '/api/billing/store', form: billingForm, state: 'ordering' },
  { path: '/api/cancel', form: cancelPlanForm, state: 'ordering' },
  { path: '/api/checkout/pay', json: payCall, form: payForm, state: 'ordering' },
  { path: '/api/devices/save', form: deviceChoiceForm, state: 'ordering' },
  { path: '/api/events', json: eventReport, form: eventReport },
  { path: '/api/hand-off', form: handOffRequest },
  { path: '/api/linking/code', form: linkingCodeForm },
  { path: '/api/linking/resend', form: linkingResendForm },
  { path: '/api/linking/sign-in', form: linkingSignInForm },
  { path: '/api/migration/attempt' },
  { path: '/api/migration/check' },
  { path: '/api/orders/checkout-session', form: orderForm, state: 'ordering' },
  { path: '/api/orders/promo', form: promoForm, state: 'ordering' },
  { path: '/api/orders/promo-removal', form: promoForm, state: 'ordering' },
  { path: '/api/orders/submit', form: orderForm, state: 'ordering' },
  { path: '/api/plans/choose', form: planChoice, state: 'ordering' },
  { path: '/api/plans/discard', state: 'ordering' },
  { path: '/api/recovery/forgot', json: forgotRequest, form: forgotRequest },
  { path: '/api/recovery/resend', json: resendRequest, form: resendRequest },
  {
    path: '/api/recovery/reset-password',
    json: resetPasswordRequest,
    form: resetPasswordForm,
    state: 'mailed',
  },
  { path: '/api/recovery/verify-email', json: verifyEmailRequest, form: verifyEmailRequest, state: 'mailed' },
  { path: '/api/second-step/resend', json: resendCodeRequest, form: resendCodeRequest, state: 'waiting' },
  { path: '/api/second-step/verify', json: verifyCodeRequest, form: verifyCodeRequest, state: 'waiting' },
  { path: '/api/reports', json: browserReport },
  { path: '/api/session/touch' },
  { path: '/api/social/apple/begin', form: beginAppleForm },
  { path: '/api/social/begin' },
  { path: '/api/social/sign-in', json: socialSignInRequest },
];
