import { ACTIVE, PENDING_DELETE } from '../../domain/access/account-status.ts';
import { isRecent } from '../../domain/recent.ts';
import { accountOf } from './account-of.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { noteStatus } from '../session/sessions.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * The account's status as the platform tells it now, noted in the session and in the account's own object; undefined where
 * no answer came. Deletions asked for in the app, or taken back there, are seen here.
 */
export async function statusOfNow(
  context: RequestContext,
  session: SessionRecord,
): Promise<string | undefined> {
  const profile = await platformOf(context, session).call('accountProfile');
  if (!profile.ok) return undefined;
  const { status } = profile.answer.pepperUser.account;
  const account = await accountOf(context, session);
  await Promise.all([
    noteStatus(context, status),
    status === PENDING_DELETE ? account.close() : undefined,
    status === ACTIVE ? account.reopen() : undefined,
  ]);
  return status;
}

/**
 * Whether the account is about to be deleted, whatever its session knows (docs/adr/017): asked where money moves, or devices
 * and plans change. An account this portal was told to delete stays shut until the platform says otherwise; of any other the
 * status is believed for ten minutes. Where the platform gives no answer it still refuses the change itself.
 */
export async function isLeavingNow(context: RequestContext, session: SessionRecord): Promise<boolean> {
  const account = await accountOf(context, session);
  const isClosed = await account.isClosed();
  const toldAtMs = session.statusAtMs ?? session.startedAtMs;
  if (!isClosed && isRecent(toldAtMs, context.nowMs, context.recentWithinMs)) return false;
  const status = await statusOfNow(context, session);
  return status === undefined ? isClosed : status === PENDING_DELETE;
}
