import type { LoginReason } from '../../contracts/access/session-watch.ts';
import type { RequestContext } from './request-context.ts';

/** The name of the parameter that marks the address of a page which depends on a cookie (docs/adr/034). */
export const REASON_NAME = 'reason';
/** The mark of an address to which a page of ours led: without a cookie the browser keeps none. */
export const COOKIES: LoginReason = 'cookies';
/** The mark of an address to which an answer of ours led that a page of others, or a mail, had asked for. */
export const MOVED = 'moved';

/** True where a request brings no cookie at all. */
export function bringsNone({ cookies, doubled }: Pick<RequestContext, 'cookies' | 'doubled'>): boolean {
  return cookies.size === 0 && doubled.size === 0;
}

/**
 * True where the browser kept none of our cookies: a page of ours led to an address that marks the cookie set on the
 * way, and no cookie came. No other site can cause such a request.
 */
export function keepsNoCookies(
  context: Pick<RequestContext, 'cookies' | 'doubled' | 'isSameOriginVisit' | 'url'>,
): boolean {
  return (
    context.url.searchParams.get(REASON_NAME) === COOKIES && context.isSameOriginVisit && bringsNone(context)
  );
}
