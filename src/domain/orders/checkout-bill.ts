import type { OrderQuote } from './order-quote.ts';

/** The payment details of the unified checkout, in minor units of the quote's currency. */
export type CheckoutBill = {
  subTotal: number;
  tax: number;
  /** The credit for the current plan. */
  credit: number;
  /** What is charged now: `subTotal` plus `tax` minus `credit`. */
  total: number;
  /** True where nothing is charged now; all amounts are then 0. */
  chargesLater: boolean;
};

/**
 * Derives the payment details from a quote. Nothing is charged now where the quote charges nothing today.
 */
export function checkoutBill({ subTotal, tax, total, today }: OrderQuote): CheckoutBill {
  if (today === 0) return { subTotal: 0, tax: 0, credit: 0, total: 0, chargesLater: true };
  return { subTotal, tax, credit: Math.max(0, total - today), total: today, chargesLater: false };
}

/**
 * The label of a price: the unit after "per", and whether the unified checkout expects a plan of this billing cycle.
 */
export type PriceLabel = { per: 'month' | 'year' | 'twoYears' | 'months'; isExpected: boolean };

/**
 * The label of a price on the unified checkout: per month for 1 month, per year for 12. Any other billing cycle is
 * unexpected: it gets a warning and its true length as label, because "per year" would be wrong for two years.
 */
export function checkoutPriceLabel(months: number): PriceLabel {
  switch (months) {
    case 1:
      return { per: 'month', isExpected: true };
    case 12:
      return { per: 'year', isExpected: true };
    case 24:
      return { per: 'twoYears', isExpected: false };
    default:
      return { per: 'months', isExpected: false };
  }
}
