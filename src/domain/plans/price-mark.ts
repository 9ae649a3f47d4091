import type { Plan } from '../../contracts/plans/plan.ts';
import { priceIn } from '../text/money.ts';

/**
 * A short text that is the same for the same price in the same currency, such as `399USD`, to tell whether somebody sees the
 * price that they saw before. Undefined where the price is unknown.
 */
export function priceMark(
  { billingCycle, prices }: Pick<Plan, 'billingCycle' | 'prices'>,
  currency: string,
): string | undefined {
  if (billingCycle === 0) return 'free';
  const price = priceIn(prices, currency);
  return price && `${price.minorUnits}${price.currency}`;
}
