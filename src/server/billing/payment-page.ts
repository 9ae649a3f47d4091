import { copyFor } from '../../copy/copy.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { type CardBrand, shownCard } from '../../domain/billing/card-on-file.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { accountCurrency } from '../../domain/orders/account-currency.ts';
import { upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { brandPlans } from '../plans/catalogue.ts';
import { withOlder } from '../plans/load-my-plan.ts';
import { billingOperations } from '../platform/billing-operations.ts';
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
      /** Where another card is entered; undefined where Apple alone bills (section 2). */
      change: string | undefined;
      upcoming: string[];
    }
  | { kind: 'signedOut' }
  | { kind: 'failed' };

/** How long what the page can do without may take, in milliseconds. */
const ASIDE_MS = 2_000;

/** The card on file and what is charged next (spec subscriptions-and-money.md section 2, Payment). One fan-out. */
export async function paymentPage(context: RequestContext, platform: PlatformClient): Promise<PaymentPage> {
  const { locale, brand, nowMs } = context;
  const [billing, subscriptions, available, contact, catalogue] = await Promise.all([
    platform.call(billingOperations(brand).info),
    platform.call('subscriptions'),
    platform.call('listAvailableSubscriptions'),
    platform.call('contactInfo', {}, { withinMs: ASIDE_MS }),
    // A plan of long ago has its price there.
    brandPlans(platform, brand.key, nowMs, ASIDE_MS),
  ]);
  if (!billing.ok || !subscriptions.ok || !available.ok) {
    const signedOut = [billing, subscriptions, available].some(
      (result) => !result.ok && result.failure.kind === 'signedOut',
    );
    return { kind: signedOut ? 'signedOut' : 'failed' };
  }
  const copy = copyFor('payment', locale.language, brand);
  const names: Record<CardBrand, string> = { ...copy, apple: copy.appleCard };
  const card = shownCard({ type: billing.answer.card_type, lastFour: billing.answer.last_four });
  const currency = accountCurrency({
    subscriptions: subscriptions.answer,
    billing: billing.answer.currency,
    country: contact.ok ? contact.answer.address[0]?.country : undefined,
    visitorCountry: context.country,
    brandCurrencies: brand.currencies,
  });
  const plans = withOlder(available.answer, catalogue?.value ?? []);
  const upcoming = subscriptions.answer
    .flatMap((subscription) => upcomingCharge(subscription, plans, { currency, nowMs }) ?? [])
    .map((charge) => upcomingChargeText(charge, context));
  return {
    kind: 'known',
    card: card && {
      name: card.brand ? names[card.brand] : copy.otherCard,
      number: card.number,
      image: card.brand && `/cards/${card.brand}.svg`,
      expired: billing.answer.expired,
    },
    apple: subscriptions.answer.some((subscription) => subscription.biller === 'apple'),
    change: isApplesAlone(subscriptions.answer) ? undefined : '/billing?from=payment',
    upcoming,
  };
}

/** True where every plan that is paid for is paid through Apple. */
function isApplesAlone(subscriptions: readonly Subscription[]): boolean {
  const paid = subscriptions.filter(isPaid);
  return paid.length > 0 && paid.every(({ biller }) => biller === 'apple');
}
