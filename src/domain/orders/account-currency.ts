import { currencyFor } from '../text/money.ts';
import { statedCharge } from '../plans/subscription-state.ts';
import type { Subscription } from '../plans/subscription.ts';

/** What is known about the currency of an account and of its visitor. Countries are ISO codes in any letter case. */
export type CurrencyFacts = {
  /** The account's subscriptions: a next charge states the currency of the account. */
  subscriptions: readonly Pick<Subscription, 'state'>[];
  /** The currency of the billing record. */
  billing: string | null | undefined;
  country: string | null | undefined;
  /** The visitor's country, used where the account names none. */
  visitorCountry: string;
  brandCurrencies: Readonly<Record<string, string>>;
};

/**
 * Picks the currency in which every page shows prices (docs/adr/022): of the account's next charge, else of its billing
 * record, else of its country, else of the visitor's country.
 */
export function accountCurrency(facts: CurrencyFacts): string {
  const charged = facts.subscriptions.map(({ state }) => statedCharge(state)?.currency).find(Boolean);
  return (
    charged ??
    currencyCode(facts.billing) ??
    currencyFor(accountCountry(facts.country, facts.visitorCountry), facts.brandCurrencies)
  );
}

function currencyCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** Returns the country of an account as an ISO code: the one that it states, in any letter case, else the visitor's. */
export function accountCountry(stated: string | null | undefined, visitorCountry: string): string {
  const code = stated?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : visitorCountry;
}
