import type { LoginReason } from '../../contracts/access/session-watch.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { endSession } from '../session/sessions.ts';
import { signInPath } from './sign-in-path.ts';
import type { Lead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Ends a session that the platform no longer accepts. Returns the `Set-Cookie` values that remove its cookies. */
export function endRefusedSession(context: RequestContext): Promise<string[]> {
  context.log.info('session_ended', { reason: 'platform' });
  return endSession(context);
}

/**
 * Leads to the login page after a failed platform call, with the return route `back` and the reason. Also
 * ends the session if the platform no longer accepts it.
 */
export async function signInAgain(
  context: RequestContext,
  failure: PlatformFailure,
  back: string | undefined,
): Promise<Lead> {
  const reason: LoginReason = failure.kind === 'signedOut' ? 'ended' : 'unavailable';
  const cookies = reason === 'ended' ? await endRefusedSession(context) : [];
  return { to: signInPath(context.brand, back, reason), cookies, isSessionOver: reason === 'ended' };
}
