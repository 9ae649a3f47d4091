import { minorUnitsPerUnit } from '../text/money.ts';
import type { OrderQuote } from './order-quote.ts';

/** The payment request to a wallet. Amounts are decimal text in units of the currency. */
export type WalletRequest = {
  country: 'US';
  currency: string;
  /** The charge now. */
  appleTotal: string;
  /** The charge of each period; `intervalCount` is the billing cycle in months. */
  recurring: { amount: string; intervalUnit: 'month'; intervalCount: number };
  /** A free trial, with its end in milliseconds since 1970; null without a trial. */
  trial: { amount: string; endsAtMs: number | null } | null;
  /** The total that Google Pay shows: the charge after the trial, or the total. */
  googleTotal: string;
};

/**
 * What a wallet's payment request is built from: the quote shown, the billing cycle in months, and the trial that the
 * order starts, if any.
 */
export type WalletRequestParams = {
  quote: OrderQuote;
  billingCycle: number;
  trial: { endsAtMs: number | null } | null;
};

/**
 * Builds the payment request to Apple Pay and Google Pay: country US, the quote's currency, a monthly unit with the
 * plan's number of months, and a free trial where there is one. The total is the charge now, as the page shows it.
 * Google Pay accepts no total of 0 and has no trials: it shows the charge after the trial, or the full price where
 * nothing is charged now.
 */
export function walletRequest({ quote, billingCycle, trial }: WalletRequestParams): WalletRequest {
  const amount = (minorUnits: number) => decimalText(minorUnits, quote.currency);
  return {
    country: 'US',
    currency: quote.currency,
    appleTotal: amount(quote.today),
    recurring: {
      amount: amount(quote.regular ?? quote.afterTrial ?? quote.total),
      intervalUnit: 'month',
      intervalCount: billingCycle,
    },
    trial: trial && { amount: amount(0), endsAtMs: trial.endsAtMs },
    googleTotal: amount(quote.afterTrial ?? (quote.today > 0 ? quote.today : quote.total)),
  };
}

/** Formats minor units as decimal text for wallets: `7.99`, or `799` in a currency without minor units. */
export function decimalText(minorUnits: number, currency: string): string {
  const perUnit = minorUnitsPerUnit(currency);
  return (minorUnits / perUnit).toFixed(Math.round(Math.log10(perUnit)));
}
