import { Hono } from 'hono';
import { planChoice } from '../src/contracts/plans/plan-choice.ts';
import { choosePlan } from '../src/server/plans/choose-plan.ts';
import { seeOther } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readForm } from '../src/server/http/read-form.ts';
import { saveDrafts } from '../src/server/session/sessions.ts';

/** Changes of plan: mounted under /api/plans. Plain forms; each leads on to a page. */
export const plans = new Hono<PortalHono>()
  .post('/choose', async (c) => {
    const form = await readForm(c, planChoice);
    if (!form.ok) return form.response;
    const { to, cookies } = await choosePlan(c.var.context, sessionOf(c), form.data);
    return seeOther(to, cookies);
  })
  .post('/discard', async (c) => {
    const { context } = c.var;
    await saveDrafts(context, { planChange: undefined, deviceDraft: undefined, order: undefined });
    return seeOther('/subscriptions', []);
  })
  .all('*', (c) => problemResponse(c.var.context, 'not_found'));
