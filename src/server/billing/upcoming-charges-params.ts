import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { agreedDiscount, lastOrder, type LoggedChange } from '../../domain/orders/change-log.ts';
import { periodStarts } from '../../domain/orders/billing-day.ts';
import type { UpcomingChargesParams } from '../../domain/orders/upcoming-charges.ts';
import type { AccountFacts } from '../account/read-account.ts';
import { withUnsoldPlans } from '../../domain/plans/offered-plans.ts';
import { shownPrice } from '../account/shown-price.ts';
import type { RequestContext } from '../request/request-context.ts';

type Facts = Pick<AccountFacts, 'subscriptions' | 'available' | 'catalogue'> & {
  [Fact in 'billing' | 'country' | 'invoices']: AccountFacts[Fact] | undefined;
};

/**
 * Returns what the upcoming charges are computed from: plans, currency, prices as they are shown, the last order, and the days
 * of earlier periods.
 */
export function upcomingChargesParams(
  { subscriptions, available, catalogue, billing, country, invoices }: Facts,
  changeLog: readonly LoggedChange[],
  { brand, country: visitorCountry, nowMs }: Pick<RequestContext, 'brand' | 'country' | 'nowMs'>,
): UpcomingChargesParams {
  return {
    plans: withUnsoldPlans(available, catalogue),
    currency: accountCurrency({
      subscriptions,
      billing: billing?.currency,
      country,
      visitorCountry,
      brandCurrencies: brand.currencies,
    }),
    planCodes: brand.planCodes,
    lists: shownPrice(brand, accountCountry(country, visitorCountry), subscriptions),
    agreed: agreedDiscount(changeLog),
    periodStarts: periodStarts(lastOrder(changeLog)?.receipt, invoices ?? []),
    nowMs,
  };
}
