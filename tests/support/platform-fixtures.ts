import { type Device, device } from '../../src/contracts/devices/device.ts';
import { type Plan, plan } from '../../src/contracts/plans/plan.ts';
import { type ListedSubscription, subscription } from '../../src/contracts/plans/subscription.ts';
import type { PlanCodes } from '../../src/domain/plans/plan-codes.ts';
import type { LiveState } from '../../src/domain/plans/subscription-state.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';

/** A brand's plan codes, as the tests name its plans. */
export const planCodes = {
  free: ['lite', 'basic', 'no_plan', 'visi_no_plan', 'otis_essential_4_m', 'pepper_lite', 'notion_lite'],
  none: ['no_plan', 'visi_no_plan', 'notion_lite'],
  excluded: ['no_plan', 'visi_no_plan', 'pepper_lite'],
} satisfies PlanCodes;

/** A brand in the United States, which tells recurring prices before tax. */
export const pricing = {
  features: { taxInRecurringCharge: false },
  country: 'US',
  sells: { countries: ['US'] },
};

/** A device of the portal, read from its wire form. */
export function aDevice(id: string, changes: Partial<Device> = {}): Device {
  return { ...device.parse({ deviceId: id, name: `Camera ${id}`, model: 'cam-1' }), ...changes };
}

/** A plan of the catalogue: Pro, monthly, $7.99, five devices, 30 days. */
export function aPlan(changes: Partial<Plan> = {}): Plan {
  const wire = {
    id: 'plan-pro',
    name: 'Pro',
    external_plan_code: 'pro_m',
    device_quantity: 5,
    billing_cycle: 1,
    billing_order: 20,
    amountInCents: { USD: { _: 799 }, AUD: { _: 1199 } },
    features: { retention: 30 },
  };
  return { ...plan.parse(wire), ...changes };
}

/** A listed subscription to that plan by card, without a date and a pending change; `plan` may change fields of the plan. */
export function aListed(
  changes: Omit<Partial<ListedSubscription>, 'plan'> & { plan?: Partial<ListedSubscription['plan']> } = {},
): ListedSubscription {
  const parsed = subscription.parse({
    id: 'sub-1',
    plan_config_id: 'plan-pro',
    plan_code: 'pro_m',
    recurly_plan_code: 'pro_m',
    plan_config: {
      name: 'Pro',
      billing_cycle: 1,
      billing_order: 20,
      device_quantity: 5,
      external_plan_code: 'pro_m',
      features: { retention: 30 },
    },
  });
  return { ...parsed, ...changes, plan: { ...parsed.plan, ...changes.plan } };
}

/** The same subscription as the account has it: running, unless another state is named. */
export function aSubscription(
  changes: Omit<Partial<Subscription>, 'plan'> & { plan?: Partial<Subscription['plan']> } = {},
): Subscription {
  const { plan: heldPlan, ...listed } = aListed();
  const { id, planId, planCode, externalId, paidPlanCode, deviceIds, devices } = listed;
  const held = {
    id,
    planId,
    planCode,
    externalId,
    paidPlanCode,
    deviceIds,
    devices,
    state: aState.running(),
  };
  return { ...held, ...changes, plan: { ...heldPlan, ...changes.plan } };
}

type StateOf<Kind extends LiveState['kind']> = Extract<LiveState, { kind: Kind }>;

/** The states of a subscription; what is not named is unknown. */
export const aState = {
  running: (facts: Partial<StateOf<'running'>> = {}): LiveState => ({
    kind: 'running',
    renewsAt: null,
    nextCharge: null,
    ...facts,
  }),
  trial: (facts: Partial<StateOf<'trial'>> = {}): LiveState => ({
    kind: 'trial',
    endsAt: null,
    nextCharge: null,
    ...facts,
  }),
  changing: (facts: Partial<StateOf<'changing'>> = {}): LiveState => ({
    kind: 'changing',
    to: { planName: 'Plus', planCode: 'plus_m', billingCycle: 1, effectiveAt: null },
    at: null,
    during: 'paidPeriod',
    renewsAt: null,
    nextCharge: null,
    ...facts,
  }),
  ending: (facts: Partial<StateOf<'ending'>> = {}): LiveState => ({
    kind: 'ending',
    endsAt: null,
    during: 'paidPeriod',
    after: null,
    ...facts,
  }),
  apple: (facts: Partial<StateOf<'billedElsewhere'>> = {}): LiveState => ({
    kind: 'billedElsewhere',
    by: { kind: 'apple' },
    paidUntil: null,
    inTrial: false,
    ...facts,
  }),
  paused: (end: StateOf<'paused'>['end'] = null): LiveState => ({ kind: 'paused', end }),
  unknown: (end: StateOf<'unknown'>['end'] = null): LiveState => ({ kind: 'unknown', end }),
};
