import { ACTIVE, PENDING_DELETE } from '../../contracts/access/profile.ts';
import { isRecent } from '../../domain/access/recent.ts';
import { accountOf } from '../session/account-of.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { noteStatus } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Reads the account's status from the platform, and stores it in the session and in the account object; returns
 * undefined where the platform does not answer. This is how the portal sees a deletion that was requested, or taken
 * back, in the app.
 */
export async function statusOfNow(
  context: RequestContext,
  session: SessionRecord,
): Promise<string | undefined> {
  const profile = await platformOf(context, session).call('accountProfile');
  if (!profile.ok) return undefined;
  const { status } = profile.answer.pepperUser.account;
  const account = accountOf(context, session);
  await Promise.all([
    noteStatus(context, status),
    status === PENDING_DELETE ? account.close() : undefined,
    status === ACTIVE ? account.reopen() : undefined,
  ]);
  return status;
}

/**
 * Returns true where the account is about to be deleted, whatever its session says (docs/adr/017). Checked before money
 * moves and before devices or plans change. While the account object is closed, the status is read from the platform
 * each time; otherwise a status of the last ten minutes is trusted. Where the platform does not answer, the account
 * object decides, and the platform itself still refuses the change.
 */
export async function isLeavingNow(context: RequestContext, session: SessionRecord): Promise<boolean> {
  const account = accountOf(context, session);
  const isClosed = await account.isClosed();
  const readAtMs = session.statusAtMs ?? session.startedAtMs;
  if (!isClosed && isRecent(readAtMs, context.nowMs, context.recentWithinMs)) return false;
  const status = await statusOfNow(context, session);
  return status === undefined ? isClosed : status === PENDING_DELETE;
}
