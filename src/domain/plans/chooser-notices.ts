import type { ChooserNotice, ClosingReason } from '../../contracts/plans/plan-choice.ts';
import type { Store } from '../../contracts/plans/biller.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { currentSubscription } from './current-subscription.ts';
import type { AccountPlans } from './plan-change.ts';
import type { PlanCodes } from './plan-codes.ts';
import { planStates } from './plan-states.ts';
import { canResume, type Leaving } from './resumed-plan.ts';
import type { Subscription } from './subscription.ts';

/** What the chooser has to say above the plans to a person who is signed in. */
export type PlansNotice =
  /** The account cannot be read now, or could not be when the person chose. */
  | { kind: 'unavailable' }
  /** No other plan can be chosen, and why. */
  | { kind: 'billedElsewhere'; store: Store }
  | { kind: Exclude<ClosingReason, 'billedElsewhere'> }
  /** The last choice was not taken, and why. */
  | { kind: Exclude<ChooserNotice, ClosingReason | 'unavailable'> }
  /** The current plan ends, or changes to another of the `plans`, which can be taken back. */
  | { kind: 'leaving'; subscription: Subscription & Leaving; plans: readonly Plan[] };

/** Returns what is said to an account whose last choice was answered with `notice`. */
export function chooserNotices(
  { subscriptions, available: plans }: Pick<AccountPlans, 'subscriptions' | 'available'>,
  notice: ChooserNotice | undefined,
  codes: PlanCodes,
): PlansNotice[] {
  if (notice === 'unavailable') return [{ kind: notice }];
  const current = currentSubscription(subscriptions, codes);
  if (current?.state.kind === 'billedElsewhere')
    return [{ kind: 'billedElsewhere', store: current.state.by }];
  const closed = current && planStates[current.state.kind].closed;
  if (closed) return [{ kind: closed }];
  return [
    ...refusalNotices(notice),
    ...(current && canResume(current, codes)
      ? [{ kind: 'leaving' as const, subscription: current, plans }]
      : []),
  ];
}

/** Why the last choice was not taken. That the plan was closed is dropped where it is not, or no longer. */
function refusalNotices(notice: Exclude<ChooserNotice, 'unavailable'> | undefined): PlansNotice[] {
  switch (notice) {
    case 'current':
    case 'pending':
    case 'notOffered':
    case 'changed':
      return [{ kind: notice }];
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unclear':
    case undefined:
      return [];
  }
}
