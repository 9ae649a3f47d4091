import { minorUnitsPerUnit } from '../money.ts';
import type { OrderQuote } from './order-quote.ts';

/** What a wallet is asked for. Amounts as decimal text of the currency. */
export type WalletRequest = {
  country: 'US';
  currency: string;
  /** What is charged now. */
  appleTotal: string;
  /** What is charged each period, in months. */
  recurring: { amount: string; intervalUnit: 'month'; intervalCount: number };
  /** A trial that costs nothing, with its end in milliseconds since 1970; null without one. */
  trial: { amount: string; endsAtMs: number | null } | null;
  /** What comes after a trial, or the total. */
  googleTotal: string;
};

/** What a wallet's request is made of: the quote shown, the plan's cycle in months, and the trial, if it begins one. */
export type WalletAsked = {
  quote: OrderQuote;
  billingCycle: number;
  trial: { endsAtMs: number | null } | null;
};

/**
 * The request to Apple Pay and Google Pay: country US, the quote's currency, monthly unit with the plan's cycle count, a
 * zero-priced trial where there is one. The total is the one the page shows as charged now; Google Pay, which takes no 0 and
 * knows no trial, shows the cost after the trial, or the full price where nothing is charged now.
 */
export function walletRequest({ quote, billingCycle, trial }: WalletAsked): WalletRequest {
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

/** An amount of minor units as wallets write it: `7.99`, and `799` in a currency without minor units. */
export function decimalText(minorUnits: number, currency: string): string {
  const perUnit = minorUnitsPerUnit(currency);
  return (minorUnits / perUnit).toFixed(Math.round(Math.log10(perUnit)));
}
