import { Hono } from 'hono';
import { eventReport } from '../src/contracts/analytics-event.ts';
import { recordEvent } from '../src/server/tags/analytics.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readRequestBody } from '../src/server/http/request-body.ts';

/**
 * Events that pages report for analytics: mounted under /api/events. `sendBeacon` cannot send a header of ours, so only
 * the origin guard tells our pages from others.
 */
export const events = new Hono<PortalHono>().post('/', async (c) => {
  const { context } = c.var;
  const body = await readRequestBody(c.req.raw);
  if (!body.ok) return problemResponse(context, body.code);
  const report = eventReport.safeParse(body.data);
  if (!report.success) return problemResponse(context, 'bad_request');
  recordEvent(context, report.data.event, report.data.page);
  return new Response(null, { status: 204 });
});
