import { Hono } from 'hono';
import { DEVICE_FIELD } from '../src/contracts/devices/device-field.ts';
import { resumePlanForm } from '../src/contracts/plans/resume-plan.ts';
import { planChoice } from '../src/contracts/plans/plan-choice.ts';
import { choosePlan } from '../src/server/plans/choose-plan.ts';
import { resumePlan } from '../src/server/plans/resume-plan.ts';
import { seeOther } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { signedInForm } from '../src/server/http/signed-in-form.ts';
import { saveDrafts } from '../src/server/session/sessions.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';

/** Plan changes: mounted under /api/plans. Plain forms; each leads to a page. */
export const plans = new Hono<PortalHono>()
  .post(
    '/choose',
    signedInForm(planChoice, ({ context, session, data }) => choosePlan(context, session, data), {
      lists: [DEVICE_FIELD],
    }),
  )
  .post(
    '/keep',
    signedInForm(resumePlanForm, ({ context, session, data }) => resumePlan(context, session, data)),
  )
  .post('/discard', async (c) => {
    const { context } = c.var;
    await saveDrafts(context, { planChange: undefined, deviceDraft: undefined, order: undefined });
    return seeOther(pathTo('myPlan'), []);
  });
