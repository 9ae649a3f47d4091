import type { Context, Next } from 'hono';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { setCookie } from '../session/cookies.ts';
import type { RequestContext } from '../page/request-context.ts';
import type { PortalHono } from './portal-hono.ts';

const REASON: LoginReason = 'cookies';
const REASON_NAME = 'reason';
/** The cookie that shows, when it comes back, that the browser keeps cookies. */
const TEST_COOKIE = setCookie('kept', '1');
/** The reasons that a missing cookie alone can cause: only these are replaced by the reason `cookies`. */
const reasonsOfLostCookies: ReadonlySet<string | null> = new Set<LoginReason | null>([null, 'no-token']);

/**
 * Checks whether a browser keeps cookies, if one of our pages led to the sign-in page and the request had no cookie
 * (docs/adr/034). The answer sets a cookie; if it does not come back, the sign-in page says that cookies are off.
 */
export async function lostCookies(c: Context<PortalHono>, next: Next): Promise<void> {
  await next();
  const { context } = c.var;
  const location = c.res.headers.get('location');
  if (!location?.startsWith('/login') || !bringsNoCookies(context)) return;
  const address = new URL(location, context.url);
  if (address.pathname !== '/login' || !reasonsOfLostCookies.has(address.searchParams.get(REASON_NAME)))
    return;
  address.searchParams.set(REASON_NAME, REASON);
  context.log.info('cookies_missing');
  context.keptCookies.push(TEST_COOKIE);
  c.res.headers.set('location', address.pathname + address.search);
}

/**
 * Says whether a browser kept the cookie that it got on its way to the sign-in page. `unknown`: none of our pages led
 * there, so the reason in the address proves nothing.
 */
export function cookieFinding(context: RequestContext): 'kept' | 'lost' | 'unknown' {
  if (context.cookies.size > 0 || context.doubled.size > 0) return 'kept';
  context.keptCookies.push(TEST_COOKIE);
  return context.isOwnVisit ? 'lost' : 'unknown';
}

/** True for a page request without cookies that one of our own pages caused. No other site can cause such a request. */
function bringsNoCookies({ cookies, doubled, isOwnVisit }: RequestContext): boolean {
  return isOwnVisit && cookies.size === 0 && doubled.size === 0;
}
