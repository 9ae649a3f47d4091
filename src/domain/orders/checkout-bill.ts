import type { OrderQuote } from './order-quote.ts';

/** Payment details of the unified checkout, in minor units of the quote's currency. */
export type CheckoutBill = {
  subTotal: number;
  tax: number;
  /** What the current plan is set off with. */
  setOff: number;
  /** What is charged now: `subTotal` and `tax` less `setOff`. */
  total: number;
  /** True where nothing is charged now, so that all is shown as 0. */
  chargesLater: boolean;
};

/**
 * Payment details. The flag is
 * taken as: nothing is charged now, because of a trial that begins or runs, or of a current plan that costs as much.
 */
export function checkoutBill({ subTotal, tax, total, today }: OrderQuote): CheckoutBill {
  if (today === 0) return { subTotal: 0, tax: 0, setOff: 0, total: 0, chargesLater: true };
  return { subTotal, tax, setOff: Math.max(0, total - today), total: today, chargesLater: false };
}

/** The label of a price: per month under 12 months, per year otherwise; another cycle says how long it is. */
export type PriceLabel = { per: 'month' | 'year' | 'twoYears' | 'months'; isExpected: boolean };

/**
 * How a price is labelled on the unified checkout. A cycle other than 1 or 12 is unexpected there: it gets a warning,
 * and its true length for a label, since `per year` would be a wrong price for two years.
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
