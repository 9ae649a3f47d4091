import { type LoginReason, loginReasons } from '../../contracts/access/session-watch.ts';
import { cookieNames, setCookie } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The value of the test cookie where it replaces no reason. */
export const NO_REASON = '1';

/** Returns the reason that `cookies` has replaced, for a browser that keeps cookies after all; undefined for none. */
export function replacedReason({ cookies }: RequestContext): LoginReason | undefined {
  const kept = cookies.get(cookieNames.kept);
  return loginReasons.find((reason) => reason === kept);
}

/**
 * Says whether a browser kept the cookie that it got on its way to the sign-in page. `unknown`: none of our pages led
 * there, so the reason in the address proves nothing.
 */
export function cookieFinding(context: RequestContext): 'kept' | 'lost' | 'unknown' {
  if (context.cookies.size > 0 || context.doubled.size > 0) return 'kept';
  context.keptCookies.push(setCookie('kept', NO_REASON));
  return context.isOwnVisit ? 'lost' : 'unknown';
}
