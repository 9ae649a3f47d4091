import * as z from 'zod';
import { device } from '../devices/device.ts';
import { planConfig } from './plan.ts';
import { wireNextCharge } from './next-charge.ts';
import { asJsonObject } from '../json-object.ts';
import { signs, signsOf, type StateSigns, wireSigns } from '../state-signs.ts';
import type { When } from '../when.ts';
import { wireId, wireKey, wireList, wireWhen, wireWord } from '../wire.ts';
import { billerOf } from './biller.ts';

/**
 * A subscription on the wire. Required are its id, which names it in a change, and the name and the code of its plan. A plan
 * whose numbers are missing is shown without them.
 */
const wireSubscription = z.object({
  id: wireId,
  plan_config_id: wireId.nullish(),
  plan_code: wireId.nullish(),
  provider: wireWord.nullish(),
  ...wireSigns,
  external_subscription_id: wireKey,
  recurly_plan_code: wireKey,
  recurly_period_end_date: wireWhen,
  recurly_trial_end_date: wireWhen,
  trial_end_date: wireWhen,
  renewal_date: wireWhen,
  next_charge: wireNextCharge,
  device_ids: z.array(wireId).default([]),
  devices: z.array(device).default([]),
  plan_config: planConfig,
});

function laterOf(one: When | null, other: When | null): When | null {
  if (one === null || other === null) return one ?? other;
  return new Date(one) >= new Date(other) ? one : other;
}

/** Reads a subscription of the platform into the portal’s form. */
export const subscription = wireSubscription.transform((wire) => ({
  id: wire.id,
  /** Null where it is missing; a number of the plan too. */
  planId: wire.plan_config_id ?? null,
  planCode: wire.plan_code ?? wire.plan_config.external_plan_code,
  externalId: wire.external_subscription_id,
  biller: billerOf([wire.provider, wire.plan_config.provider]),
  ...signsOf(wire),
  plan: {
    name: wire.plan_config.name,
    code: wire.plan_config.external_plan_code,
    billingCycle: wire.plan_config.billing_cycle,
    billingOrder: wire.plan_config.billing_order,
    deviceQuantity: wire.plan_config.device_quantity,
    retentionDays: wire.plan_config.features?.retention ?? 0,
    isDefault: wire.plan_config.default,
    isVisible: wire.plan_config.visible,
  },
  /** The code under which a paid plan is charged; null where nothing is charged. */
  paidPlanCode: wire.recurly_plan_code,
  /** The later end of a trial: a trial that was extended at the provider keeps its first end at the platform. */
  trialEndsAt: laterOf(wire.trial_end_date, wire.recurly_trial_end_date),
  renewsAt: wire.renewal_date ?? wire.recurly_period_end_date,
  expiresAt: wire.expiration_date,
  nextCharge: wire.next_charge,
  deviceIds: wire.device_ids,
  devices: wire.devices,
}));
/**
 * A subscription as the platform lists it, in the portal's names. Its signs may contradict each other:
 * `subscriptionState` says what they mean (src/domain/plans/subscription-state.ts).
 */
export type ListedSubscription = z.output<typeof subscription>;
/** The plan that will follow, and when. */
export type PendingPlan = NonNullable<ListedSubscription['pendingChange']> & {
  planName: string;
  billingCycle: number;
};
/** A subscription as the platform sends it. */
export type WireSubscription = z.input<typeof subscription>;

/** The response to GET /subscriptions: a list, or a list under `subscriptions` or `docs`. */
export const subscriptionList = wireList(subscription, {
  id: 'id',
  idOf: ({ id }) => id,
  names: ['subscriptions'],
});

/**
 * The answer to a cancellation: the subscription, at the top or under its name, or signs of its state alone. Null where it has
 * signs that cannot be read.
 */
export const cancelAnswer = z.unknown().transform((answer): ListedSubscription | StateSigns | null => {
  const top = asJsonObject(answer);
  const values = asJsonObject(top?.['subscription']) ?? top ?? {};
  const whole = subscription.safeParse(values);
  if (whole.success) return whole.data;
  const { data } = signs.safeParse(values);
  return data ? signsOf(data) : null;
});
export type CancelAnswer = z.output<typeof cancelAnswer>;
