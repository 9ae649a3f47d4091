import type { BillingPlan, BillingViewProps } from '../../components/billing/billing-view.tsx';
import type { Copy } from '../../copy/copy.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { listFormat } from '../../domain/text/intl.ts';
import { shownListPrice } from '../account/shown-price.ts';
import { walletMarks } from '../orders/checkout/checkout-text.ts';
import { orderedPlanNames } from '../orders/ordered-plan-text.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { cardText } from '../words/card-text.ts';
import { chargesText } from '../words/charges-text.ts';
import { priceText, storyOf, trialSpanText } from '../words/price-text.ts';
import { invoiceText } from './invoice-text.ts';
import type { BillingFacts } from './load-billing.ts';

/** Returns what a person does with the card form: without an answer of the platform, who orders adds a card. */
export function cardTask(
  { change, onFile }: Partial<Pick<BillingFacts, 'change' | 'onFile'>>,
  { titleAdd, titleChange }: Copy['billing'],
): string {
  return (onFile ? hasCard(onFile) : !change) ? titleChange : titleAdd;
}

/** Puts into words what is around the card form: the card on file, the plan that the card will pay for, and what else it pays. */
export function billingText(
  facts: BillingFacts,
  context: RequestContext,
): Omit<BillingViewProps, 'planTitle' | 'form' | 'challenge'> {
  const copy = context.copy('billing');
  const card = facts.onFile && cardText(facts.onFile, context.copy('payment'), context.locale.format);
  return {
    title: cardTask(facts, copy),
    lead: card && fillIn(copy.onFile, { card }),
    due: dueText(facts, context),
    plan: facts.order && planText(facts.order, context),
    wallets: walletsText(facts, context),
  };
}

/** Says which past due payments are made with the card; undefined where none is. */
function dueText({ pastDue }: BillingFacts, words: Words): string | undefined {
  const { paysDue } = words.copy('billing');
  const sentences = pastDue.map((invoice) => {
    const { total: amount, date } = invoiceText(invoice, words);
    return fillIn(paysDue, { amount, date });
  });
  return sentences.length === 0 ? undefined : oneAfterAnother(sentences, words.locale.language);
}

/** Describes the plan that a card is entered for: what is charged today and what next, its trial and its price. */
function planText(
  { orderContext, promo }: NonNullable<BillingFacts['order']>,
  context: RequestContext,
): BillingPlan {
  const { toPlan, quote, preview } = orderContext;
  const copy = context.copy('billing');
  const money = (minorUnits: number) => context.money({ minorUnits, currency: quote.currency });
  const price = priceText(
    money(shownListPrice(orderContext, context.brand)),
    toPlan.billingCycle,
    context.copy('price').each,
  );
  const { name } = orderedPlanNames(orderContext, context);
  const span = preview.trial ? trialSpanText(toPlan, context.locale.format) : undefined;
  return {
    name,
    charges: chargesText(storyOf(orderContext, promo, context), context),
    price: span
      ? fillIn(copy.planTrial, { span, price })
      : preview.trial
        ? fillIn(copy.planFirstFree, { price })
        : price,
  };
}

/** Describes the wallets that can pay for the same order on the checkout; undefined where there are none. */
function walletsText(
  { wallets, change }: BillingFacts,
  { brand, locale, copy }: Words,
): BillingViewProps['wallets'] {
  const href = change && pathTo('checkout', brand, { planId: change.toPlanId });
  if (!href || wallets.length === 0) return undefined;
  const { payByWallet, payByCard } = copy('billing');
  const names = wallets.map((wallet) => copy('checkout')[wallet]);
  const wallet = listFormat(locale.language, { type: 'disjunction' }).format(names);
  return {
    text: fillIn(payByWallet, { wallet }),
    marks: wallets.map((each) => walletMarks[each]),
    href,
    or: payByCard,
  };
}
