import { copyFor } from '../../copy/copy.ts';
import type { NativeNotice } from '../../contracts/native-message.ts';
import { changeEnded, ORDER_PLACED } from '../page/app-notices.ts';
import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { confirmedBy } from '../../domain/orders/open-change.ts';
import { isPaidThere } from '../../domain/orders/order-draft.ts';
import { confirmHosted } from '../account/place-order.ts';
import { receiptLine } from './change-notices.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';
import { noteOrdered } from './note-ordered.ts';

/**
 * Returns the alerts of My Plan about an order that this session began on the provider's page, and what an app is told of
 * it. Once the account shows
 * the order, its receipt is shown one time; before that, a note says that it can take a moment. The address alone never
 * confirms an order.
 */
export async function hostedNotices(
  context: RequestContext,
  session: SessionRecord,
  subscriptions: readonly Subscription[],
): Promise<{ alerts: MyPlanAlert[]; tells: NativeNotice[] }> {
  const { order } = session;
  if (!order?.hosted) return { alerts: [], tells: [] };
  const copy = copyFor('myPlan', context.locale.language, context.brand);
  const { wanted } = order.hosted;
  const found = confirmedBy(order.hosted, subscriptions, context.brand.planCodes);
  const receipt = found && (await confirmHosted(context, session, { key: order.key, wanted, found }));
  if (!receipt) {
    const isBack = context.url.searchParams.get('done') === 'ordered';
    const isFirst = isBack && order.hosted.backAtMs === undefined;
    if (isFirst) {
      const hosted = { ...order.hosted, backAtMs: context.nowMs };
      await saveDrafts(context, { order: { ...order, hosted } });
    }
    const alerts: MyPlanAlert[] =
      isBack || isPaidThere(order, context.nowMs)
        ? [{ kind: 'info', title: copy.orderedSentTitle, text: copy.orderedText, link: undefined }]
        : [];
    return { alerts, tells: isFirst ? [changeEnded('order', 'unknown')] : [] };
  }
  await noteOrdered(context, { ...order, hosted: undefined }, '/order-summary');
  const alert: MyPlanAlert = {
    kind: 'success',
    title: copy.orderedTitle,
    text: receiptLine(receipt, context, copy),
    link: { href: '/order-summary', label: copy.seeReceipt },
  };
  return { alerts: [alert], tells: [ORDER_PLACED] };
}
