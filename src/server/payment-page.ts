import { copyFor } from '../brands/copy/copy.ts';
import { fillIn } from '../brands/copy/fill-in.ts';
import type { Subscription } from '../contracts/subscription.ts';
import { dateText } from '../domain/calendar-date.ts';
import { type CardBrand, shownCard } from '../domain/card-on-file.ts';
import { currencyFor, moneyText, priceIn } from '../domain/money.ts';
import { isPaid } from '../domain/current-subscription.ts';
import { isFreePlan } from '../domain/plan-codes.ts';
import { nextEvent } from '../domain/subscription-status.ts';
import { billingOperations } from './platform/billing-operations.ts';
import type { PlatformClient } from './platform/platform-client.ts';
import type { Visit } from './visit.ts';

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

/** The card on file and what is charged next (spec subscriptions-and-money.md section 2, Payment). One fan-out. */
export async function paymentPage(visit: Visit, platform: PlatformClient): Promise<PaymentPage> {
  const [billing, subscriptions, available] = await Promise.all([
    platform.call(billingOperations(visit.brand).info),
    platform.call('subscriptions'),
    platform.call('listAvailableSubscriptions'),
  ]);
  if (!billing.ok || !subscriptions.ok || !available.ok) {
    const signedOut = [billing, subscriptions, available].some(
      (result) => !result.ok && result.failure.kind === 'signedOut',
    );
    return { kind: signedOut ? 'signedOut' : 'failed' };
  }
  const { locale, timeZone, brand, nowMs } = visit;
  const copy = copyFor('payment', locale.language, brand);
  const names: Record<CardBrand, string> = { ...copy, apple: copy.appleCard };
  const card = shownCard({ type: billing.answer.card_type, lastFour: billing.answer.last_four });
  const currency = currencyFor(visit.country, brand.currencies);
  const upcoming = subscriptions.answer.flatMap((subscription) => {
    const next = nextEvent(subscription, nowMs);
    const offer = available.answer.find((plan) => plan.id === subscription.planId);
    const amount = offer && priceIn(offer.prices, currency);
    const charged =
      subscription.biller === 'card' && !isFreePlan(subscription.plan.code) && !subscription.pendingChange;
    if (!charged || !amount || next.kind === 'nothing' || next.kind === 'expires') return [];
    return [
      fillIn(copy.upcomingText, {
        amount: moneyText(amount, locale.format),
        date: dateText(next.atMs, locale.format, timeZone),
      }),
    ];
  });
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
