import type { Context } from 'hono';
import type { PortalHono } from './portal-hono.ts';
import { isPortalCall } from './read-call.ts';

/** Leads a plain form on: 303, so that the page that follows is fetched by GET. `path` is one of ours. */
export function seeOther(path: string, cookies: readonly string[]): Response {
  return withCookies(new Response(null, { status: 303, headers: { location: path } }), cookies);
}

/** The answer with `Set-Cookie` values added. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Leads a form on, whoever sent it: the browser by a redirect, a script of ours by the path in `{next}`. */
export function formAnswer(c: Context<PortalHono>, next: string, cookies: readonly string[]): Response {
  return isPortalCall(c) ? withCookies(Response.json({ next }), cookies) : seeOther(next, cookies);
}
