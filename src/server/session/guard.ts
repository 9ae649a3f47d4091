import { PENDING_DELETE } from '../../domain/access/account-status.ts';
import type { CallAccess } from '../../domain/call-map.ts';
import type { RouteAccess } from '../../domain/route-map.ts';
import { isLeavingNow } from '../account/account-status.ts';
import type { RequestContext } from '../page/request-context.ts';
import type { SessionRecord } from './session-record.ts';
import { openSession } from './sessions.ts';

/** What the guard says of a request. `leaving`: the account is about to be deleted, which bars the way. */
export type Admission =
  | { kind: 'admitted'; session: SessionRecord | undefined }
  | { kind: 'signedOut' }
  | { kind: 'leaving'; session: SessionRecord };

/**
 * The one guard of pages and calls (docs/adr/017): opens the session of a request once, and says by the map whether it may
 * go on. A page opens it even where anybody may come: its header shows who is signed in.
 */
export async function admission(
  context: RequestContext,
  access: RouteAccess | CallAccess,
): Promise<Admission> {
  if (access === 'visitor') return { kind: 'admitted', session: undefined };
  const session = await sessionOfNow(context);
  if (access === 'open') return { kind: 'admitted', session };
  if (!session) return access === 'personal' ? { kind: 'admitted', session } : { kind: 'signedOut' };
  const isBarred = access !== 'signedInAnyStatus' && session.person.status === PENDING_DELETE;
  if (isBarred) return { kind: 'leaving', session };
  const asks = access === 'activeAccount' && (await isLeavingNow(context, session));
  return asks ? { kind: 'leaving', session } : { kind: 'admitted', session };
}

/**
 * The session of a request as it is at this moment. For what asks whether anybody is signed in, or what another request has
 * noted meanwhile; never to decide who may do something, which is the guard's.
 */
export function sessionOfNow(context: RequestContext): Promise<SessionRecord | undefined> {
  return openSession(context);
}
