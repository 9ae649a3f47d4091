import { PENDING_DELETE } from '../../contracts/access/profile.ts';
import type { CallAccess } from '../../domain/pages/call-map.ts';
import type { PageAccess } from '../../domain/pages/page-row.ts';
import { isLeavingNow } from './account-status.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { openSession } from '../session/sessions.ts';

/** The guard's decision on a request. `pendingDeletion`: refused, because the account is about to be deleted. */
export type Admission =
  | { kind: 'admitted'; session: SessionRecord | undefined }
  | { kind: 'signedOut' }
  | { kind: 'pendingDeletion'; session: SessionRecord };

/**
 * Guards pages and calls alike (docs/adr/017): opens the session of a request, and decides by the page's or call's
 * access whether the request may go on. An open page gets its session too, because its header shows who is signed in.
 */
export async function admission(
  context: RequestContext,
  access: PageAccess | CallAccess,
): Promise<Admission> {
  if (access === 'visitor') return { kind: 'admitted', session: undefined };
  const session = await sessionOfNow(context);
  if (access === 'open') return { kind: 'admitted', session };
  if (!session) return access === 'personal' ? { kind: 'admitted', session } : { kind: 'signedOut' };
  const isBarred = access !== 'signedInAnyStatus' && session.person.status === PENDING_DELETE;
  if (isBarred) return { kind: 'pendingDeletion', session };
  const asks = access === 'activeAccount' && (await isLeavingNow(context, session));
  return asks ? { kind: 'pendingDeletion', session } : { kind: 'admitted', session };
}

/**
 * Returns the session of a request as it is at this moment. Use it to see whether anybody is signed in, or what another
 * request has stored meanwhile. Never decide by it who may do something: only the guard does that.
 */
export function sessionOfNow(context: RequestContext): Promise<SessionRecord | undefined> {
  return openSession(context);
}
