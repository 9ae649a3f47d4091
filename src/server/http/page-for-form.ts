import type { Context, Next } from 'hono';
import { apiProblem, refusalCodes } from '../../contracts/api-problem.ts';
import { seeOther } from './answers.ts';
import type { PortalHono } from './portal-hono.ts';
import { callMap } from '../../domain/pages/call-map.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { isPortalCall } from './read-call.ts';

/**
 * The page that tells a person what went wrong, and for a refusal what to do. To one who is signed in it offers the page
 * of the form again.
 */
const PROBLEM_PAGE = pathTo('error');

/**
 * Leads a browser whose plain form or link `/api` refuses, or fails to handle, to a page: JSON is for scripts (docs/adr/043). The
 * cookies of the refusal are kept, because the next page may say what they hold.
 */
export async function pageForForm(c: Context<PortalHono>, next: Next): Promise<void> {
  await next();
  if (!showsItsAnswer(c) || c.res.status < 400 || !isJson(c.res)) return;
  c.var.answer.refusal = c.res.status;
  const refusal = apiProblem.safeParse(await c.res.clone().json());
  const code = refusalCodes.find((known) => known === refusal.data?.code);
  const to =
    code === undefined ? PROBLEM_PAGE : `${PROBLEM_PAGE}?${new URLSearchParams({ error_code: code })}`;
  const page = seeOther(to, c.res.headers.getSetCookie());
  // Without this, Hono merges the headers of the refusal into the redirect.
  c.res = undefined;
  c.res = page;
}

/** True for a form that the browser itself sends, or a link that it follows: it asks for a page, which it will show. */
function showsItsAnswer(c: Context<PortalHono>): boolean {
  const { method, headers } = c.req.raw;
  const asksForPage =
    headers.get('accept')?.includes('text/html') === true || headers.get('sec-fetch-mode') === 'navigate';
  return (method === 'POST' || isLink(c)) && asksForPage && !isPortalCall(c);
}

/** True for a call that a page links to. */
function isLink({ req }: Context<PortalHono>): boolean {
  const call = callMap.get(`GET ${req.path}`);
  return req.method === 'GET' && call?.access !== 'visitor' && call?.onRefusal === 'redirect';
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true;
}
