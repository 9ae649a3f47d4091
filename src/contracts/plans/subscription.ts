import * as z from 'zod';
import { device } from '../devices/device.ts';
import { planConfig } from './plan.ts';
import { wireNextCharge } from './next-charge.ts';
import { essential, wireCount, wireId, wireList, wireName, wireText, wireWhen, wireWord } from '../wire.ts';

/** A pending change. Its name and cycle are required: without them the plan would be shown as if it continued. */
const wirePendingSubscription = z
  .object({
    effectiveDate: wireWhen,
    effective_date: wireWhen,
    billing_cycle: wireCount,
    pepper_name: wireName,
    recurly_plan_code: wireText,
  })
  .transform((wire) => ({
    planName: wire.pepper_name,
    planCode: wire.recurly_plan_code,
    billingCycle: wire.billing_cycle,
    effectiveAt: wire.effectiveDate ?? wire.effective_date,
  }));

/**
 * A subscription on the wire. Required are its ids, which name it in a change, and `plan_config`, which tells a paid
 * plan from a free one and a higher plan from a lower one.
 */
const wireSubscription = z.object({
  id: wireId,
  plan_config_id: wireId,
  plan_code: wireId.nullish(),
  provider: wireWord.nullish(),
  status: wireWord.nullish(),
  external_subscription_id: wireText,
  recurly_plan_code: wireText,
  recurly_period_end_date: wireWhen,
  recurly_trial_end_date: wireWhen,
  trial_end_date: wireWhen,
  renewal_date: wireWhen,
  expiration_date: wireWhen,
  next_charge: wireNextCharge,
  pendingSubscription: essential(wirePendingSubscription.nullish()).optional(),
  pending_subscription: essential(wirePendingSubscription.nullish()).optional(),
  device_ids: z.array(wireId).default([]),
  devices: z.array(device).default([]),
  plan_config: planConfig,
});

/** Reads a subscription of the platform into the portal’s form. */
export const subscription = wireSubscription.transform((wire) => ({
  id: wire.id,
  planId: wire.plan_config_id,
  planCode: wire.plan_code ?? wire.plan_config.external_plan_code,
  externalId: wire.external_subscription_id,
  /** Who bills: Apple's store, or the brand through a card. */
  biller:
    wire.provider === 'apple' || wire.plan_config.provider === 'apple'
      ? ('apple' as const)
      : ('card' as const),
  /** The platform's own word for the state, in lower case; null where it sends none. */
  status: wire.status ?? null,
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
  trialEndsAt: wire.trial_end_date ?? wire.recurly_trial_end_date,
  renewsAt: wire.renewal_date ?? wire.recurly_period_end_date,
  expiresAt: wire.expiration_date,
  nextCharge: wire.next_charge,
  pendingChange: wire.pendingSubscription ?? wire.pending_subscription ?? null,
  deviceIds: wire.device_ids,
  devices: wire.devices,
}));
/**
 * A subscription as the platform lists it, in the portal's names. Its signs may contradict each other:
 * `subscriptionState` says what they mean (src/domain/plans/subscription-state.ts).
 */
export type ListedSubscription = z.output<typeof subscription>;
/** The plan that will follow, and when. */
export type PendingPlan = NonNullable<ListedSubscription['pendingChange']>;
/** A subscription as the platform sends it. */
export type WireSubscription = z.input<typeof subscription>;

/** The response to GET /subscriptions: a list, or a list under `subscriptions` or `docs`. */
export const subscriptionList = wireList(subscription, {
  id: 'id',
  idOf: ({ id }) => id,
  names: ['subscriptions'],
});
