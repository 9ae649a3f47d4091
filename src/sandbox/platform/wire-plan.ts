import type * as z from 'zod';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import type { planConfig, WirePlan } from '../../contracts/plans/plan.ts';
import type { HeldPlan } from '../world/entities.ts';
import { priceOf, TRIAL_DAYS } from '../world/tiers.ts';

/** Returns the platform's id of a plan, which differs from its code so that the two cannot be confused. */
export function planId(code: string): string {
  return `plan-${code}`;
}

/** True for the id of a plan, in any letter case. */
export function namesPlan(id: string, code: string): boolean {
  return id.toLowerCase() === planId(code).toLowerCase();
}

/** Formats a plan of the catalogue. `trialOffered` is true if this caller can get a free trial. */
export function wirePlan(tier: Tier, { currency, trialOffered }: Offer): WirePlan {
  return {
    id: planId(tier.code),
    name: tier.name,
    default: tier.default,
    legacy: tier.legacy,
    visible: tier.visible,
    external_plan_code: tier.code,
    device_quantity: tier.deviceQuantity,
    billing_cycle: tier.billingCycle,
    billing_order: tier.billingOrder,
    amountInCents: Object.fromEntries(
      Object.entries(tier.amounts).map(([code, minorUnits]) => [code, { _: minorUnits }]),
    ),
    cost: [{ amount: priceOf(tier, currency), currency }],
    trial: trialOffered && tier.billingCycle > 0 ? { duration: TRIAL_DAYS, unit: 'days' } : null,
    features: { retention: tier.retentionDays },
    highlights: tier.features,
  };
}

type Offer = { currency: string; trialOffered: boolean };

/** Formats the plan inside a subscription. */
export function wirePlanConfig(tier: Tier, biller: HeldPlan['biller']): z.input<typeof planConfig> {
  return {
    name: tier.name,
    billing_cycle: tier.billingCycle,
    billing_order: tier.billingOrder,
    device_quantity: tier.deviceQuantity,
    external_plan_code: tier.code,
    provider: biller,
    default: tier.default,
    visible: tier.visible,
    features: { retention: tier.retentionDays },
  };
}
