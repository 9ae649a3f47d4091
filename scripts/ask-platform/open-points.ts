import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import type { Finding, Journey, OpenPoint, OpenPoints } from './open-point.ts';
import { accessPoints } from './points/access.ts';
import { cardPoints } from './points/cards.ts';
import { everyCallPoints } from './points/every-call.ts';
import { orderPoints } from './points/orders.ts';
import { planPoints } from './points/plans.ts';
import { pricePoints } from './points/prices.ts';
import type { Seen } from './seen.ts';

/**
 * What is said of a call. `fields` is the file with the schema of its answer, in `src/contracts`, if it is not in the call's own.
 * `askedWith` is the option without which a run does not make the call.
 */
type CallFacts = { journey: Journey; fields?: string; askedWith?: '--changes' | '--orders' };

const profile = 'access/profile.ts';
const plan = 'plans/plan.ts';
const card = 'billing/billing-info.ts';
const invoice = 'billing/invoice.ts';

/** Every call of the table. */
export const callFacts: Readonly<Record<OperationName, CallFacts>> = {
  byEmail: { journey: 'access', fields: profile },
  byToken: { journey: 'access', fields: profile },
  authenticateViaSocial: { journey: 'access' },
  mfaValidateLoginOtp: { journey: 'access', fields: profile },
  mfaResendOtp: { journey: 'access' },
  forgotPassword: { journey: 'access' },
  verifyEmail: { journey: 'access' },
  resetPassword: { journey: 'access' },
  appLink: { journey: 'access' },
  authCode: { journey: 'linking', fields: profile },
  authCodeMfa: { journey: 'linking', fields: profile },
  authCodeGoogle: { journey: 'linking' },
  authCodeApple: { journey: 'linking' },
  accountProfile: { journey: 'access', fields: profile },
  contactInfo: { journey: 'access' },
  requestDeletion: { journey: 'access', askedWith: '--changes' },
  cancelDeletion: { journey: 'access', askedWith: '--changes' },
  subscriptions: { journey: 'plans', fields: 'plans/subscription.ts' },
  accountSubscriptions: { journey: 'plans' },
  listAvailableSubscriptions: { journey: 'plans', fields: plan },
  plans: { journey: 'plans', fields: plan },
  deviceModels: { journey: 'devices' },
  devices: { journey: 'devices' },
  saveDevices: { journey: 'devices', askedWith: '--changes' },
  cancelPlan: { journey: 'orders', askedWith: '--changes' },
  migrationRequired: { journey: 'orders' },
  migrateSubscriptions: { journey: 'orders' },
  billingInfo: { journey: 'billing', fields: card },
  billingInfoV3: { journey: 'billing', fields: card },
  billingInfoUpdateDelegate: { journey: 'billing', askedWith: '--changes' },
  verifyBilling: { journey: 'billing' },
  verifyBillingV3: { journey: 'billing' },
  storeBillingInfo: { journey: 'billing' },
  storeBillingInfoV3: { journey: 'billing' },
  storeBillingInfoThreeD: { journey: 'billing' },
  paymentHistory: { journey: 'billing', fields: invoice },
  invoiceDetails: { journey: 'billing', fields: invoice },
  preview: { journey: 'orders', fields: 'orders/preview.ts' },
  validateCoupon: { journey: 'orders', fields: 'orders/coupon.ts' },
  subscribe: { journey: 'orders', askedWith: '--orders', fields: 'orders/subscribe.ts' },
  checkoutDelegate: { journey: 'orders', askedWith: '--changes' },
};

/** The calls of the table, in its order. */
export const callNames = Object.keys(platformOperations).filter((name): name is OperationName =>
  Object.hasOwn(platformOperations, name),
);

/** The heading under which the points of every call stand, beside the journeys. */
export const EVERY_CALL = 'every call';

/** An open point. `id` names it for good: `preview answer.tax_rate`, `every call signature`. `call` is undefined for one of every call. */
export type NamedPoint = {
  id: string;
  journey: Journey | typeof EVERY_CALL;
  call: OperationName | undefined;
  part: string;
  assumed: string;
  how: string;
  judge: (seen: Seen) => Finding;
};

const pointsOfCalls: OpenPoints = {
  ...accessPoints,
  ...planPoints,
  ...cardPoints,
  ...orderPoints,
  ...pricePoints,
};

/** Every open point, those of every call first, then call by call in the order of the table. */
export const namedPoints: readonly NamedPoint[] = [
  ...Object.entries(everyCallPoints).map(([part, point]) => named(undefined, part, point)),
  ...callNames.flatMap((call) =>
    Object.entries(pointsOfCalls).flatMap(([id, point]) => {
      const [of, part = ''] = id.split(' ');
      return point && of === call ? [named(call, part, point)] : [];
    }),
  ),
];

function named(call: OperationName | undefined, part: string, [assumed, check]: OpenPoint): NamedPoint {
  return {
    id: `${call ?? EVERY_CALL} ${part}`,
    journey: call === undefined ? EVERY_CALL : callFacts[call].journey,
    call,
    part,
    assumed,
    how: check.how,
    // A check of every call looks at the whole run, so the call does not matter.
    judge: (seen) => check.judge(seen, call ?? 'subscriptions'),
  };
}

/** The address of a call as the platform’s team knows it: `POST {api}/subscriptions/preview`. */
export function addressOf(call: OperationName): string {
  const { method, base, context, path } = platformOperations[call];
  return `${method} {${base}}${context === '' ? '' : `/${context}`}${path}`;
}
