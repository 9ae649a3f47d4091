import type { Context, Next } from 'hono';
import { recordEvent, shownPage } from '../page/analytics.ts';
import { readRequestContext, type RequestContext } from '../page/request-context.ts';
import { brandInForms } from './brand-in-forms.ts';
import { cachePage } from './page-cache.ts';
import { pagePolicy } from './page-policy.ts';
import type { PortalHono } from './portal-hono.ts';
import { KEPT, SERVER_TIMING } from './server-timing.ts';
import { secureHeaders } from './security-headers.ts';

/** Reads the visit before anything runs, and dresses whatever answer comes out: headers, cookies, request id. */
export async function everyAnswer(c: Context<PortalHono>, next: Next): Promise<void> {
  const context = readRequestContext(c.req.raw, c.env, Date.now(), (work) => c.executionCtx.waitUntil(work));
  c.set('context', context);
  await next();
  const answer = brandInForms(new Response(c.res.body, c.res), context);
  const { inline } = context;
  if (inline) answer.headers.set('content-security-policy', pagePolicy({ ...context, inline }));
  secureHeaders(answer.headers, context.answering, context.paysByWallet);
  answer.headers.set('x-request-id', context.requestId);
  // Only on pages: how long a call took may tell what the platform knows of a person.
  if (context.answering !== 'call')
    answer.headers.set(SERVER_TIMING, context.sharedBody ? KEPT : context.timings.header());
  if (answer.headers.get('content-type') === 'text/html')
    answer.headers.set('content-type', 'text/html; charset=utf-8');
  sayLanguage(context, answer.headers);
  countView(context, answer);
  if (context.sharedBody) keep(c.req.raw, context, context.sharedBody, answer);
  for (const cookie of context.keptCookies) answer.headers.append('set-cookie', cookie);
  // Hono would merge the former answer's headers into the new one; it has them all already.
  c.res = undefined;
  c.res = answer;
}

/** Says what language the sentences of a page or a message are in, and of a page what that depends on. */
function sayLanguage({ url, locale }: RequestContext, headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const isMessage = type.startsWith('application/json') && url.pathname.startsWith('/api/');
  if ((!isPage && !isMessage) || url.pathname.startsWith('/sandbox')) return;
  headers.set('content-language', locale.language);
  if (isPage) headers.append('vary', 'Accept-Language, Cookie');
}

/** Counts a page that was shown, under its path in the map; what else a person typed is not kept. */
function countView(context: RequestContext, answer: Response): void {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
  recordEvent(context, 'PageView', shownPage(context));
}

function keep(request: Request, context: RequestContext, body: ArrayBuffer, { headers }: Response): void {
  const { brand, env, locale, country } = context;
  cachePage(request, env, body, headers, {
    event: 'PageView',
    brand: brand.key,
    page: shownPage(context),
    locale: locale.format,
    country,
  });
}
