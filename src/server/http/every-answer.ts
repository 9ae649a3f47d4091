import type { Context, Next } from 'hono';
import { routeMap } from '../../domain/route-map.ts';
import { recordEvent } from '../page/analytics.ts';
import { brandStyleHash } from '../page/page-frame.ts';
import type { PortalEnv } from '../portal-env.ts';
import { recentWithinMs } from '../recent-within.ts';
import { readVisit, type Visit } from '../page/request-context.ts';
import { brandInForms } from './brand-in-forms.ts';
import { cachePage } from './page-cache.ts';
import { pagePolicy } from './page-policy.ts';
import type { PortalHono } from './portal-hono.ts';
import { KEPT, SERVER_TIMING } from './server-timing.ts';
import { secureHeaders } from './security-headers.ts';

/** Reads the visit before anything runs, and dresses whatever answer comes out: headers, cookies, request id. */
export async function everyAnswer(c: Context<PortalHono>, next: Next): Promise<void> {
  const visit = readVisit(c.req.raw, Date.now(), (work) => c.executionCtx.waitUntil(work));
  visit.sandboxed = c.env.SANDBOX !== undefined;
  visit.recentWithinMs = recentWithinMs(c.env);
  c.set('visit', visit);
  await next();
  const answer = brandInForms(new Response(c.res.body, c.res), visit);
  const policy = answer.headers.get('content-security-policy');
  if (policy) {
    const styleHash = await brandStyleHash(visit.brand);
    answer.headers.set('content-security-policy', pagePolicy(policy, { styleHash, ...visit }));
  }
  secureHeaders(answer.headers, visit.answering, visit.paysByWallet);
  answer.headers.set('x-request-id', visit.requestId);
  // Only on pages: how long a call took may tell what the platform knows of a person (design decision 17).
  if (visit.answering !== 'call')
    answer.headers.set(SERVER_TIMING, visit.sharedBody ? KEPT : visit.timings.header());
  if (answer.headers.get('content-type') === 'text/html')
    answer.headers.set('content-type', 'text/html; charset=utf-8');
  countView(c.env, visit, answer);
  if (visit.sharedBody) keep(c.req.raw, visit, visit.sharedBody, answer);
  for (const cookie of visit.keptCookies) answer.headers.append('set-cookie', cookie);
  // Hono would merge the former answer's headers into the new one; it has them all already.
  c.res = undefined;
  c.res = answer;
}

/** Counts a page that was shown, under its path in the map; what else a person typed is not kept. */
function countView(env: PortalEnv, visit: Visit, answer: Response): void {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
  recordEvent(env, visit, 'PageView', pageOf(visit));
}

function keep(request: Request, visit: Visit, body: ArrayBuffer, { headers }: Response): void {
  const { brand, locale, country } = visit;
  cachePage(request, body, headers, {
    event: 'PageView',
    brand: brand.key,
    page: pageOf(visit),
    locale: locale.format,
    country,
  });
}

function pageOf({ url }: Visit): string {
  return routeMap.has(url.pathname) ? url.pathname : 'other';
}
