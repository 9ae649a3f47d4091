import { copyFor } from '../../copy/copy.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { type CardBrand, shownCard } from '../../domain/billing/card-on-file.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { accountCurrency } from '../../domain/orders/account-currency.ts';
import { upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { readAccount } from '../account/read-account.ts';
import { withOlder } from '../plans/load-my-plan.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { upcomingChargeText } from '../plans/upcoming-charge-text.ts';
import type { RequestContext } from '../page/request-context.ts';

/** The stored payment method in words. */
export type PaymentPage =
  | {
      kind: 'known';
      /** `image` is the card brand's picture; undefined for a brand that is not known. */
      card: { name: string; number: string; image: string | undefined; expired: boolean } | undefined;
      apple: boolean;
      /** Where another card is entered; undefined where Apple alone bills. */
      change: string | undefined;
      upcoming: string[];
    }
  | { kind: 'signedOut' }
  | { kind: 'failed' };

/** How long what the page can do without may take, in milliseconds. */
const OPTIONAL_MS = 2_000;

/** Reads the card on file and what is charged next, in one parallel batch. */
export async function paymentPage(context: RequestContext, platform: PlatformClient): Promise<PaymentPage> {
  const { locale, brand, nowMs } = context;
  const read = await readAccount(platform, brand, nowMs, {
    required: ['billing', 'subscriptions', 'available'],
    // A plan of long ago has its price in the catalogue.
    optional: ['country', 'catalogue'],
    optionalWithinMs: OPTIONAL_MS,
  });
  if (read.kind === 'failed') return { kind: read.isSignedOut ? 'signedOut' : 'failed' };
  const { billing, subscriptions, available, country, catalogue } = read.account;
  const copy = copyFor('payment', locale.language, brand);
  const names: Record<CardBrand, string> = { ...copy, apple: copy.appleCard };
  const card = shownCard({ type: billing.card_type, lastFour: billing.last_four });
  const currency = accountCurrency({
    subscriptions,
    billing: billing.currency,
    country,
    visitorCountry: context.country,
    brandCurrencies: brand.currencies,
  });
  const plans = withOlder(available, catalogue);
  const upcoming = subscriptions
    .flatMap((subscription) => upcomingCharge(subscription, plans, { currency, nowMs }) ?? [])
    .map((charge) => upcomingChargeText(charge, context));
  return {
    kind: 'known',
    card: card && {
      name: card.brand ? names[card.brand] : copy.otherCard,
      number: card.number,
      image: card.brand && `/cards/${card.brand}.svg`,
      expired: billing.expired,
    },
    apple: subscriptions.some((subscription) => subscription.biller === 'apple'),
    change: isApplesAlone(subscriptions) ? undefined : '/billing?from=payment',
    upcoming,
  };
}

/** True where every plan that is paid for is paid through Apple. */
function isApplesAlone(subscriptions: readonly Subscription[]): boolean {
  const paid = subscriptions.filter(isPaid);
  return paid.length > 0 && paid.every(({ biller }) => biller === 'apple');
}
