import type { Context, Next } from 'hono';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { setCookie } from '../session/cookies.ts';
import type { RequestContext } from '../page/request-context.ts';
import type { PortalHono } from './portal-hono.ts';

const REASON: LoginReason = 'cookies';
const REASON_NAME = 'reason';
const KEPT = setCookie('kept', '1');
/** What a browser without cookies is told for want of the cookie that says more. */
const forWantOfCookies: ReadonlySet<string | null> = new Set<LoginReason | null>([null, 'no-token']);

/**
 * Finds out whether a browser keeps cookies, where one of our own pages led to the sign-in page and no cookie came along: a
 * cookie goes with the answer, and the sign-in page says what is wrong if it does not come back.
 */
export async function lostCookies(c: Context<PortalHono>, next: Next): Promise<void> {
  await next();
  const { context } = c.var;
  const location = c.res.headers.get('location');
  if (!location?.startsWith('/login') || !bringsNoCookies(context)) return;
  const address = new URL(location, context.url);
  if (address.pathname !== '/login' || !forWantOfCookies.has(address.searchParams.get(REASON_NAME))) return;
  address.searchParams.set(REASON_NAME, REASON);
  context.log.info('cookies_missing');
  context.keptCookies.push(KEPT);
  c.res.headers.set('location', address.pathname + address.search);
}

/**
 * What the sign-in page finds of a browser that was given a cookie on its way there: whether it kept it. `unknown`: an address
 * alone may have led there, from anywhere.
 */
export function cookieFinding(context: RequestContext): 'kept' | 'lost' | 'unknown' {
  if (context.cookies.size > 0 || context.doubled.size > 0) return 'kept';
  context.keptCookies.push(KEPT);
  return context.isOwnVisit ? 'lost' : 'unknown';
}

/** True for a page that a page of ours led to and that no cookie came with: no other site can bring that about. */
function bringsNoCookies({ cookies, doubled, isOwnVisit }: RequestContext): boolean {
  return isOwnVisit && cookies.size === 0 && doubled.size === 0;
}
