import { Hono } from 'hono';
import { cancelPlanForm } from '../src/contracts/orders/cancel-plan.ts';
import { cancelPlan } from '../src/server/orders/cancel-plan.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { signedInForm } from '../src/server/http/signed-in-form.ts';

/** Cancelling a plan: mounted under /api/cancel. A plain form that leads to a page. */
export const cancel = new Hono<PortalHono>().post(
  '/',
  signedInForm(cancelPlanForm, ({ context, session, data }) => cancelPlan(context, session, data)),
);
