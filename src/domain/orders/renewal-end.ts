import type { Subscription } from '../../contracts/plans/subscription.ts';
import { endsFree, nextEvent } from '../plans/next-event.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';

/** What ends when a person changes to a free plan. Times are in milliseconds since 1970; null where unknown. */
export type RenewalEnd =
  /** There is no charge here to end. */
  | { kind: 'nothing' }
  /** A trial that has not been charged yet. */
  | { kind: 'trial'; atMs: number }
  /** A plan that already ends by itself. */
  | { kind: 'plan'; atMs: number | null }
  | { kind: 'renewal'; atMs: number | null };

/** Returns what ends for a person who changes from `current` to a free plan. `nowMs` is in milliseconds since 1970. */
export function renewalEnd(current: Subscription | undefined, codes: PlanCodes, nowMs: number): RenewalEnd {
  if (!current || current.biller === 'apple') return { kind: 'nothing' };
  if (isNeverCharged(current.plan, codes)) return { kind: 'nothing' };
  const next = nextEvent(current, nowMs);
  if (next.kind === 'trialEnds') return { kind: 'trial', atMs: next.atMs };
  const atMs = next.kind !== 'nothing' && next.atMs > nowMs ? next.atMs : null;
  return { kind: next.kind === 'expires' || endsFree(current, codes) ? 'plan' : 'renewal', atMs };
}
