import type { Context, Next } from 'hono';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { NO_REASON } from '../page/cookie-finding.ts';
import { setCookie } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { PortalHono } from './portal-hono.ts';

const REASON: LoginReason = 'cookies';
const REASON_NAME = 'reason';
/**
 * The reasons that a missing cookie alone can cause, by the path of the page that says them: only these are replaced by
 * the reason `cookies`.
 */
const reasonsOfLostCookies: ReadonlyMap<string, readonly (string | null)[]> = new Map([
  ['/login', [null, 'no-token' satisfies LoginReason]],
  ['/oauth', ['over']],
]);

/**
 * Checks whether a browser keeps cookies, if one of our pages led to the sign-in page, or to the page of a linking that
 * is over, and the request had no cookie (docs/adr/034). The answer sets a cookie; if it does not come back, the page
 * says that cookies are off. The cookie holds the reason that is replaced, for a browser that keeps cookies after all.
 */
export async function lostCookies(c: Context<PortalHono>, next: Next): Promise<void> {
  await next();
  const { context } = c.var;
  const location = c.res.headers.get('location');
  if (!location?.startsWith('/') || !bringsNoCookies(context)) return;
  const address = new URL(location, context.url);
  const reason = address.searchParams.get(REASON_NAME);
  if (!reasonsOfLostCookies.get(address.pathname)?.includes(reason)) return;
  address.searchParams.set(REASON_NAME, REASON);
  context.log.info('cookies_missing');
  c.var.answer.cookies.push(setCookie('kept', reason ?? NO_REASON));
  c.res.headers.set('location', address.pathname + address.search);
}

/** True for a page request without cookies that one of our own pages caused. No other site can cause such a request. */
function bringsNoCookies({ cookies, doubled, isOwnVisit }: RequestContext): boolean {
  return isOwnVisit && cookies.size === 0 && doubled.size === 0;
}
