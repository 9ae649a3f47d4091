import type { Context } from 'hono';
import { withReference } from '../../domain/pages/reference.ts';
import { type FormLead, leadOf } from '../request/answer.ts';
import type { PortalHono } from './portal-hono.ts';
import { isPortalCall } from './read-call.ts';

/** Redirects a plain form with 303, so that the browser fetches `path`, a path of the portal, by GET. */
export function seeOther(path: string, cookies: readonly string[]): Response {
  return withCookies(new Response(null, { status: 303, headers: { location: path } }), cookies);
}

/** Adds `Set-Cookie` values to a response, and returns the same response. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Sends a caller to its next page, a path of the portal: a plain form by a redirect, our script by `{next}` as JSON. */
export function sendToPage(c: Context<PortalHono>, lead: FormLead, more: readonly string[] = []): Response {
  const { to: next, cookies: leadCookies, appMessages = [] } = leadOf(lead);
  const cookies = [...leadCookies, ...more];
  c.var.answer.appMessages.push(...appMessages);
  if (!isPortalCall(c)) return seeOther(next, cookies);
  const { answer, context } = c.var;
  answer.next = answer.again ? next : withReference(next, context.requestId);
  return withCookies(Response.json({ next: answer.next }), cookies);
}
