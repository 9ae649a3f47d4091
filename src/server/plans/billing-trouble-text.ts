import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import type { BillingTrouble } from '../../domain/billing/billing-trouble.ts';
import { amountDue } from '../../domain/billing/new-card.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import { type Money, moneyText } from '../../domain/text/money.ts';
import { canCancel, isCancelled } from '../../domain/plans/cancellation.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { RequestContext } from '../request/request-context.ts';
import { cancelLink } from '../words/cancel-link.ts';
import { storeLink } from '../words/store-text.ts';

/** What is owed for a plan: all that is past due, where only one plan of the account can owe it and its amount is known. */
export function owedFor(
  { state }: Subscription,
  subscriptions: readonly Subscription[],
  due: readonly Invoice[],
): Money | undefined {
  const owing = subscriptions.filter((each) => each.state.kind === 'pastDue');
  return state.kind === 'pastDue' && owing.length === 1 ? amountDue(due) : undefined;
}

/** Says what troubles the payments. Of an unpaid invoice and an expired card, one alert leads to the card form. */
export function troubleTexts(
  troubles: readonly BillingTrouble[],
  due: readonly Invoice[],
  context: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert[] {
  const isPastDue = troubles.some(({ kind }) => kind === 'pastDue');
  const isExpired = troubles.some(({ kind }) => kind === 'cardExpired');
  return troubles
    .filter(({ kind }) => !isPastDue || kind !== 'cardExpired')
    .map((trouble) => troubleText(trouble, { due, isExpired }, context, copy));
}

function troubleText(
  trouble: BillingTrouble,
  { due, isExpired }: { due: readonly Invoice[]; isExpired: boolean },
  context: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert {
  const { updateCard } = copyFor('payment', context.locale.language, context.brand);
  const toCardForm = {
    link: undefined,
    button: { href: pathTo('billing', { from: 'payment' }), label: updateCard },
  };
  switch (trouble.kind) {
    case 'pastDue':
      return {
        kind: 'error',
        title: pastDueTitle(due, copy, context),
        text: isExpired ? copy.pastDueExpired : copy.pastDueText,
        ...toCardForm,
      };
    case 'cardExpired':
      return { kind: 'warning', title: copy.cardExpiredTitle, text: copy.cardExpiredText, ...toCardForm };
    case 'paidTwice':
      return {
        kind: 'warning',
        title: copy.paidTwiceTitle,
        ...paidTwiceText(trouble, context, copy),
        link: wayToEnd(trouble.byCard, context, copy),
      };
  }
}

/** Says which plan the card pays and which the store, with the way to the store where it is known. */
function paidTwiceText(
  { byCard: { plan: held }, byStore: { plan: other }, store }: Extract<BillingTrouble, { kind: 'paidTwice' }>,
  context: RequestContext,
  copy: Copy['myPlan'],
): Pick<MyPlanAlert, 'text' | 'other'> {
  const [byCard, byStore] = [held.name, other.name];
  const link = storeLink(store, context);
  switch (store.kind) {
    case 'apple':
      return {
        text: fillIn(copy.paidTwiceText, { byCard, byApple: byStore }),
        other: link && { href: link.href, label: fillIn(copy.paidTwiceApple, { plan: byStore }) },
      };
    case 'store':
      return { text: fillIn(copy.paidTwiceStore, { byCard, byStore, store: store.name }), other: link };
    case 'unknown':
      return { text: fillIn(copy.paidTwiceElsewhere, { byCard, byStore }) };
  }
}

function pastDueTitle(due: readonly Invoice[], copy: Copy['myPlan'], context: RequestContext): string {
  const words = copyFor('payment', context.locale.language, context.brand);
  const [first, ...others] = due;
  const amount = first && amountDue([first]);
  if (others.length > 0) return fillIn(words.pastDueInvoices, { count: due.length });
  return amount && first.invoiceDate !== null
    ? fillIn(words.pastDueInvoice, {
        amount: moneyText(amount, context.locale.format),
        date: dateText(first.invoiceDate, context.locale.format, context.timeZone),
      })
    : copy.pastDueTitle;
}

/**
 * Returns the link that ends a plan billed to the card: to cancel it, here or where the brand says, else to change it;
 * undefined for a plan that ends anyway.
 */
function wayToEnd(
  subscription: Subscription,
  { brand }: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert['link'] {
  if (isCancelled(subscription)) return undefined;
  const plan = subscription.plan.name;
  if (!canCancel(subscription, brand.planCodes))
    return { href: pathTo('plans'), label: fillIn(copy.paidTwiceChange, { plan }) };
  return cancelLink(brand, subscription.id, fillIn(copy.paidTwiceCancel, { plan }));
}
