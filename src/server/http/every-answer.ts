import type { Context, Next } from 'hono';
import { mayLoadForeignScript } from '../../brands/script-inventory.ts';
import { withReference } from '../../domain/pages/reference.ts';
import { isRound } from '../../domain/web/round-count.ts';
import { renewedConsent } from '../consent/visitor-consent.ts';
import { recordEvent, shownPage } from '../tags/analytics.ts';
import { plainPolicy } from '../request/answer.ts';
import { readRequestContext, type RequestContext } from '../request/request-context.ts';
import { spentLanguageMark } from '../page/language-mark.ts';
import { pageTags } from '../tags/tag-manager.ts';
import { isIndexed } from './well-known-files.ts';
import { keepPage, letRestore } from './page-cache.ts';
import { pagePolicy } from '../request/page-policy.ts';
import { measureRequest } from './measure-request.ts';
import type { PortalHono } from './portal-hono.ts';
import { appMessagesCookie, appVisit, isAppVisitCookie } from '../request/app-visit.ts';
import { SERVER_TIMING } from '../request/server-timing.ts';
import { secureHeaders } from './security-headers.ts';

/** The longest host that is logged, in characters. */
const MAX_HOST = 100;

/** How many requests this isolate received on a host of no brand. In module scope on purpose: it holds nothing of a visitor. */
let unknownHosts = 0;

/** Reads the request context before anything else runs; adds headers, cookies and request id to every answer. */
export async function everyAnswer(c: Context<PortalHono>, next: Next): Promise<void> {
  const { context, cookies } = readRequestContext(c.req.raw, c.env, Date.now(), (work) =>
    c.executionCtx.waitUntil(work),
  );
  c.set('context', context);
  c.set('answer', { cookies, appMessages: [], policy: plainPolicy });
  noteUnknownHost(context);
  await next();
  const answer = brandInForms(new Response(c.res.body, c.res), context);
  const { inline, policy, kind = context.pageKind } = c.var.answer;
  letRestore(c.req.raw, context, answer);
  if (inline) {
    const loadsFont = context.signedIn || policy.fontAhead === true;
    const tags = pageTags(context);
    const sources = [...policy.sources, ...(tags.kind === 'loads' ? tags.sources : [])];
    // A bank's challenge brings a provider to a page that has none otherwise, and so does a visitor who lets tags load.
    const foreignScripts = mayLoadForeignScript(context) || sources.length > 0;
    answer.headers.set('content-security-policy', pagePolicy({ inline, loadsFont, foreignScripts, sources }));
  }
  secureHeaders(answer.headers, kind, policy.paysByWallet);
  if (!isIndexed(context)) answer.headers.set('x-robots-tag', 'noindex');
  answer.headers.set('x-request-id', context.requestId);
  // Only on pages: the duration of a call could reveal what the platform has stored about a person.
  if (kind !== 'call') answer.headers.set(SERVER_TIMING, context.timings.header());
  if (answer.headers.get('content-type') === 'text/html')
    answer.headers.set('content-type', 'text/html; charset=utf-8');
  sayLanguage(context, answer.headers);
  const leadsTo = answer.headers.get('location');
  if (leadsTo && !c.var.answer.again)
    answer.headers.set('location', withReference(leadsTo, context.requestId));
  countView(context, answer);
  await keepPage(c.req.raw, context, answer);
  // Added after the answer is kept for later visitors, which must hold no cookie.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') && context.page !== undefined;
  const spent = isPage ? [...spentLanguageMark(context), ...renewedConsent(context)] : [];
  for (const cookie of [...c.var.answer.cookies, ...spent, ...appMessageCookies(context, c.var.answer)])
    answer.headers.append('set-cookie', cookie);
  measureRequest(c, answer);
  // Without this, Hono merges the headers of the old answer into the new one, which already has them all.
  c.res = undefined;
  c.res = answer;
}

/** What the answer tells the app around the page, for the next script; nothing in a browser without an app. */
function appMessageCookies(
  context: RequestContext,
  { appMessages, cookies }: PortalHono['Variables']['answer'],
): string[] {
  const isInApp = appVisit(context) !== undefined || cookies.some((cookie) => isAppVisitCookie(cookie));
  return isInApp && appMessages.length > 0 ? [appMessagesCookie(context, appMessages)] : [];
}

/** Sets `Content-Language` on a page or JSON message, and on a page `Vary` for the headers that decide its language. */
function sayLanguage({ url, locale }: RequestContext, headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const isMessage = type.startsWith('application/json') && url.pathname.startsWith('/api/');
  if ((!isPage && !isMessage) || url.pathname.startsWith('/sandbox')) return;
  headers.set('content-language', locale.language);
  if (isPage) headers.append('vary', 'Accept-Language, Cookie');
}

/** Counts a page that was shown, by its path in the table of pages only: the rest of an address can hold personal data. */
function countView(context: RequestContext, answer: Response): void {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
  recordEvent(context, 'PageView', shownPage(context));
}

/**
 * Logs a request on a host of no brand, which gets the default brand: the first one of an isolate, the tenth, the
 * hundredth and so on. Cloudflare sends the Worker only hosts that it was deployed for.
 */
function noteUnknownHost({ brandFrom, url, log }: Pick<RequestContext, 'brandFrom' | 'url' | 'log'>): void {
  if (brandFrom === 'host') return;
  unknownHosts += 1;
  if (isRound(unknownHosts))
    log.warn('unknown_host', { host: url.hostname.slice(0, MAX_HOST), count: unknownHosts });
}

/**
 * On a host that belongs to no brand, adds `?brand=` to the action of every form of a page. All tabs share the cookie
 * that remembers the brand, but a form must post to the brand whose page shows it. On a brand's own host the answer is
 * unchanged.
 */
function brandInForms(answer: Response, { brandFrom, brand, url }: RequestContext): Response {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (brandFrom === 'host' || !isPage || url.pathname.startsWith('/sandbox')) return answer;
  return new HTMLRewriter()
    .on('form[method="post"][action^="/"]', {
      element: (form) => void form.setAttribute('action', ofBrand(form.getAttribute('action'))),
    })
    .on('button[formaction^="/"]', {
      element: (button) => void button.setAttribute('formaction', ofBrand(button.getAttribute('formaction'))),
    })
    .transform(answer);

  function ofBrand(action: string | null): string {
    const address = new URL(action ?? '/', url);
    address.searchParams.set('brand', brand.key);
    return address.pathname + address.search;
  }
}
