import type { Context, Next } from 'hono';
import { visitorNetwork } from '../../domain/visitor-network.ts';
import type { PortalHono } from './portal-hono.ts';
import { problemResponse } from './problem-response.ts';

const RATE_LIMIT_PERIOD_SECONDS = '60';

/** Limits the unsafe calls of one network generously, by the rate limiter of the runtime. GET and HEAD pass. */
export async function rateLimit(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  if (c.req.raw.method === 'GET' || c.req.raw.method === 'HEAD') return next();
  return (await refuseTooMany(c, visitorNetwork(c.var.context.address))) ?? next();
}

/** Limits the reports of one network, apart from its other calls. */
export async function reportRateLimit(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  return (await refuseTooMany(c, `reports ${visitorNetwork(c.var.context.address)}`)) ?? next();
}

/** Counts a call under `key`. Returns the refusal if the key has too many calls in a minute, else undefined. */
async function refuseTooMany(c: Context<PortalHono>, key: string): Promise<Response | undefined> {
  const { success } = await c.env.RATE_LIMITER.limit({ key });
  return success
    ? undefined
    : problemResponse(c.var.context, 'too_many_requests', { 'retry-after': RATE_LIMIT_PERIOD_SECONDS });
}
