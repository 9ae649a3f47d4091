import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { HeldPlan } from '../world/entities.ts';
import { isPaused, running } from '../world/plans-in-effect.ts';
import { answered, type Outcome, refused } from '../platform/refusal.ts';
import { renewPlan } from './renewal.ts';
import { fallbackTier, tierByCode } from '../world/tiers.ts';
import { namesPlan } from '../platform/wire-plan.ts';

/** A cancellation: the plan that is held, and the plan that replaces it, both by their plan ids. */
export type Cancellation = { pepperPlanId: string; defaultPlanId: string };

/**
 * Schedules the brand's free plan for the end of the paid period or trial, in place of any other pending change;
 * without a known end, and for a paused plan, it takes effect at once.
 */
export function cancelPlan(
  brand: SandboxBrand,
  held: HeldPlan,
  { pepperPlanId, defaultPlanId }: Cancellation,
  nowMs: number,
): Outcome<HeldPlan> {
  const fallback = fallbackTier(brand.catalogue);
  if (!namesPlan(pepperPlanId, held.planCode)) return refused('planNotHeld');
  if (!fallback) return refused('noDefaultPlan');
  if (!namesPlan(defaultPlanId, fallback.code)) return refused('notDefaultPlan');
  if (held.biller === 'apple') return refused('billedByApple');
  if (tierByCode(brand, held.planCode).billingCycle === 0) return refused('freePlan');
  if (isCancelled(brand, held)) return refused('alreadyCancelled');
  const [ending, effectiveAtMs] = isPaused(held)
    ? [running(held), nowMs]
    : [held, held.renewsAtMs ?? held.trialEndsAtMs ?? nowMs];
  return answered(
    renewPlan(brand, { ...ending, pending: { planCode: fallback.code, effectiveAtMs } }, nowMs).held,
  );
}

/** True for a plan that falls to a free one when its period ends. */
export function isCancelled(brand: SandboxBrand, { pending }: HeldPlan): boolean {
  return pending !== null && tierByCode(brand, pending.planCode).billingCycle === 0;
}
