import type { MyPlanNoticeText, OtherNoticeText } from '../../components/plans/my-plan.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import type { BillingIssue } from '../../domain/billing/billing-issues.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { canCancel, isCancelled } from '../../domain/plans/cancellation.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { Words } from '../request/words.ts';
import { cancelLink } from '../words/cancel-link.ts';
import { cardTroubleText } from '../words/card-trouble-text.ts';
import { storeLink } from '../words/store-text.ts';

/** Puts the billing issues into words, with the page that solves it. */
export function billingNoticeText(notice: BillingIssue, words: Words): MyPlanNoticeText {
  const copy = words.copy('myPlan');
  switch (notice.kind) {
    case 'pastDue':
    case 'cardExpired':
      return cardTroubleText(notice, words);
    case 'paidTwice':
      return {
        kind: 'warning',
        title: copy.paidTwiceTitle,
        ...paidTwiceText(notice, words),
        link: endLink(notice.byCard, words),
      };
  }
}

/** Says which plan the card pays and which the store, with the way to the store where it is known. */
function paidTwiceText(
  {
    byCard: { plan: charged },
    byStore: { plan: other },
    store,
  }: Extract<BillingIssue, { kind: 'paidTwice' }>,
  words: Words,
): Pick<OtherNoticeText, 'text' | 'other'> {
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
function endLink(subscription: Subscription, words: Words): OtherNoticeText['link'] {
  if (isCancelled(subscription)) return undefined;
  const copy = words.copy('myPlan');
  const plan = subscription.plan.name;
  if (!canCancel(subscription, words.brand.planCodes))
    return { href: pathTo('plans'), label: fillIn(copy.paidTwiceChange, { plan }) };
  return cancelLink(words.brand, subscription.id, fillIn(copy.paidTwiceCancel, { plan }));
}
