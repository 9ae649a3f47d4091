import { Hono } from 'hono';
import { cancelPlanForm } from '../src/contracts/orders/cancel-plan.ts';
import { cancelPlan } from '../src/server/orders/cancel-plan.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { signedInForm } from '../src/server/http/signed-in-form.ts';

/** Cancelling a plan: mounted under /api/cancel, for the brands that have it. A plain form that leads to a page. */
export const cancel = new Hono<PortalHono>()
  .use((c, next) =>
    c.var.context.brand.features.cancelPlan
      ? next()
      : Promise.resolve(problemResponse(c.var.context, 'not_found')),
  )
  .post(
    '/',
    signedInForm(cancelPlanForm, ({ context, session, data }) => cancelPlan(context, session, data)),
  );
