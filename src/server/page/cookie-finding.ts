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
 * there, so the reason in the address proves nothing. `cookies` sets a cookie to find it out by the next request.
 */
export function cookieFinding({ cookies, doubled, isOwnVisit }: RequestContext): {
  finding: 'kept' | 'lost' | 'unknown';
  cookies: string[];
} {
  if (cookies.size > 0 || doubled.size > 0) return { finding: 'kept', cookies: [] };
  return { finding: isOwnVisit ? 'lost' : 'unknown', cookies: [setCookie('kept', NO_REASON)] };
}
