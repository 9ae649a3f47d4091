import type { Context, Next } from 'hono';
import { visitorNetwork } from '../../domain/visitor-network.ts';
import type { PortalHono } from './portal-hono.ts';
import { problemResponse } from './problem-response.ts';

const RATE_LIMIT_PERIOD_SECONDS = '60';

/** Limits the unsafe calls of one network generously, by the rate limiter of the runtime. GET and HEAD pass. */
export async function rateLimit(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  if (c.req.raw.method === 'GET' || c.req.raw.method === 'HEAD') return next();
  const { success } = await c.env.RATE_LIMITER.limit({ key: visitorNetwork(c.var.context.address) });
  if (!success)
    return problemResponse(c.var.context, 'too_many_requests', { 'retry-after': RATE_LIMIT_PERIOD_SECONDS });
  return next();
}
