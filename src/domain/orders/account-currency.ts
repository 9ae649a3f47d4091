import type { Subscription } from '../../contracts/plans/subscription.ts';
import { currencyFor } from '../money.ts';

/** What an account and its visitor say of their currency. Countries as ISO codes in any case of letters. */
export type CurrencyFacts = {
  /** What the account's charges are in. */
  subscriptions: readonly Pick<Subscription, 'nextCharge'>[];
  /** The currency of the billing record. */
  billing: string | null | undefined;
  country: string | null | undefined;
  /** The visitor's, where the account names no country. */
  visitorCountry: string;
  brandCurrencies: Readonly<Record<string, string>>;
};

/**
 * The one rule for the currency of every page (docs/adr/022): the account's own once it has one, else the currency of its
 * country, else of the visitor's.
 */
export function accountCurrency(facts: CurrencyFacts): string {
  const charged = facts.subscriptions.find(({ nextCharge }) => nextCharge !== null)?.nextCharge?.currency;
  return (
    charged ??
    currencyCode(facts.billing) ??
    currencyFor(countryCode(facts.country) ?? facts.visitorCountry, facts.brandCurrencies)
  );
}

function currencyCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

function countryCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}
