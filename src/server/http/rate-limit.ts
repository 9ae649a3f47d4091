import type { Context, Next } from 'hono';
import { callMap } from '../../domain/pages/call-map.ts';
import { pageAt, rowOf } from '../../domain/pages/find-page.ts';
import { visitorNetwork } from '../../domain/web/visitor-network.ts';
import { lastResortPage } from './last-resort-page.ts';
import type { PortalHono } from './portal-hono.ts';
import { problemResponse } from './problem-response.ts';

const RETRY_AFTER = { 'retry-after': '60' };

/** Limits the unsafe calls of one network generously, by the rate limiter of the runtime. GET and HEAD pass. */
export async function rateLimit(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  if (c.req.raw.method === 'GET' || c.req.raw.method === 'HEAD') return next();
  return (await isWithinLimit(c, '')) ? next() : refusedCall(c);
}

/** Limits the reports of one network, apart from its other calls. */
export async function reportRateLimit(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  return (await isWithinLimit(c, 'reports ')) ? next() : refusedCall(c);
}

/**
 * Limits the pages that are rendered for one network, apart from its calls. Answers of the page cache and files do not
 * count: they cost next to nothing. A page that costs more, and its file, count as several.
 */
export async function pageRateLimit(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  const page = pageAt(c.req.path) ?? callMap.get(`GET ${c.req.path}`)?.page;
  const pages = (page && rowOf(page).countsAs) ?? 1;
  const counted = await Promise.all(Array.from({ length: pages }, () => isWithinLimit(c, 'pages ')));
  if (counted.every(Boolean)) return next();
  return lastResortPage(c.var.context, 429, 'tooOften', RETRY_AFTER);
}

/** Counts a request of the network under the name of its kind, and says whether a minute allows so many. */
async function isWithinLimit(c: Context<PortalHono>, kind: string): Promise<boolean> {
  const key = kind + visitorNetwork(c.var.context.address);
  const { success } = await c.env.RATE_LIMITER.limit({ key });
  return success;
}

function refusedCall(c: Context<PortalHono>): Response {
  return problemResponse(c.var.context, 'too_many_requests', RETRY_AFTER);
}
