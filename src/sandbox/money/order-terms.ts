import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import { DAY_MS } from '../world/clock.ts';
import type { Account, HeldPlan } from '../world/entities.ts';
import { TRIAL_DAYS, tierByCode } from '../world/tiers.ts';

/** When an order takes effect and when its first charge is due, in milliseconds since 1970. */
export type OrderTerms =
  /** At once; a charge may be due at once. */
  | { when: 'now' }
  /** At once, with a trial that starts now. */
  | { when: 'newTrial'; endsAtMs: number }
  /** At once, within a trial that continues. */
  | { when: 'runningTrial'; endsAtMs: number }
  /** When the paid period or the trial ends. */
  | { when: 'periodEnd'; atMs: number };

/** The customer of an order: the account, its plans in effect, and the plan that the order changes (null for a first one). */
export type OrderCustomer = { account: Account; plans: readonly HeldPlan[]; current: HeldPlan | null };

/**
 * Returns the terms of an order. A lower billing order takes effect at the end of the paid period. A trial is for
 * accounts that never had one and have no paid plan. Every other order takes effect at once.
 */
export function orderTerms(
  brand: SandboxBrand,
  { account, plans, current }: OrderCustomer,
  target: Tier,
  nowMs: number,
): OrderTerms {
  const endsAtMs = current?.renewsAtMs ?? current?.trialEndsAtMs ?? null;
  if (current && endsAtMs !== null && isLower(brand, target, current))
    return { when: 'periodEnd', atMs: endsAtMs };
  if (current && current.trialEndsAtMs !== null && current.trialEndsAtMs > nowMs)
    return { when: 'runningTrial', endsAtMs: current.trialEndsAtMs };
  const forTrial =
    target.billingCycle > 0 && !account.trialUsed && plans.every(({ biller }) => biller === null);
  return forTrial ? { when: 'newTrial', endsAtMs: nowMs + TRIAL_DAYS * DAY_MS } : { when: 'now' };
}

/** Returns the plan that an order without a subscription id changes: the one that Apple does not bill. */
export function planBilledHere(plans: readonly HeldPlan[]): HeldPlan | null {
  return plans.find(({ biller }) => biller !== 'apple') ?? null;
}

function isLower(brand: SandboxBrand, target: Tier, { planCode }: HeldPlan): boolean {
  return target.billingCycle === 0 || target.billingOrder < tierByCode(brand, planCode).billingOrder;
}
