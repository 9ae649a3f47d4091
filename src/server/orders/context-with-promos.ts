import type { OrderUnderWay } from '../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { acceptedCode, isPromoCode, promoRefusal, withPromo } from '../../domain/orders/promo.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { noteUnderWay } from '../session/sessions.ts';
import type { Visit } from '../page/request-context.ts';
import { orderAsker } from './order-customer.ts';
import { type AccountTruth, orderGround, type ReadOrderGround } from './order-context.ts';

/**
 * The ground of an order with the promo code it uses. A code that the order itself refuses is no longer accepted, and the
 * ground is read without it: what is shown is what is charged.
 */
export async function groundWithPromos(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
  { truth, change, order }: { truth: AccountTruth; change: PlanChangeIntent; order: OrderUnderWay },
): Promise<{ read: ReadOrderGround; order: OrderUnderWay }> {
  const code = acceptedCode(order.promos);
  const read = await orderGround(platformOf(env, visit, session), orderAsker(visit, session), truth, {
    change,
    couponCode: code,
    nowMs: visit.nowMs,
  });
  const refusal =
    read.kind === 'failed' && read.operation === 'preview' && read.failure.kind === 'refused'
      ? read.failure.code
      : undefined;
  if (code === undefined || refusal === undefined || !isPromoCode(refusal)) return { read, order };
  const why = promoRefusal(refusal);
  const without = { ...order, promos: withPromo(order.promos, { code, state: 'rejected', why }) };
  const { brand, cookies, nowMs } = visit;
  await noteUnderWay(env, { brand: brand.key, cookies, nowMs }, { order: without });
  return groundWithPromos(env, visit, session, { truth, change, order: without });
}
