import type { CancelPlanText } from '../../components/orders/cancel-plan.tsx';
import { cancelReasons } from '../../contracts/orders/cancel-plan.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { historyText } from '../words/history-text.ts';
import { owedText, storeLines } from '../words/plan-billing-text.ts';
import { distinctNames } from '../words/plan-names.ts';
import { priceText } from '../words/price-text.ts';
import type { CancelPlanFacts } from './load-cancel-plan.ts';

type Facts = Extract<CancelPlanFacts, { kind: 'plan' }>;

/** Puts Cancel Plan into words. */
export function cancelPlanText(
  facts: CancelPlanFacts,
  context: Words & Pick<RequestContext, 'url'>,
): CancelPlanText {
  const stores = storeLines(facts.stores, context);
  if (facts.kind === 'store') return { kind: 'store', stores };
  const copy = context.copy('cancel');
  const { subscription, remaining, history, covered } = facts;
  const plan = subscription.plan.name;
  const inTrial = remaining.during === 'trial';
  const date = remaining.endsAt === null ? undefined : context.day(remaining.endsAt);
  const owed = owedText(facts.owed, context);
  return {
    kind: 'plan',
    subscriptionId: subscription.id,
    version: subscriptionVersion(subscription),
    hasChanged: facts.hasChanged,
    lead:
      date === undefined
        ? fillIn(copy.leadUnknown, { plan })
        : fillIn(inTrial ? copy.leadTrial : copy.leadPaid, { plan, date }),
    charge: owed === undefined ? [] : [owed, copy.chargeOwed],
    stores,
    history: history ? historyText(history, copy) : copy.historyUnknown,
    freeCover: freeCoverText(facts, context),
    lower: lowerText(facts, context),
    devices: deviceChipsText(covered, facts.modelNames, context.copy('devices'), { named: true }),
    // The first, without a value, is none.
    reasons: [{ value: '', label: '—' }, ...cancelReasons.map((value) => ({ value, label: copy[value] }))],
    reason: facts.reason,
    question: facts.isQuestion
      ? {
          title: fillIn(copy.confirmTitle, { plan }),
          lines: questionLines(date, { inTrial, owed }, context),
          pageHref: `${context.url.pathname}?${new URLSearchParams({ subscriptionId: subscription.id })}`,
        }
      : undefined,
  };
}

/** Says until when the plan stays, if that is known, and that nothing is charged, or what still may be. */
function questionLines(
  date: string | undefined,
  { inTrial, owed }: { inTrial: boolean; owed: string | undefined },
  words: Words,
): string[] {
  const copy = words.copy('cancel');
  const charge = owed === undefined ? [copy.chargePaid] : [owed, copy.chargeOwed];
  if (date === undefined) return owed === undefined ? [copy.confirmUnknown] : charge;
  if (inTrial && owed === undefined) return [fillIn(copy.confirmTrial, { date })];
  return [fillIn(copy.confirmPaid, { date }), ...charge];
}

/** Describes which devices the free plan still covers after the cancellation; undefined where it covers none. */
function freeCoverText({ freePlan, covered }: Facts, words: Words): string | undefined {
  if (!freePlan || freePlan.deviceQuantity === 0 || covered.length === 0) return undefined;
  const copy = words.copy('cancel');
  return fillIn(covered.length <= freePlan.deviceQuantity ? copy.keptAll : copy.keptSome, {
    plan: freePlan.name,
    count: freePlan.deviceQuantity,
  });
}

/** Suggests a plan that costs less. */
function lowerText({ subscription, lower }: Facts, words: Words): { text: string; href: string } | undefined {
  if (!lower) return undefined;
  const { plan, price } = lower;
  return {
    text: fillIn(words.copy('cancel').lower, {
      plan: distinctNames(plan, subscription.plan, words).first,
      price: priceText(words.money(price), plan.billingCycle, words.copy('price').each),
    }),
    href: pathTo('plans', { planId: plan.id }),
  };
}
