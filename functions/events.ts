import { Hono } from 'hono';
import { eventReport } from '../src/contracts/analytics-event.ts';
import { recordEvent } from '../src/server/page/analytics.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readRequestBody } from '../src/server/http/request-body.ts';

/**
 * What pages report: mounted under /api/events. `sendBeacon` cannot send a header of ours, so the origin guard alone
 * tells our pages from others.
 */
export const events = new Hono<PortalHono>()
  .post('/', async (c) => {
    const { visit } = c.var;
    const body = await readRequestBody(c.req.raw);
    if (!body.ok) return problemResponse(visit, body.code);
    const report = eventReport.safeParse(body.data);
    if (!report.success) return problemResponse(visit, 'bad_request');
    recordEvent(c.env, visit, report.data.event, report.data.page);
    return new Response(null, { status: 204 });
  })
  .all('*', (c) => problemResponse(c.var.visit, 'not_found'));
