import { Hono } from 'hono';
import { handOffRequest, type HandOffResponse } from '../src/contracts/hand-off.ts';
import { handOff } from '../src/server/hand-off.ts';
import { seeOther, withCookies } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readCall } from '../src/server/http/read-call.ts';

/** Arriving from an app: mounted under /api/hand-off. A failure leads on as well: to the login page, which says why. */
export const handOffs = new Hono<PortalHono>()
  .post('/', async (c) => {
    const call = await readCall(c, { json: handOffRequest, form: handOffRequest });
    if (!call.ok) return call.response;
    const { next, cookies } = await handOff(c.env, c.var.visit, call.data);
    if (call.from === 'form') return seeOther(next, cookies);
    const answer: HandOffResponse = { next };
    return withCookies(Response.json(answer), cookies);
  })
  .all('*', (c) => problemResponse(c.var.visit, 'not_found'));
