import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { accountReader } from '../account/account-reader.ts';
import { orderContextOf, readOrderAccount, type ReadOrderContext } from '../account/order-context.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { dedupeReads } from '../platform/dedupe-reads.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { foreseeOrder } from './foresee-order.ts';

/** Reads the account and what a plan change costs it now, at the same time, for a page that shows the order beside a form. */
export async function readOrder(
  context: RequestContext,
  session: SessionRecord,
  change: PlanChangeIntent,
  couponCode: string | undefined,
): Promise<ReadOrderContext> {
  const platform = dedupeReads(platformOf(context, session));
  const customer = orderCustomer(context, session);
  const { nowMs } = context;
  foreseeOrder(platform, customer.accountId, session.orderBasis, {
    planCode: change.toPlanCode,
    deviceIds: change.deviceIds,
    couponCodes: couponCode === undefined ? [] : [couponCode],
    isChecked: true,
  });
  const found = await readOrderAccount(accountReader(context, session, platform), customer, nowMs);
  if (found.kind === 'failed') return found;
  rememberBasis(context, session, found.account);
  return orderContextOf(platform, customer, found.account, { change, couponCode, nowMs });
}
