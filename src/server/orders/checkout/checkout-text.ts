import { copyFor, type Copy } from '../../../copy/copy.ts';
import { fillIn } from '../../../copy/fill-in.ts';
import type { CheckoutText } from '../../../components/orders/checkout-view.tsx';
import type { BillLine, OrderCostText } from '../../../components/orders/order-cost.tsx';
import { systemWallet, type PaymentMethod, type Wallet } from '../../../domain/billing/payment-method.ts';
import type { Device } from '../../../contracts/devices/device.ts';
import { dateText } from '../../../domain/text/calendar-date.ts';
import { checkoutBill, checkoutPriceLabel } from '../../../domain/orders/checkout-bill.ts';
import type { OrderDraft } from '../../../domain/orders/order-draft.ts';
import { cardImage, cardText } from '../../words/card-text.ts';
import { contractLaw } from '../../../domain/legal/sales-law.ts';
import { quoteFields } from '../../../domain/orders/order-quote.ts';
import type { PriceStory } from '../../../domain/orders/price-story.ts';
import { usedPromo } from '../../../domain/orders/promo.ts';
import type { OrderContext } from '../../account/order-context.ts';
import { orderedPlanText } from '../ordered-plan-text.ts';
import { orderTermsText } from '../../words/order-terms-text.ts';
import { cycleText, priceText } from '../../words/price-text.ts';
import { trialSpanText } from '../../words/price-text.ts';
import { shownListPrice } from '../../account/shown-price.ts';
import { costLines, nextChargeLines, storyOf } from '../../words/price-text.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { PAYPAL } from '../../../contracts/billing/billing-info.ts';
import { cardOnFile, hasCard, isCardExpired, PAYPAL_NAME } from '../../../domain/billing/card-on-file.ts';
import { pathTo } from '../../../domain/pages/path-to.ts';
import { offeredMethods, type WalletLibraries, walletSetup } from './wallet-setup.ts';

/**
 * What the view is made from: the order context, the draft of the order, every device of the account, and the shop
 * names of the device models.
 */
type Known = {
  orderContext: OrderContext;
  order: OrderDraft;
  owned: readonly Device[];
  modelNames: ReadonlyMap<string, string>;
};
/** The copy and the formats of one visitor's view. */
type Setting = {
  context: RequestContext;
  copy: Copy['checkout'];
  price: Copy['price'];
  money: (minorUnits: number) => string;
};

/** Returns the unified checkout in words, without its alerts. `libraries` is what its wallets load. */
export function checkoutText(
  context: RequestContext,
  session: SessionRecord,
  { orderContext, order, owned, modelNames }: Known,
  libraries: WalletLibraries | undefined,
): Omit<CheckoutText, 'alerts'> {
  const { brand } = context;
  const copy = context.copy('checkout');
  const price = context.copy('price');
  const { toPlan, quote, devices, billing } = orderContext;
  const money = (minorUnits: number) => context.money({ minorUnits, currency: quote.currency });
  const { isExpected } = checkoutPriceLabel(toPlan.billingCycle);
  const per = cycleText(toPlan.billingCycle, price.per);
  if (!isExpected) context.log.info('unexpected_billing_cycle', { months: toPlan.billingCycle });
  const setting = { context, copy, price, money };
  const isDelegated = brand.flow === 'delegatedCheckout';
  const story = storyOf(orderContext, usedPromo(order.promos), context);
  const left = owned.length - devices.length;
  return {
    plan: {
      ...orderedPlanText(orderContext, modelNames, context),
      price: money(shownListPrice(orderContext, brand)),
      per,
      cycleWarning: isExpected ? undefined : cycleText(toPlan.billingCycle, copy.cycleWarning),
      facts: trialFacts(orderContext, setting),
      left: left > 0 ? fillIn(copy.left, { count: left }) : undefined,
    },
    methods: methodsOf(orderContext, context, session).map((method) =>
      methodText(method, orderContext, setting),
    ),
    changeCard: isDelegated || !hasCard(billing) ? undefined : pathTo('billing'),
    cost: {
      ...billText(orderContext, story, setting),
      next: [
        ...(checkoutBill(quote).chargesLater ? [copy.nothingToday] : []),
        ...nextChargeLines(story, context),
      ],
    },
    fields: {
      planId: toPlan.id,
      key: order.key,
      version: orderContext.version,
      ...quoteFields(quote),
    },
    terms: orderTermsText(story, orderContext.country, context),
    isObliging: contractLaw(orderContext.country, brand).obligingButton,
    wallets: walletSetup(context, session, orderContext, libraries),
    isDelegated,
  };
}

/** Returns the payment methods in their order: the wallet of a phone is the first where there is no card on file. */
function methodsOf(
  { billing }: OrderContext,
  context: RequestContext,
  session: SessionRecord,
): readonly PaymentMethod[] {
  const offered = offeredMethods(context, session);
  const own = billing && !hasCard(billing) ? systemWallet(context.clientInfo().system, offered) : undefined;
  return own ? [own, ...offered.filter((method) => method !== own)] : offered;
}

/** Returns the lines about a trial: its length, what is charged after it, and its end; empty without a trial. */
function trialFacts(
  { toPlan, preview, quote }: OrderContext,
  { context, copy, price, money }: Setting,
): BillLine[] {
  const { trial } = preview;
  if (!trial) return [];
  return [
    {
      label: copy.trial,
      value: trialSpanText(toPlan, context.locale.format) ?? copy.trialFree,
    },
    {
      label: copy.trialAfter,
      // With a promo code this is the first charge only, and later ones can differ.
      value:
        quote.regular === undefined
          ? priceText(money(trial.costAfterTrial), toPlan.billingCycle, price.each)
          : money(trial.costAfterTrial),
    },
    ...(trial.trialEndDate === null
      ? []
      : [
          {
            label: copy.trialEnds,
            value: dateText(trial.trialEndDate, context.locale.format, context.timeZone),
          },
        ]),
  ];
}

/** The image of each wallet's mark. */
const marks: Record<Wallet, string> = {
  applePay: '/cards/apple-pay.svg',
  googlePay: '/cards/google-pay.svg',
};

function methodText(
  method: PaymentMethod,
  { billing }: OrderContext,
  { context, copy }: Setting,
): CheckoutText['methods'][number] {
  if (method !== 'creditCard')
    return { method, label: copy[method], hint: copy.checking, image: marks[method], expired: false };
  const { brand, locale } = context;
  const isDelegated = brand.flow === 'delegatedCheckout';
  const card = billing && cardText(billing, copyFor('payment', locale.language, brand), locale.format);
  const hint = isDelegated
    ? copy.cardDelegated
    : (card ?? (billing === undefined ? copy.cardUnknown : copy.cardAsked));
  const isPayPal = !isDelegated && billing !== undefined && cardOnFile(billing)?.brand === PAYPAL;
  return {
    method,
    label: isPayPal ? PAYPAL_NAME : copy.creditCard,
    hint: isPayPal ? undefined : hint,
    image: isDelegated || !billing ? undefined : cardImage(billing),
    expired: !isDelegated && billing !== undefined && isCardExpired(billing, context),
  };
}

/**
 * Returns what is charged now. Every amount is 0 where nothing is charged today; later charges have lines of their own.
 */
function billText(
  { quote }: OrderContext,
  story: PriceStory,
  { context, copy, price, money }: Setting,
): Omit<OrderCostText, 'next'> {
  const labels = { price: copy.subTotal, total: copy.total };
  if (!checkoutBill(quote).chargesLater) return costLines(story, labels, context);
  return {
    bill: [
      { label: labels.price, value: money(0) },
      { label: price.tax, value: money(0) },
    ],
    total: { label: labels.total, value: money(0) },
    later: [],
  };
}
