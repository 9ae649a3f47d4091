import type { MyPlanNoticeText } from '../../components/plans/my-plan.tsx';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { amountDue } from '../../domain/billing/new-card.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { canCancel, isCancelled } from '../../domain/plans/cancellation.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { Words } from '../request/words.ts';
import { cancelLink } from '../words/cancel-link.ts';
import { storeLink } from '../words/store-text.ts';
import type { MyPlanNotice } from './my-plan-notices.ts';

type BillingNotice = Extract<MyPlanNotice, { kind: 'pastDue' | 'cardExpired' | 'paidTwice' }>;

/** Puts the billing issues into words, with the page that solves it. */
export function billingNoticeText(notice: BillingNotice, words: Words): MyPlanNoticeText {
  const copy = words.copy('myPlan');
  switch (notice.kind) {
    case 'pastDue':
      return {
        kind: 'error',
        title: pastDueTitle(notice.due, words),
        text: notice.isExpired ? copy.pastDueExpired : copy.pastDueText,
        ...toCardForm(words),
      };
    case 'cardExpired':
      return {
        kind: 'warning',
        title: copy.cardExpiredTitle,
        text: copy.cardExpiredText,
        ...toCardForm(words),
      };
    case 'paidTwice':
      return {
        kind: 'warning',
        title: copy.paidTwiceTitle,
        ...paidTwiceText(notice, words),
        link: endLink(notice.byCard, words),
      };
  }
}

function toCardForm(words: Words): Pick<MyPlanNoticeText, 'link' | 'button'> {
  const label = words.copy('payment').updateCard;
  return { link: undefined, button: { href: pathTo('billing', { from: 'payment' }), label } };
}

function pastDueTitle(due: readonly Invoice[], words: Words): string {
  const copy = words.copy('payment');
  const [first, ...others] = due;
  const amount = first && amountDue([first]);
  if (others.length > 0) return fillIn(copy.pastDueInvoices, { count: due.length });
  return amount && first.invoiceDate !== null
    ? fillIn(copy.pastDueInvoice, { amount: words.money(amount), date: words.day(first.invoiceDate) })
    : words.copy('myPlan').pastDueTitle;
}

/** Says which plan the card pays and which the store, with the way to the store where it is known. */
function paidTwiceText(
  {
    byCard: { plan: charged },
    byStore: { plan: other },
    store,
  }: Extract<BillingNotice, { kind: 'paidTwice' }>,
  words: Words,
): Pick<MyPlanNoticeText, 'text' | 'other'> {
  const copy = words.copy('myPlan');
  const [byCard, byStore] = [charged.name, other.name];
  const link = storeLink(store, words);
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

/**
 * Returns the link that ends a plan billed to the card: to cancel it, here or where the brand says, else to change it;
 * undefined for a plan that ends anyway.
 */
function endLink(subscription: Subscription, words: Words): MyPlanNoticeText['link'] {
  if (isCancelled(subscription)) return undefined;
  const copy = words.copy('myPlan');
  const plan = subscription.plan.name;
  if (!canCancel(subscription, words.brand.planCodes))
    return { href: pathTo('plans'), label: fillIn(copy.paidTwiceChange, { plan }) };
  return cancelLink(words.brand, subscription.id, fillIn(copy.paidTwiceCancel, { plan }));
}
