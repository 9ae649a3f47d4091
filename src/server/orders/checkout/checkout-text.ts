import type { CheckoutText } from '../../../components/orders/checkout-view.tsx';
import type { BillLine, OrderCostText } from '../../../components/orders/order-cost.tsx';
import { PAYPAL } from '../../../contracts/billing/billing-info.ts';
import { fillIn } from '../../../copy/fill-in.ts';
import { pick } from '../../../copy/pick.ts';
import { cardOnFile, hasCard, isCardExpired, PAYPAL_NAME } from '../../../domain/billing/card-on-file.ts';
import type { PaymentMethod, Wallet } from '../../../domain/billing/payment-method.ts';
import { contractLaw } from '../../../domain/legal/sales-law.ts';
import { quoteFields } from '../../../domain/orders/order-quote.ts';
import { pathTo } from '../../../domain/pages/path-to.ts';
import type { OrderContext } from '../../account/order-context.ts';
import { callOfAccount } from '../../page/call-of-account.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { cardImage, cardText } from '../../words/card-text.ts';
import { orderTermsText } from '../../words/order-terms-text.ts';
import { chargeNotes } from '../../words/charges-text.ts';
import { costLines, cycleText } from '../../words/price-text.ts';
import { orderedPlanText } from '../ordered-plan-text.ts';
import { checkoutAlertText } from './checkout-alert-text.ts';
import type { CheckoutFacts } from './load-checkout.ts';
import { walletSetup } from './wallet-setup.ts';

type Facts = Extract<CheckoutFacts, { kind: 'checkout' }>;

/** Puts the unified checkout into words. */
export function checkoutText(facts: Facts, context: RequestContext): CheckoutText {
  const { brand } = context;
  const { orderContext, order, story, uncoveredCount, methods } = facts;
  const { toPlan, quote, billing, country } = orderContext;
  const copy = context.copy('checkout');
  const isDelegated = brand.flow === 'delegatedCheckout';
  return {
    alerts: facts.problems.map((problem) => checkoutAlertText(problem, context)),
    plan: {
      ...orderedPlanText(orderContext, story, facts.modelNames, context),
      cycleWarning: facts.isCycleExpected ? undefined : cycleText(toPlan.billingCycle, copy.cycleWarning),
      facts: trialLines(orderContext, context),
      left: uncoveredCount > 0 ? fillIn(copy.left, { count: uncoveredCount }) : undefined,
    },
    methods: methods.map((method) => methodText(method, orderContext, context)),
    changeCard: isDelegated || !hasCard(billing) ? undefined : pathTo('billing'),
    cost: { ...billText(facts, context), notes: chargeNotes(story, context) },
    fields: {
      planId: toPlan.id,
      key: order.key,
      version: orderContext.version,
      ...quoteFields(quote),
    },
    terms: orderTermsText(story, country, context),
    isObliging: contractLaw(country, brand).obligingButton,
    wallets: walletSetup(context, methods, orderContext, facts.libraries),
    isDelegated,
  };
}

/** Returns what the checkout form needs, and nothing more, because it goes to the browser. */
export function checkoutFormText(
  { alerts: _alerts, plan: _plan, cost: _cost, terms, isDelegated, isObliging, ...view }: CheckoutText,
  context: RequestContext,
) {
  const copy = context.copy('checkout');
  const obliging = context.copy('order').submitObliging;
  return {
    actions: {
      pay: callOfAccount(context, '/api/checkout/pay'),
      discard: callOfAccount(context, '/api/plans/discard'),
    },
    view,
    termsHref: context.brand.footer.terms,
    words: {
      ...pick(copy, 'methodTitle', 'cardExpired', 'changeCard', 'detailsTitle', 'terms'),
      accept: terms.renewal ? copy.acceptRenewal : copy.accept,
      // Without a card on file the button leads to the card form.
      pay: view.changeCard === undefined ? copy.payNext : isObliging ? obliging : copy.pay,
      ...pick(copy, 'payApple', 'applePay', 'cancel'),
      busy: isDelegated ? copy.loadingDashboard : copy.placing,
      unsure: copy.notice_unsure,
    },
  };
}

/** Returns the line about the end of a trial; none without a trial. */
function trialLines({ preview: { trial } }: OrderContext, context: RequestContext): BillLine[] {
  const endsAt = trial?.trialEndDate ?? null;
  return endsAt === null ? [] : [{ label: context.copy('checkout').trialEnds, value: context.day(endsAt) }];
}

/** The image of each wallet's mark. */
export const walletMarks: Record<Wallet, string> = {
  applePay: '/cards/apple-pay.svg',
  googlePay: '/cards/google-pay.svg',
};

function methodText(
  method: PaymentMethod,
  { billing }: OrderContext,
  context: RequestContext,
): CheckoutText['methods'][number] {
  const copy = context.copy('checkout');
  if (method !== 'creditCard')
    return { method, label: copy[method], hint: copy.checking, image: walletMarks[method], expired: false };
  const { brand, locale } = context;
  const isDelegated = brand.flow === 'delegatedCheckout';
  const card = billing && cardText(billing, context.copy('payment'), locale.format);
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
  { orderContext, story, chargesLater }: Facts,
  context: RequestContext,
): Omit<OrderCostText, 'notes'> {
  const copy = context.copy('checkout');
  if (!chargesLater) return costLines(story, { price: copy.subTotal, total: copy.total }, context);
  const nothing = context.money({ minorUnits: 0, currency: orderContext.quote.currency });
  return {
    bill: [
      { label: copy.subTotal, value: nothing },
      { label: context.copy('price').tax, value: nothing },
    ],
    total: { label: copy.total, value: nothing },
    later: [],
  };
}
