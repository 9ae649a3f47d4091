import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import { DAY_MS } from '../world/clock.ts';
import type { Account, HeldPlan } from '../world/entities.ts';
import { TRIAL_DAYS, tierByCode } from '../world/tiers.ts';

/** When an order takes effect and when its first money is due, in milliseconds since 1970. */
export type OrderTerms =
  /** At once, and something may be charged at once. */
  | { when: 'now' }
  /** At once, with a trial that starts now. */
  | { when: 'newTrial'; endsAtMs: number }
  /** At once, within a trial that goes on. */
  | { when: 'runningTrial'; endsAtMs: number }
  /** When the paid period or the trial ends. */
  | { when: 'periodEnd'; atMs: number };

/** Somebody who orders: every plan of the account, and the one that the order changes (null for a first one). */
export type Customer = { account: Account; plans: readonly HeldPlan[]; current: HeldPlan | null };

/**
 * The terms of an order: a lower billing order waits for the end of
 * what is paid, a trial is for who never had one and holds no paid plan, all else is immediate.
 */
export function orderTerms(
  brand: SandboxBrand,
  { account, plans, current }: Customer,
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

/** The plan that an order changes where it names none: the one that is not billed by Apple. */
export function planBilledHere(plans: readonly HeldPlan[]): HeldPlan | null {
  return plans.find(({ biller }) => biller !== 'apple') ?? null;
}

function isLower(brand: SandboxBrand, target: Tier, { planCode }: HeldPlan): boolean {
  return target.billingCycle === 0 || target.billingOrder < tierByCode(brand, planCode).billingOrder;
}
