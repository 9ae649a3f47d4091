import { Hono } from 'hono';
import { browserReport } from '../src/contracts/browser-report.ts';
import { browserFindings } from '../src/domain/pages/browser-finding.ts';
import { noteFinding } from '../src/server/tags/browser-reports.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { reportRateLimit } from '../src/server/http/rate-limit.ts';
import { readRequestBody } from '../src/server/http/request-body.ts';

/** Largest report that is read, in bytes. */
const MAX_REPORT_BYTES = 16 * 1024;
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * What browsers report about pages: what the policy refused, and errors of our scripts. Mounted under /api/reports,
 * before the rate limit. Reports have a limit of their own, so that a broken page cannot use up the calls that a person
 * needs.
 */
export const reports = new Hono<PortalHono>().use(reportRateLimit).post('/', async (c) => {
  const { context } = c.var;
  const body = await readRequestBody(c.req.raw, { jsonTypes: REPORT_TYPES, maxBytes: MAX_REPORT_BYTES });
  if (!body.ok) return problemResponse(context, body.code);
  const report = browserReport.safeParse(body.data);
  if (!report.success) return problemResponse(context, 'bad_request');
  for (const finding of browserFindings(report.data)) noteFinding(context, finding);
  return new Response(null, { status: 204 });
});
