import { Hono } from 'hono';
import { billingChallengeForm, billingForm } from '../src/contracts/billing/billing-form.ts';
import { enterCard, enteredCard } from '../src/server/billing/enter-card.ts';
import { cardProviderOf } from '../src/server/billing/card-provider.ts';
import { seeOther } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readForm } from '../src/server/http/read-form.ts';

/** The card form: mounted under /api/billing. Plain forms; each leads on to a page. */
export const billing = new Hono<PortalHono>()
  .post('/store', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, billingForm);
    if (!form.ok) return form.response;
    const card = enteredCard(form.data);
    if (!cardProviderOf(context.brand, card.provider)) return problemResponse(context, 'bad_request');
    return seeOther(await enterCard(context, sessionOf(c), card), []);
  })
  .post('/challenge', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, billingChallengeForm);
    if (!form.ok) return form.response;
    const { card } = sessionOf(c);
    // Of another tab, or over: the card has to be entered anew.
    if (!card || card.actionTokenId !== form.data.actionTokenId)
      return seeOther('/billing?error_code=error.subscription.token.invalid', []);
    return seeOther(await enterCard(context, sessionOf(c), card.entered, form.data.actionResultTokenId), []);
  })
  .all('*', (c) => problemResponse(c.var.context, 'not_found'));
