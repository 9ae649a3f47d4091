import type { Subscription } from '../../domain/plans/subscription.ts';
import { errorFacts } from '../log.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ChangeStatus } from './account-changes.ts';
import { accountOf } from '../session/account-of.ts';

/**
 * Returns the state of the signed-in account's changes for My Plan. `subscriptions` is the account as the page reads it
 * at the same time; the account object receives it only where a change is open. A failure of the object is logged, and
 * the page is shown without alerts.
 */
export async function readChangeStatus(
  context: Pick<RequestContext, 'env' | 'log'>,
  session: Pick<SessionRecord, 'brand' | 'person'>,
  subscriptions: Promise<readonly Subscription[] | undefined>,
): Promise<ChangeStatus> {
  const nothing: ChangeStatus = { open: null, news: [] };
  try {
    const account = await accountOf(context, session);
    const status = await account.changeStatus();
    const read = await subscriptions;
    return status.open && read ? await account.shown(session.brand, [...read]) : status;
  } catch (error) {
    context.log.error('change_status_unread', errorFacts(error));
    return nothing;
  }
}
