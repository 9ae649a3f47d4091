import type { Plan } from '../../contracts/plans/plan.ts';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { apart } from '../../domain/bidi.ts';
import { moneyText, priceIn } from '../../domain/money.ts';
import { chooserPath } from '../../domain/plans/chooser-query.ts';
import { fittingPlan } from '../../domain/plans/fitting-plan.ts';
import { planTerm } from '../../domain/plans/offered-plans.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { CardSetting } from './card-setting.ts';
import { priceText } from './cycle-text.ts';
import { namesApart } from './plan-names.ts';
import { priceDifferenceText } from './plan-text.ts';

/**
 * Suggests to a person on a free plan the cheapest paid one that covers all of their cameras; undefined where there is none, or
 * where its price is unknown.
 */
export function moreText(
  { plan: today }: Subscription,
  offered: readonly Plan[],
  cameras: number,
  setting: CardSetting,
): string | undefined {
  const { copy, price: words, format, currency, shownPrice } = setting;
  const offer = (['monthly', 'yearly', 'twoYears'] as const)
    .map((term) => fittingPlan(offered, today, wanted(cameras, term, setting)))
    .find((plan) => plan !== undefined);
  const amount = offer && priceIn(shownPrice.shown(offer).prices, currency);
  if (!offer || !amount) return undefined;
  const price = priceText(moneyText(amount, format), offer.billingCycle, words.each);
  return fillIn(copy.more, { plan: offer.name, price });
}

/**
 * Names the cheapest plan of the same term that covers all cameras, those that are not covered too, with the difference of its
 * price and the way to it. Undefined where there is none, or where the plan is about to change.
 */
export function coversText(
  { planId, plan, state }: Subscription,
  { plans, offered }: { plans: readonly Plan[]; offered: readonly Plan[] },
  { covered, uncovered }: { covered: number; uncovered: number },
  setting: CardSetting,
): { href: string; label: string } | undefined {
  if (state.kind !== 'running' && state.kind !== 'trial') return undefined;
  const { copy, brand, locale, format, currency, freeHistoryHours, shownPrice } = setting;
  const offer = fittingPlan(offered, plan, wanted(covered + uncovered, planTerm(plan.billingCycle), setting));
  const today = plans.find(({ id }) => id === planId);
  const more =
    offer &&
    today &&
    priceDifferenceText(shownPrice.shown(offer), shownPrice.shown(today), {
      copy: copyFor('plans', locale.language, brand),
      price: setting.price,
      format,
      currency,
      freeHistoryHours,
      planCodes: brand.planCodes,
    });
  if (!more) return undefined;
  const name = apart(namesApart(plan, offer, setting).second, format);
  return {
    href: chooserPath({ planId: offer.id }),
    label: fillIn(uncovered === 1 ? copy.coversIt : copy.coversThem, { plan: name, price: more }),
  };
}

function wanted(
  cameras: number,
  term: ReturnType<typeof planTerm>,
  { currency, freeHistoryHours, brand: { planCodes } }: CardSetting,
) {
  return { cameras, term, currency, planCodes, freeHistoryHours };
}
