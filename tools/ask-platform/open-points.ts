import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { byAddress } from './checks.ts';
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
 * `askedWith` is the option without which a run does not make the call, and `assumed` has the parts of its address that are open.
 */
type CallFacts = {
  journey: Journey;
  fields?: string;
  askedWith?: '--changes' | '--orders';
  assumed?: readonly ('method' | 'context' | 'path')[];
};

const profile = 'access/profile.ts';
const plan = 'plans/plan.ts';
const card = 'billing/billing-info.ts';
const invoice = 'billing/invoice.ts';

/** Every call of the table. */
export const callFacts: Readonly<Record<OperationName, CallFacts>> = {
  byEmail: { journey: 'access', fields: profile },
  byToken: { journey: 'access', fields: profile },
  authenticateViaSocial: { journey: 'access' },
  mfaValidateLoginOtp: { journey: 'access', fields: profile, assumed: ['context'] },
  mfaResendOtp: { journey: 'access', assumed: ['context'] },
  forgotPassword: { journey: 'access' },
  verifyEmail: { journey: 'access' },
  resetPassword: { journey: 'access' },
  appLink: { journey: 'access', assumed: ['method', 'context'] },
  authCode: { journey: 'linking', fields: profile },
  authCodeMfa: { journey: 'linking', fields: profile },
  authCodeGoogle: { journey: 'linking' },
  authCodeApple: { journey: 'linking' },
  accountProfile: { journey: 'access', fields: profile, assumed: ['method', 'context', 'path'] },
  contactInfo: { journey: 'access' },
  requestDeletion: { journey: 'access', askedWith: '--changes', assumed: ['method', 'path'] },
  cancelDeletion: { journey: 'access', askedWith: '--changes', assumed: ['path'] },
  subscriptions: { journey: 'plans', fields: 'plans/subscription.ts' },
  accountSubscriptions: { journey: 'plans', assumed: ['context'] },
  listAvailableSubscriptions: { journey: 'plans', fields: plan },
  plans: { journey: 'plans', fields: plan, assumed: ['context'] },
  deviceModels: { journey: 'devices', assumed: ['context'] },
  devices: { journey: 'devices', assumed: ['context'] },
  saveDevices: { journey: 'devices', askedWith: '--changes', assumed: ['method', 'context', 'path'] },
  cancelPlan: { journey: 'orders', askedWith: '--changes', assumed: ['method', 'context', 'path'] },
  migrationRequired: { journey: 'orders', assumed: ['context'] },
  migrateSubscriptions: { journey: 'orders' },
  billingInfo: { journey: 'billing', fields: card, assumed: ['context'] },
  billingInfoV3: { journey: 'billing', fields: card, assumed: ['context'] },
  billingInfoUpdateDelegate: { journey: 'billing', askedWith: '--changes', assumed: ['context'] },
  verifyBilling: { journey: 'billing' },
  verifyBillingV3: { journey: 'billing' },
  storeBillingInfo: { journey: 'billing' },
  storeBillingInfoV3: { journey: 'billing' },
  storeBillingInfoThreeD: { journey: 'billing' },
  paymentHistory: { journey: 'billing', fields: invoice, assumed: ['context'] },
  invoiceDetails: { journey: 'billing', fields: invoice, assumed: ['context'] },
  preview: { journey: 'orders', fields: 'orders/preview.ts', assumed: ['context'] },
  validateCoupon: { journey: 'orders', fields: 'orders/coupon.ts', assumed: ['context'] },
  subscribe: {
    journey: 'orders',
    askedWith: '--orders',
    fields: 'orders/subscribe.ts',
    assumed: ['context'],
  },
  checkoutDelegate: { journey: 'orders', askedWith: '--changes', assumed: ['context'] },
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
    [...addressPoints(call), ...Object.entries(pointsOfCalls)]
      .flatMap(([id, point]) => {
        const [of, part = ''] = id.split(' ');
        return point && of === call ? [named(call, part, point)] : [];
      })
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  ),
];

/** The open parts of a call's address, as the table has them. */
function addressPoints(call: OperationName): [id: string, point: OpenPoint][] {
  const { assumed = [] } = callFacts[call];
  return assumed.map((part) => {
    const is = platformOperations[call][part];
    return [`${call} ${part}`, [`The ${part} is ${part === 'method' ? is : `\`${is}\``}.`, byAddress]];
  });
}

/** The place of a point among those of its call. */
function placeOf({ part }: NamedPoint): number {
  const [side = ''] = part.split('.');
  return ['method', 'context', 'path', 'access', 'query', 'body', 'answer'].indexOf(side);
}

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
