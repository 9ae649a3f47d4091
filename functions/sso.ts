import { Hono } from 'hono';
import { handOffRequest } from '../src/contracts/access/sso.ts';
import { handOff } from '../src/server/access/sso.ts';
import { loginAfterHandOff } from '../src/server/access/sso-address.ts';
import { seeOther } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readRequestBody } from '../src/server/http/request-body.ts';

/** Arriving from an app: mounted under /api/hand-off. For forms alone, so whatever happens leads on to a page that says it. */
export const handOffs = new Hono<PortalHono>()
  .post('/', async (c) => {
    const { visit } = c.var;
    const body = await readRequestBody(c.req.raw);
    if (!body.ok) return problemResponse(visit, body.code);
    if (body.from !== 'form') return problemResponse(visit, 'unsupported_type');
    const request = handOffRequest.safeParse(body.data);
    if (!request.success) return seeOther(loginAfterHandOff('token-refused', '/subscriptions'), []);
    const { next, cookies } = await handOff(c.env, visit, request.data);
    return seeOther(next, cookies);
  })
  .all('*', (c) => problemResponse(c.var.visit, 'not_found'));
