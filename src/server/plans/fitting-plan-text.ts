import type { Plan } from '../../contracts/plans/plan.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { moneyText, priceIn } from '../../domain/text/money.ts';
import { fittingPlan } from '../../domain/plans/fitting-plan.ts';
import type { PlanTerm } from '../../domain/plans/offered-plans.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { CardSetting } from './card-setting.ts';
import { priceText } from '../words/cycle-text.ts';

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

function wanted(
  cameras: number,
  term: PlanTerm,
  { currency, freeHistoryHours, brand: { planCodes } }: CardSetting,
) {
  return { cameras, term, currency, planCodes, freeHistoryHours };
}
