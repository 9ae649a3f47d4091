import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type * as stored from '../../contracts/stored/session-record.ts';
import type { Subscription } from '../plans/subscription.ts';
import { accountCurrency } from './account-currency.ts';

/** What the questions of an order are made of, as a page last read it from the account. The session keeps it. */
export type OrderBasis = stored.OrderBasis;

/** What a preview of a charge depends on, beside the plan and a promo code. */
export type PreviewBasis = Pick<OrderBasis, 'currency' | 'address'>;

/** The facts of an account that a preview depends on. */
export type PricedAccount<Held = Pick<Subscription, 'state'>> = {
  subscriptions: readonly Held[];
  billing: BillingInfo | undefined;
  country: string | undefined;
};

/** Whose account it is, as far as its currency depends on it. */
export type CurrencyRule = {
  /** The visitor's country, used where the account names none. */
  country: string;
  currencies: Readonly<Record<string, string>>;
};

/** Returns what a preview for an account depends on. */
export function previewBasis(
  { subscriptions, billing, country }: PricedAccount,
  rule: CurrencyRule,
): PreviewBasis {
  return {
    currency: accountCurrency({
      subscriptions,
      billing: billing?.currency,
      country,
      visitorCountry: rule.country,
      brandCurrencies: rule.currencies,
    }),
    address: {
      address1: billing?.address1 ?? '',
      address2: billing?.address2 ?? '',
      city: billing?.city ?? '',
      state: billing?.state ?? '',
      zip: billing?.zip ?? '',
      country: billing?.country ?? '',
    },
  };
}

/** Returns what the questions of an order for an account are made of. */
export function orderBasis(
  account: PricedAccount<Subscription> & { devices: readonly Device[] },
  rule: CurrencyRule,
): OrderBasis {
  return {
    ...previewBasis(account, rule),
    planCodes: Object.fromEntries(account.subscriptions.map(({ id, plan }) => [id, plan.code])),
    devices: account.devices.map(({ id, model }) => ({ id, model })),
  };
}
