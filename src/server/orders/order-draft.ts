import { changeName, type OrderDraft } from '../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { Visit } from '../page/request-context.ts';
import { platformOf } from '../platform/platform-of.ts';
import { orderCustomer } from './order-customer.ts';
import { readPromos } from './read-promos.ts';

/**
 * The order of the change under way: the one begun at the first sight of its summary, or a new one for another change. The
 * promo codes that came along with the change are asked about then.
 */
export async function draftOrder(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
  change: PlanChangeIntent,
): Promise<OrderDraft> {
  const ofChange = changeName(change);
  const begun = session.order;
  if (begun && begun.ofChange === ofChange && !begun.receipt) return begun;
  const order: OrderDraft = {
    key: crypto.randomUUID(),
    ofChange,
    promos: await readPromos(
      platformOf(env, visit, session),
      orderCustomer(visit, session),
      change,
      visit.nowMs,
    ),
    billingToken: null,
    actionTokenId: null,
    receipt: null,
  };
  await saveDrafts(env, { brand: visit.brand.key, cookies: visit.cookies, nowMs: visit.nowMs }, { order });
  return order;
}
