import { Hono } from 'hono';
import { cancelPlanForm } from '../src/contracts/orders/cancel-plan.ts';
import { cancelPlan } from '../src/server/orders/cancel-plan.ts';
import { seeOther } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readForm } from '../src/server/http/read-form.ts';

/** Cancelling a plan: mounted under /api/cancel, for the brands that have it. A plain form that leads on to a page. */
export const cancel = new Hono<PortalHono>()
  .use((c, next) =>
    c.var.context.brand.features.cancelPlan
      ? next()
      : Promise.resolve(problemResponse(c.var.context, 'not_found')),
  )
  .post('/', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, cancelPlanForm);
    if (!form.ok) return form.response;
    return seeOther(await cancelPlan(context, sessionOf(c), form.data), []);
  })
  .all('*', (c) => problemResponse(c.var.context, 'not_found'));
