import type { RequestedOrder } from '../../src/contracts/stored/open-change.ts';
import { type Device, device } from '../../src/contracts/devices/device.ts';
import { type Plan, plan } from '../../src/contracts/plans/plan.ts';
import { type ListedSubscription, subscription } from '../../src/contracts/plans/subscription.ts';
import type { PlanCodes } from '../../src/domain/plans/plan-codes.ts';
import type { LiveState } from '../../src/domain/plans/subscription-state.ts';
import type { When } from '../../src/contracts/when.ts';
import { type Coming, comingOf } from '../../src/domain/text/when.ts';
import { type Subscription, subscriptionsOf } from '../../src/domain/plans/subscription.ts';

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
  const [held] = subscriptionsOf([aListed()], { planCodes, nowMs: 0, hasPastDue: false }).live;
  if (!held) throw new Error('the plan is no live one');
  return { ...held, ...changes, plan: { ...held.plan, ...changes.plan } };
}

/** The same with any day, also one that is over. */
export type AnyDay<Value> = Value extends Coming
  ? When
  : Value extends object
    ? { [Key in keyof Value]: AnyDay<Value[Key]> }
    : Value;
type StateFacts<Kind extends LiveState['kind']> = Extract<AnyDay<LiveState>, { kind: Kind }>;

/** A time as one to come. */
export function toCome(when: When): Coming {
  const coming = comingOf(when, Number.NEGATIVE_INFINITY);
  if (coming === null) throw new Error('every time comes after the beginning');
  return coming;
}

/** A state whose days are to come, by whatever clock a test has. */
export function anyDay(state: AnyDay<LiveState>): LiveState {
  return state as LiveState;
}

/** What an order of another plan wants, with its receipt. */
export function aRequestedOrder(changes: Partial<RequestedOrder> = {}): RequestedOrder {
  return {
    kind: 'order',
    toPlanId: 'plan-2',
    toPlanCode: 'big_m',
    fromSubscriptionId: null,
    keeps: false,
    receipt: {
      planName: 'Big',
      currency: 'USD',
      chargedToday: 700,
      perPeriod: 700,
      billingCycle: 1,
      deviceCount: 0,
      startsAt: null,
      nextChargeAt: null,
      trialEndsAt: null,
    },
    ...changes,
  };
}

/** The states of a subscription; what is not named is unknown. */
export const aState = {
  running: (facts: Partial<StateFacts<'running'>> = {}): LiveState =>
    anyDay({
      kind: 'running',
      renewsAt: null,
      nextCharge: null,
      ...facts,
    }),
  pastDue: (facts: Partial<StateFacts<'pastDue'>> = {}): LiveState =>
    anyDay({ kind: 'pastDue', renewsAt: null, nextCharge: null, ...facts }),
  trial: (facts: Partial<StateFacts<'trial'>> = {}): LiveState =>
    anyDay({
      kind: 'trial',
      endsAt: null,
      nextCharge: null,
      ...facts,
    }),
  changing: (facts: Partial<StateFacts<'changing'>> = {}): LiveState =>
    anyDay({
      kind: 'changing',
      to: { planName: 'Plus', planCode: 'plus_m', billingCycle: 1, effectiveAt: null },
      at: null,
      during: 'paidPeriod',
      renewsAt: null,
      nextCharge: null,
      ...facts,
    }),
  ending: (facts: Partial<StateFacts<'ending'>> = {}): LiveState =>
    anyDay({
      kind: 'ending',
      endsAt: null,
      during: 'paidPeriod',
      after: null,
      ...facts,
    }),
  apple: (facts: Partial<StateFacts<'billedElsewhere'>> = {}): LiveState =>
    anyDay({
      kind: 'billedElsewhere',
      by: { kind: 'apple' },
      paidUntil: null,
      inTrial: false,
      ...facts,
    }),
  paused: (end: StateFacts<'paused'>['end'] = null): LiveState => anyDay({ kind: 'paused', end }),
  unknown: (end: StateFacts<'unknown'>['end'] = null): LiveState => anyDay({ kind: 'unknown', end }),
};
