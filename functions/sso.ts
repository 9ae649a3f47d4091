import { Hono } from 'hono';
import { ssoRequest } from '../src/contracts/access/sso.ts';
import { signInBySso, tellRefusal } from '../src/server/access/sso.ts';
import { loginAfterSso } from '../src/server/access/sso-address.ts';
import { sendToPage } from '../src/server/http/answers.ts';
import { carry } from '../src/server/request/answer.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readRequestBody } from '../src/server/http/request-body.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';

/** Arriving by SSO: mounted under /api/sso. Only forms come here, so each result leads to a page that shows it. */
export const ssoCalls = new Hono<PortalHono>().post('/', async (c) => {
  const { context } = c.var;
  const body = await readRequestBody(c.req.raw);
  if (!body.ok) return problemResponse(context, body.code);
  if (body.from !== 'form') return problemResponse(context, 'unsupported_type');
  const request = ssoRequest.safeParse(body.data);
  if (!request.success) return sendToPage(c, loginAfterSso('token-refused', pathTo('myPlan')));
  const { next, cookies, reason } = await signInBySso(context, request.data);
  if (reason && request.data.app) carry(c.var.answer, await tellRefusal(context, request.data, reason));
  return sendToPage(c, next, cookies);
});
