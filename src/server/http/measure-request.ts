import type { Context } from 'hono';
import { callMap } from '../../domain/pages/call-map.ts';
import { requestOutcome } from '../../domain/pages/request-outcome.ts';
import { pages } from '../../domain/pages/pages.ts';
import { measure } from '../measure.ts';
import { shownPage } from '../tags/analytics.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { PortalHono } from './portal-hono.ts';

/** What a call or a method is named that the portal does not know. */
const OTHER = 'other';
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Measures a request whose answer is complete. What a streamed page still waits for are its platform calls. */
export function measureRequest(c: Context<PortalHono>, response: Response): void {
  const { context, answer, session } = c.var;
  const { method } = c.req.raw;
  const status = answer.refusal ?? response.status;
  measure(context.env, context.brand.key, {
    kind: 'request',
    what: requestName(context, method),
    method: methods.has(method) ? method : OTHER,
    status,
    outcome: requestOutcome(status, answer.next ?? response.headers.get('location')),
    ms: context.timings.ms(),
    signedIn: context.signedIn || session !== undefined,
    kept: false,
  });
}

/** The page of a request as the table has it, or the path of a known call: no other text of an address. */
export function requestName(context: Pick<RequestContext, 'url' | 'page'>, method: string): string {
  const { pathname } = context.url;
  if (pathname === '/healthz') return pathname;
  if (pathname.startsWith('/api/'))
    return callMap.has(`${method === 'HEAD' ? 'GET' : method} ${pathname}`) ? pathname : OTHER;
  return context.page === undefined || context.page === 'notFound'
    ? shownPage(context)
    : pages[context.page].path;
}
