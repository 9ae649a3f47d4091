import type { Preview } from '../../contracts/orders/preview.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import { isDowngrade } from '../plans/current-subscription.ts';
import { currentPeriod } from '../plans/period.ts';
import { isFreePlan, isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';

/** What an order does beside what it costs. */
export type OrderEffect =
  /** It leads to a free plan; `end` is what ends with that. */
  | { kind: 'free'; end: RenewalEnd; planName: string | undefined }
  /** It leads to a smaller plan, at the end of the current period; at once where `startsAt` is null. */
  | { kind: 'downgrade'; startsAt: When | null }
  | { kind: 'nothing' };

/** What ends when a person changes to a free plan; a time is null where it is unknown. */
export type RenewalEnd =
  /** There is no charge here to end, or none that is known. */
  | { kind: 'nothing' }
  /** A trial that has not been charged yet. */
  | { kind: 'trial'; at: When }
  /** A plan that already ends by itself. */
  | { kind: 'plan'; at: When | null }
  | { kind: 'renewal'; at: When | null };

/** Returns what an order of a plan does, by the preview of its charge. */
export function orderEffect(
  toPlan: Plan,
  current: Subscription | undefined,
  { trial }: Pick<Preview, 'trial'>,
  codes: PlanCodes,
): OrderEffect {
  if (isFreePlan(toPlan.code, codes))
    return { kind: 'free', end: renewalEnd(current, codes), planName: current?.plan.name };
  if (trial?.trialEndDate || !current || !isDowngrade(toPlan, current)) return { kind: 'nothing' };
  return { kind: 'downgrade', startsAt: currentPeriod(current.state)?.endsAt ?? null };
}

/** Returns what ends for a person who changes from `current` to a free plan. */
export function renewalEnd(
  current: Pick<Subscription, 'plan' | 'state'> | undefined,
  codes: PlanCodes,
): RenewalEnd {
  if (!current || isNeverCharged(current.plan, codes)) return { kind: 'nothing' };
  const { state } = current;
  switch (state.kind) {
    case 'trial':
      return state.endsAt === null ? { kind: 'renewal', at: null } : { kind: 'trial', at: state.endsAt };
    case 'running':
    case 'pastDue':
      return { kind: 'renewal', at: state.renewsAt };
    case 'changing':
      return state.during === 'trial' && state.at !== null
        ? { kind: 'trial', at: state.at }
        : { kind: 'renewal', at: state.at ?? state.renewsAt };
    case 'ending':
      return state.during === 'trial' && state.endsAt !== null
        ? { kind: 'trial', at: state.endsAt }
        : { kind: 'plan', at: state.endsAt };
    case 'free':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return { kind: 'nothing' };
  }
}
