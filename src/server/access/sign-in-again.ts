import type { LoginReason } from '../../contracts/access/session-watch.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { endSession } from '../session/sessions.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * The way to sign in after the platform gave no answer, with the way back. A
 * session the platform no longer knows is ended here too.
 */
export async function signInAgain(
  context: RequestContext,
  failure: PlatformFailure,
  back: string,
): Promise<string> {
  const reason: LoginReason = failure.kind === 'signedOut' ? 'ended' : 'unavailable';
  if (reason === 'ended') {
    context.keptCookies.push(...(await endSession(context)));
  }
  return `/login?${new URLSearchParams({ redirectUri: back, reason })}`;
}
