import { copyFor } from '../../copy/copy.ts';
import type { MyPlanAlert } from '../../contracts/plans/my-plan-alert.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { shownBy, shownReceipt } from '../../domain/orders/open-change.ts';
import { isPaidThere } from '../../domain/orders/order-draft.ts';
import { receiptLine } from '../account/change-notices.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { Visit } from '../page/request-context.ts';
import { noteOrdered } from './note-ordered.ts';

/**
 * What My Plan says of an order that this session went to the provider's page with: its receipt, once, when the account shows
 * it; that it can take a moment, for whoever comes back before. Nobody else is thanked, whatever the address says.
 */
export async function hostedNotices(
  env: PortalEnv,
  visit: Visit,
  { order }: SessionRecord,
  subscriptions: readonly Subscription[],
): Promise<MyPlanAlert[]> {
  if (!order?.hosted) return [];
  const copy = copyFor('myPlan', visit.locale.language, visit.brand);
  const found = shownBy(order.hosted, subscriptions);
  if (!found) {
    const isBack = visit.url.searchParams.get('done') === 'ordered';
    if (isBack && order.hosted.backAtMs === undefined) {
      const hosted = { ...order.hosted, backAtMs: visit.nowMs };
      const { brand, cookies, nowMs } = visit;
      await saveDrafts(env, { brand: brand.key, cookies, nowMs }, { order: { ...order, hosted } });
    }
    return isBack || isPaidThere(order, visit.nowMs)
      ? [{ kind: 'info', title: copy.orderedSentTitle, text: copy.orderedText, link: undefined }]
      : [];
  }
  const receipt = shownReceipt(order.hosted.wanted.receipt, found, visit.nowMs);
  await noteOrdered(env, visit, { ...order, hosted: undefined }, receipt, '/order-summary');
  return [
    {
      kind: 'success',
      title: copy.orderedTitle,
      text: receiptLine(receipt, visit, copy),
      link: { href: '/order-summary', label: copy.seeReceipt },
    },
  ];
}
