import { copyFor } from '../../copy/copy.ts';
import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { confirmedBy, shownReceipt } from '../../domain/orders/open-change.ts';
import { isPaidThere } from '../../domain/orders/order-draft.ts';
import { receiptLine } from './change-notices.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';
import { noteOrdered } from './note-ordered.ts';

/**
 * Returns the alerts of My Plan about an order that this session began on the provider's page. Once the account shows
 * the order, its receipt is shown one time; before that, a note says that it can take a moment. The address alone never
 * confirms an order.
 */
export async function hostedNotices(
  context: RequestContext,
  { order }: SessionRecord,
  subscriptions: readonly Subscription[],
): Promise<MyPlanAlert[]> {
  if (!order?.hosted) return [];
  const copy = copyFor('myPlan', context.locale.language, context.brand);
  const found = confirmedBy(order.hosted, subscriptions, context.brand.planCodes);
  if (!found) {
    const isBack = context.url.searchParams.get('done') === 'ordered';
    if (isBack && order.hosted.backAtMs === undefined) {
      const hosted = { ...order.hosted, backAtMs: context.nowMs };
      await saveDrafts(context, { order: { ...order, hosted } });
    }
    return isBack || isPaidThere(order, context.nowMs)
      ? [{ kind: 'info', title: copy.orderedSentTitle, text: copy.orderedText, link: undefined }]
      : [];
  }
  const receipt = shownReceipt(order.hosted.wanted.receipt, found);
  await noteOrdered(context, { ...order, hosted: undefined }, receipt, '/order-summary');
  return [
    {
      kind: 'success',
      title: copy.orderedTitle,
      text: receiptLine(receipt, context, copy),
      link: { href: '/order-summary', label: copy.seeReceipt },
    },
  ];
}
