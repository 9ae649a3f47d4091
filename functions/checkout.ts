import { Hono } from 'hono';
import * as z from 'zod/mini';
import { payCall, payForm } from '../src/contracts/orders/checkout.ts';
import { pay } from '../src/server/orders/checkout/pay.ts';
import { sendToPage } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { readCall } from '../src/server/http/read-call.ts';

/** The unified checkout: mounted under /api/checkout. A wallet's script gets the next path, a form a redirect. */
export const checkout = new Hono<PortalHono>().post('/pay', async (c) => {
  const { context } = c.var;
  const read = await readCall(c, { json: z.union([payCall, payForm]), form: payForm });
  if (!read.ok) return read.response;
  return sendToPage(c, await pay(context, sessionOf(c), read.data));
});
