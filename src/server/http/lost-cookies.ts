import type { Context, Next } from 'hono';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { bringsNone, COOKIES, keepsNoCookies, MOVED, REASON_NAME } from '../request/keeps-no-cookies.ts';
import { type CookieName, cookieNames, setCookie } from '../request/cookies.ts';
import { seeOther } from './answers.ts';
import { leadingOnPage } from './last-resort-page.ts';
import type { PortalHono } from './portal-hono.ts';
import { isPortalCall } from './read-call.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/**
 * The cookies that tell the next page what to show. A lost session shows itself: its page leads to the sign-in page.
 */
const shownNext: readonly CookieName[] = [
  'flash',
  'link',
  'declaration',
  'locale',
  'languageChosen',
  'consent',
];
/**
 * The pages to which a missing cookie itself leads, with the reasons that it alone can cause: these are replaced by
 * the reason `cookies`.
 */
const reasonsOfLostCookies: ReadonlyMap<string, readonly (string | null)[]> = new Map([
  [pathTo('signIn'), [null, 'no-token' satisfies LoginReason]],
  [pathTo('linking'), ['over']],
]);
/** The value of the test cookie where it replaces no reason. */
const NO_REASON = '1';

/**
 * Finds out whether a browser keeps cookies, where a page depends on one and the request brought none (docs/adr/034). The
 * answer that leads there marks the address and sets a cookie. If no cookie comes back, the page says so
 * (`keepsNoCookies`); else the mark is taken out of the address, and a reason that it replaced comes back. Behind a
 * visit that another site or a mail caused, a page of ours leads on once, because only an own visit proves anything.
 */
export async function lostCookies(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  const { context, answer } = c.var;
  const mark = isPage(c) ? context.url.searchParams.get(REASON_NAME) : null;
  const isMarked = mark === COOKIES || mark === MOVED;
  if (isMarked && !bringsNone(context)) {
    answer.again = true;
    return seeOther(withoutMark(c), []);
  }
  if (mark === MOVED) {
    answer.kind = 'token';
    answer.cookies.push(setCookie('kept', NO_REASON));
    return leadingOnPage(context, withReason(context.url.pathname + context.url.search, COOKIES));
  }
  await next();
  if (!bringsNone(context)) return;
  if (isMarked) {
    if (keepsNoCookies(context)) context.log.info('cookies_missing');
    // For a browser that keeps cookies after all, or from now on.
    answer.cookies.push(setCookie('kept', NO_REASON));
  }
  const to = c.res.headers.get('location') ?? answer.next;
  if (!to?.startsWith('/')) return;
  const reason = reasonIn(to);
  const isSameOrigin = context.isSameOriginVisit || isSameOriginCall(c);
  const replaced = isSameOrigin && reasonsOfLostCookies.get(pathOf(to))?.includes(reason);
  if (!replaced && !(reason === null && setsAny(c, isSameOrigin ? shownNext : ['link']))) return;
  // A browser that does not say where a request comes from could never prove that it keeps none.
  if (!isSameOrigin && !(isPage(c) && c.req.raw.headers.has('sec-fetch-site'))) return;
  if (replaced) answer.cookies.push(setCookie('kept', reason ?? NO_REASON));
  lead(c, withReason(to, isSameOrigin ? COOKIES : MOVED));
}

function isPage({ req }: Context<PortalHono>): boolean {
  return ['GET', 'HEAD'].includes(req.method) && !/^\/(api|sandbox)(\/|$)/.test(req.path);
}

/** True for a call that a script of a page of ours made, as the browser itself says. */
export function isSameOriginCall(c: Context<PortalHono>): boolean {
  const { headers } = c.req.raw;
  return (
    isPortalCall(c) &&
    headers.get('sec-fetch-site') === 'same-origin' &&
    headers.get('sec-fetch-dest') === 'empty'
  );
}

/** True where an answer sets one of the cookies, and does not only remove it. */
function setsAny({ res, var: { answer } }: Context<PortalHono>, names: readonly CookieName[]): boolean {
  return [...res.headers.getSetCookie(), ...answer.cookies].some((cookie) =>
    names.some((name) => cookie.startsWith(`${cookieNames[name]}=`) && !cookie.includes('; Max-Age=0')),
  );
}

/** Makes the answer lead to another address: a redirect, or the next page of a script. */
function lead(c: Context<PortalHono>, to: string): void {
  if (c.var.answer.next === undefined) {
    c.res.headers.set('location', to);
    return;
  }
  c.var.answer.next = to;
  const changed = new Response(JSON.stringify({ next: to }), c.res);
  // Without this, Hono merges the headers of the old answer into the new one.
  c.res = undefined;
  c.res = changed;
}

/** The address of a marked page without its mark, or with the reason that the mark replaced. */
function withoutMark({ var: { context } }: Context<PortalHono>): string {
  const { url, cookies } = context;
  const proof = cookies.get(cookieNames.kept);
  const replaced = reasonsOfLostCookies
    .get(url.pathname)
    ?.find((reason) => reason !== null && reason === proof);
  return withReason(url.pathname + url.search, replaced ?? null);
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function reasonIn(address: string): string | null {
  return new URLSearchParams(address.slice(pathOf(address).length)).get(REASON_NAME);
}

/** Sets or removes the reason in an address. The rest stays byte for byte, as an assistant wrote it. */
function withReason(address: string, reason: string | null): string {
  const path = pathOf(address);
  const parts = address
    .slice(path.length + 1)
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== REASON_NAME);
  const query = reason === null ? parts : [...parts, `${REASON_NAME}=${reason}`];
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
