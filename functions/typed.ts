import { Hono } from 'hono';
import { typedText } from '../src/contracts/access/typed-text.ts';
import { typedTextCookies } from '../src/server/access/typed-text.ts';
import { withCookies } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { isPortalCall } from '../src/server/http/read-call.ts';
import { readRequestBody } from '../src/server/http/request-body.ts';

/** Text that a person has typed and not sent: mounted under /api/typed. Only scripts of our pages may call it. */
export const typed = new Hono<PortalHono>().post('/', async (c) => {
  const { context } = c.var;
  if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
  const body = await readRequestBody(c.req.raw);
  if (!body.ok) return problemResponse(context, body.code);
  const data = typedText.safeParse(body.data);
  if (body.from !== 'json' || !data.success) return problemResponse(context, 'bad_request');
  const cookies = await typedTextCookies(context, sessionOf(c), data.data);
  return withCookies(new Response(null, { status: 204 }), cookies);
});
