import type { Subscription } from '../../contracts/plans/subscription.ts';
import { endsFree } from '../plans/pending-change.ts';
import { isFreePlan } from '../plans/plan-codes.ts';
import { nextEvent } from '../plans/subscription-status.ts';

/** What going on for free puts an end to. Times in milliseconds since 1970; null where nobody knows when. */
export type RenewalEnd =
  /** Nothing that is charged here. */
  | { kind: 'nothing' }
  /** A trial of which nothing was charged yet. */
  | { kind: 'trial'; atMs: number }
  /** A plan that ends by itself already. */
  | { kind: 'plan'; atMs: number | null }
  | { kind: 'renewal'; atMs: number | null };

/** What ends for somebody who changes from `current` to a plan that costs nothing. */
export function renewalEnd(current: Subscription | undefined, nowMs: number): RenewalEnd {
  if (!current || current.biller === 'apple') return { kind: 'nothing' };
  if (isFreePlan(current.plan.code) || current.plan.billingCycle === 0) return { kind: 'nothing' };
  const next = nextEvent(current, nowMs);
  if (next.kind === 'trialEnds') return { kind: 'trial', atMs: next.atMs };
  const atMs = next.kind !== 'nothing' && next.atMs > nowMs ? next.atMs : null;
  return { kind: next.kind === 'expires' || endsFree(current) ? 'plan' : 'renewal', atMs };
}
