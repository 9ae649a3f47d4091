import type { AccountChange, ChangeOutcome } from '../../domain/orders/account-change.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../request/request-context.ts';
import { accountOf } from '../session/account-of.ts';

/**
 * Makes a change of the signed-in account through its account object, which queues it (`changeInQueue`) and then makes
 * it (`performChange`).
 */
export async function changeAccount(
  context: Pick<RequestContext, 'env' | 'brand' | 'requestId'>,
  session: Pick<SessionRecord, 'brand' | 'person' | 'platform'>,
  change: AccountChange,
): Promise<ChangeOutcome> {
  const account = accountOf(context, session);
  const { platform } = session;
  return account.makeChange({ brand: context.brand.key, requestId: context.requestId, platform, change });
}
