import type { Subscription } from '../../domain/plans/subscription.ts';
import { errorFacts } from '../log.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ChangeStatus } from './account-changes.ts';
import { accountOf } from '../session/account-of.ts';

type Context = Pick<RequestContext, 'env' | 'log' | 'requestId'>;
type Session = Pick<SessionRecord, 'brand' | 'person'>;

const nothing: ChangeStatus = { open: null, news: [] };

/**
 * Returns the state of the signed-in account's changes for My Plan. A failure of the account's object is logged, and the
 * page is shown without alerts.
 */
export async function readChangeStatus(context: Context, session: Session): Promise<ChangeStatus> {
  try {
    return await accountOf(context, session).changeStatus();
  } catch (error) {
    context.log.error('change_status_unread', errorFacts(error));
    return nothing;
  }
}

/**
 * Compares the open change with the subscriptions that the platform has just listed, and ends it where they show it.
 * Returns the state of the changes after that.
 */
export async function closeShownChange(
  context: Context,
  session: Session,
  status: ChangeStatus,
  listed: readonly Subscription[] | undefined,
): Promise<ChangeStatus> {
  if (!status.open || !listed) return status;
  try {
    return await accountOf(context, session).shown(session.brand, [...listed], context.requestId);
  } catch (error) {
    context.log.error('change_status_unread', errorFacts(error));
    return status;
  }
}
