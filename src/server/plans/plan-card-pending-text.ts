import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { PendingPlan } from '../../contracts/plans/subscription.ts';
import type { When } from '../../contracts/when.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { PlanCard } from '../../domain/orders/plan-card.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { planStates } from '../../domain/plans/plan-states.ts';
import type { Words } from '../request/words.ts';
import { distinctNames, pendingAsNamed } from '../words/plan-names.ts';
import { periodText } from '../words/upcoming-charge-text.ts';

/**
 * Says until when the person has a plan, what follows and what it costs, with the link that takes it back; undefined where
 * nothing follows.
 */
export function pendingText(card: PlanCard, words: Words): PlanCardText['pending'] {
  const copy = words.copy('myPlan');
  const { plan, state } = card.subscription;
  const resume = resumeLink(card, words);
  if (state.kind === 'ending') {
    const lead = untilText(plan.name, state.endsAt, planStates.ending.until, words);
    const text = state.after && !card.endsInNoPlan ? changeText(state.after, state.endsAt, words) : undefined;
    return { lead, after: copy.endsNote, note: undefined, text, resume };
  }
  if (state.kind !== 'changing') return undefined;
  const { first, second } = distinctNames(plan, pendingAsNamed(state.to, card.plans), words);
  return {
    lead: untilText(first, state.at, planStates.changing.until, words),
    ...thenText(card, second, words),
    text: changeText(state.to, state.at, words),
    resume,
  };
}

/** Says until when the person has a plan, with the day where it is known. */
function untilText(
  plan: string,
  at: When | null,
  { day, sometime }: (typeof planStates)['ending' | 'changing']['until'],
  words: Words,
): string {
  const copy = words.copy('myPlan');
  return at === null ? fillIn(copy[sometime], { plan }) : fillIn(copy[day], { plan, date: words.day(at) });
}

/** Names the plan that follows and its price, as far as it is known. No charge is promised after a free plan. */
function thenText(
  card: PlanCard,
  plan: string,
  words: Words,
): Pick<NonNullable<PlanCardText['pending']>, 'after' | 'note'> {
  const copy = words.copy('myPlan');
  const upcoming = card.isFree ? undefined : nextFigure(card, words);
  if (!upcoming) return { after: fillIn(copy.thenPlanOnly, { plan }), note: undefined };
  const { amount, per, note } = upcoming;
  const price = per === undefined ? amount : fillIn(words.copy('price').amountPer, { amount, per });
  return { after: fillIn(copy.thenPlan, { plan, price }), note };
}

/** The sentence about a pending change. */
function changeText(
  { planName: plan, billingCycle: count }: PendingPlan,
  at: When | null,
  words: Words,
): string {
  const copy = words.copy('myPlan');
  if (at === null) return fillIn(copy.pendingSometime, { plan });
  return fillIn(copy.pendingChange, { plan, count, effectiveDate: words.day(at) });
}

function resumeLink({ may, subscription }: PlanCard, words: Words) {
  return may.resume
    ? {
        href: pathTo('resumePlan', { subscriptionId: subscription.id }),
        label: fillIn(words.copy('myPlan').keep, { plan: subscription.plan.name }),
      }
    : undefined;
}

/** The amount of the next charge and its period; undefined where the amount is unknown. */
export function nextFigure({ charge }: PlanCard, words: Words) {
  return charge?.upcoming.price
    ? { amount: words.money(charge.upcoming.price), ...periodText(charge.period, words) }
    : undefined;
}
