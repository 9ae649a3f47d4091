import type { Subscription } from '../../contracts/plans/subscription.ts';
import { isNeverCharged, type PlanCodes } from './plan-codes.ts';

/** The next event of a subscription. Times are in milliseconds since 1970. */
export type NextEvent =
  | { kind: 'trialEnds'; atMs: number }
  | { kind: 'renews'; atMs: number }
  | { kind: 'expires'; atMs: number }
  | { kind: 'nothing' };

/**
 * Returns the next event of a subscription. A running trial comes first; a plan that Apple bills, or that no longer
 * renews, expires; any other plan with a renewal date renews.
 */
export function nextEvent(subscription: Subscription, nowMs: number): NextEvent {
  const { trialEndsAtMs, renewsAtMs, expiresAtMs } = subscription;
  if (trialEndsAtMs !== null && trialEndsAtMs > nowMs) return { kind: 'trialEnds', atMs: trialEndsAtMs };
  const expiry = expiresAtMs ?? (subscription.biller === 'apple' ? renewsAtMs : null);
  if (expiry !== null) return { kind: 'expires', atMs: expiry };
  if (renewsAtMs !== null) return { kind: 'renews', atMs: renewsAtMs };
  return { kind: 'nothing' };
}

/** True where the pending change of a subscription leads to a free plan. */
export function endsFree({ pendingChange }: Pick<Subscription, 'pendingChange'>, codes: PlanCodes): boolean {
  if (pendingChange === null) return false;
  const { planCode, billingCycle } = pendingChange;
  return isNeverCharged({ code: planCode ?? '', billingCycle }, codes);
}
