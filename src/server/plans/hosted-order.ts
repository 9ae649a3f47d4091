import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { AppNotice } from '../../contracts/native-message.ts';
import { changeEnded, ORDER_PLACED } from '../app/app-notices.ts';
import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { confirmedBy } from '../../domain/orders/open-change.ts';
import { type HostedOrder, isPaidThere, type OrderDraft } from '../../domain/orders/order-draft.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { confirmHosted, noteHosted } from '../account/place-order.ts';
import { receiptLine } from './change-notices.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';
import { noteOrdered } from './note-ordered.ts';
import { invoiceList } from '../words/invoice-list.ts';

type Notices = { alerts: MyPlanAlert[]; tells: AppNotice[] };

const nothing: Notices = { alerts: [], tells: [] };

/**
 * Returns the alerts of My Plan about an order that the account began on the provider's page, in this session or in one
 * that has ended, and what an app is told of it. Once the account shows the order, its receipt is shown one time; before
 * that, a note says that it can take a moment; and where that takes too long, that it was not found. The address alone
 * never confirms an order.
 */
export async function hostedNotices(
  context: RequestContext,
  session: SessionRecord,
  subscriptions: readonly Subscription[],
): Promise<Notices> {
  const { order } = session;
  if (!order?.hosted) return nothing;
  const copy = copyFor('myPlan', context.locale.language, context.brand);
  const { wanted } = order.hosted;
  const found = confirmedBy(order.hosted, subscriptions, context.brand.planCodes);
  const confirmed = found && (await confirmHosted(context, session, { key: order.key, wanted, found }));
  if (!confirmed) return unconfirmed(context, session, { ...order, hosted: order.hosted }, copy);
  await noteOrdered(context, { ...order, hosted: undefined }, 'orderSummary');
  if (!confirmed.isFirst) return nothing;
  const alert: MyPlanAlert = {
    kind: 'success',
    title: copy.orderedTitle,
    text: receiptLine(confirmed.receipt, context, copy),
    link: { href: pathTo('orderSummary'), label: copy.seeReceipt },
  };
  return { alerts: [alert], tells: [ORDER_PLACED] };
}

/** What is said of an order that the account does not show. */
async function unconfirmed(
  context: RequestContext,
  session: SessionRecord,
  order: OrderDraft & { hosted: HostedOrder },
  copy: Copy['myPlan'],
): Promise<Notices> {
  const { hosted, key } = order;
  const waits = isPaidThere(order, context.nowMs);
  if (hosted.backAtMs !== undefined && !waits) {
    await Promise.all([
      saveDrafts(context, { order: { ...order, hosted: undefined } }),
      noteHosted(context, session, { kind: 'over', key }),
    ]);
    const title = fillIn(copy.lostOrderTitle, { plan: hosted.wanted.receipt.planName });
    const link = invoiceList(context);
    const text = fillIn(copy.neverShownOrderText, { page: link.label });
    return { alerts: [{ kind: 'warning', title, text, link }], tells: [] };
  }
  const isBack = context.url.searchParams.get('done') === 'ordered';
  if (!isBack && !waits) return nothing;
  const alerts: MyPlanAlert[] = [
    { kind: 'info', title: copy.orderedSentTitle, text: copy.orderedText, link: undefined },
  ];
  if (waits) return { alerts, tells: [] };
  await Promise.all([
    saveDrafts(context, { order: { ...order, hosted: { ...hosted, backAtMs: context.nowMs } } }),
    noteHosted(context, session, { kind: 'back', key, nowMs: context.nowMs }),
  ]);
  return { alerts, tells: [changeEnded('order', 'unknown')] };
}
