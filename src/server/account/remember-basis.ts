import type { Device } from '../../contracts/devices/device.ts';
import { orderBasis, type PricedAccount } from '../../domain/orders/order-basis.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';

/**
 * Keeps in the session what the questions of an order are made of, where a page has read something else than the session
 * has. The answer does not wait for it. A billing record that could not be read is no news.
 */
export function rememberBasis(
  context: RequestContext,
  session: SessionRecord,
  account: PricedAccount<Subscription> & { devices: readonly Device[] },
): void {
  if (!account.billing) return;
  const { country, brand } = context;
  const basis = orderBasis(account, { country, currencies: brand.currencies });
  if (JSON.stringify(basis) === JSON.stringify(session.orderBasis)) return;
  context.after(saveDrafts(context, { orderBasis: basis }));
}
