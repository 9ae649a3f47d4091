import type { Context, Next } from 'hono';
import { brandStyleHash } from '../frame-of.ts';
import { readVisit } from '../visit.ts';
import type { PortalHono } from './portal-hono.ts';
import { secureHeaders } from './security-headers.ts';

/** Reads the visit before anything runs, and dresses whatever answer comes out: headers, cookies, request id. */
export async function everyAnswer(c: Context<PortalHono>, next: Next): Promise<void> {
  const visit = readVisit(c.req.raw, Date.now());
  c.set('visit', visit);
  await next();
  const answer = new Response(c.res.body, c.res);
  allowBrandStyle(answer.headers, await brandStyleHash(visit.brand));
  secureHeaders(answer.headers, visit.answering);
  answer.headers.set('x-request-id', visit.requestId);
  for (const cookie of visit.keptCookies) answer.headers.append('set-cookie', cookie);
  // Hono would merge the former answer's headers into the new one; it has them all already.
  c.res = undefined;
  c.res = answer;
}

/** A page's policy lists the styles of the build; the brand's own sheet is made here, so its hash is added here. */
function allowBrandStyle(headers: Headers, hash: string): void {
  const policy = headers.get('content-security-policy');
  if (policy)
    headers.set('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' '${hash}'`));
}
