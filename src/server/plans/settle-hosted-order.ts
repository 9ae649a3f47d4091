import type { AppMessage } from '../../contracts/native-message.ts';
import { confirmedBy } from '../../domain/orders/open-change.ts';
import { type HostedOrder, isPaidThere, type OrderDraft } from '../../domain/orders/order-draft.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { noteOrdered } from '../account/note-ordered.ts';
import { confirmHosted, noteHosted } from '../account/place-order.ts';
import { changeEnded, ORDER_PLACED } from '../app/app-messages.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { MyPlanNotice } from './my-plan-notices.ts';

/** What My Plan says of an order from the provider's page, and what an app is told of it. */
type HostedNotices = { notices: MyPlanNotice[]; appMessages: AppMessage[] };

const nothing: HostedNotices = { notices: [], appMessages: [] };

/**
 * Returns what My Plan says of an order that the account began on the provider's page, in this session or in one that has
 * ended, and what an app is told of it. Once the account shows the order, its receipt is shown one time; before that, a notice
 * says that it can take a moment; and where that takes too long, that it was not found. The address alone never confirms
 * an order.
 */
export async function settleHostedOrder(
  context: RequestContext,
  session: SessionRecord,
  subscriptions: readonly Subscription[],
): Promise<HostedNotices> {
  const { order } = session;
  if (!order?.hosted) return nothing;
  const { wanted } = order.hosted;
  const subscription = confirmedBy(order.hosted, subscriptions, context.brand.planCodes);
  const confirmed =
    subscription && (await confirmHosted(context, session, { key: order.key, wanted, found: subscription }));
  if (!confirmed) return unconfirmedNotices(context, session, { ...order, hosted: order.hosted });
  await noteOrdered(context, { ...order, hosted: undefined }, 'orderSummary');
  if (!confirmed.isFirst) return nothing;
  return {
    notices: [{ kind: 'ordered', receipt: confirmed.receipt, isShown: true }],
    appMessages: [ORDER_PLACED],
  };
}

/** What is said of an order that the account does not show. */
async function unconfirmedNotices(
  context: RequestContext,
  session: SessionRecord,
  order: OrderDraft & { hosted: HostedOrder },
): Promise<HostedNotices> {
  const { hosted, key } = order;
  const waits = isPaidThere(order, context.nowMs);
  if (hosted.backAtMs !== undefined && !waits) {
    await Promise.all([
      saveDrafts(context, { order: { ...order, hosted: undefined } }),
      noteHosted(context, session, { kind: 'over', key }),
    ]);
    return { notices: [{ kind: 'hostedLost', planName: hosted.wanted.receipt.planName }], appMessages: [] };
  }
  const isBack = context.url.searchParams.get('done') === 'ordered';
  if (!isBack && !waits) return nothing;
  if (waits) return { notices: [{ kind: 'hostedSent' }], appMessages: [] };
  await Promise.all([
    saveDrafts(context, { order: { ...order, hosted: { ...hosted, backAtMs: context.nowMs } } }),
    noteHosted(context, session, { kind: 'back', key, nowMs: context.nowMs }),
  ]);
  return { notices: [{ kind: 'hostedSent' }], appMessages: [changeEnded('order', 'unknown')] };
}
