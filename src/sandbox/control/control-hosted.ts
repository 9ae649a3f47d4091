import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { answerProblem, type ControlEnv } from './control-answer.ts';
import { readBody } from './control-body.ts';
import {
  endHosted,
  type OpenedVisit,
  openHosted,
  payHosted,
  priceOfCheckout,
  replaceCard,
  exitUrl,
} from '../money/hosted.ts';
import { cardPage, checkoutPage, overPage } from '../page/page-hosted.tsx';
import { refusalWords } from '../platform/refusal.ts';
import { declinedCard, goodCard, testCards } from '../money/test-cards.ts';
import type { World } from '../world/world.ts';

const checkoutForm = z.strictObject({ action: z.enum(['pay', 'declined', 'cancel']) });
const billingForm = z.strictObject({
  action: z.enum(['save', 'cancel']),
  card: z.string().transform((key, context) => {
    const card = testCards.find((each) => each.key === key);
    if (card) return card;
    context.addIssue('must be one of the test cards');
    return z.NEVER;
  }),
});

/** The payment provider's hosted pages: a checkout, and the change of a card. A visit works once, for half an hour. */
export function hostedRoutes(app: Hono<ControlEnv>, world: World): void {
  for (const page of ['checkout', 'billing']) app.use(`/hosted-${page}/:id`, allowAnyFormTarget);
  app.get('/hosted-checkout/:id', (c) => {
    const opened = openHosted(world, c.req.param('id'), 'checkout');
    if (!opened) return unknownVisit(c);
    const onward = redirectToPagesHost(c);
    if (onward) return onward;
    return isOver(opened) ? c.html(overPage(opened, null), 410) : showCheckout(c, opened, null);
  });
  app.post('/hosted-checkout/:id', async (c) => {
    const body = await readBody(c.req.raw, checkoutForm);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const opened = openHosted(world, c.req.param('id'), 'checkout');
    if (!opened) return unknownVisit(c);
    const { action } = body.value;
    if (isOver(opened) || action === 'cancel') return leave(c, opened);
    const paid = payHosted(world, opened, action === 'pay' ? goodCard : declinedCard);
    if (paid.at === 'answered') return c.redirect(opened.visit.successUrl, 303);
    return showCheckout(c, opened, refusalWords(paid.code).description);
  });

  app.get('/hosted-billing/:id', (c) => {
    const opened = openHosted(world, c.req.param('id'), 'billing');
    if (!opened) return unknownVisit(c);
    const onward = redirectToPagesHost(c);
    if (onward) return onward;
    return isOver(opened) ? c.html(overPage(opened, null), 410) : c.html(cardPage(opened));
  });
  app.post('/hosted-billing/:id', async (c) => {
    const body = await readBody(c.req.raw, billingForm);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const opened = openHosted(world, c.req.param('id'), 'billing');
    if (!opened) return unknownVisit(c);
    const { action, card } = body.value;
    if (isOver(opened) || action === 'cancel') return leave(c, opened);
    replaceCard(world, opened, card);
    return c.redirect(opened.visit.successUrl, 303);
  });
}

/** The provider's second host, which serves its pages; the URL it gives out only redirects there. */
const PAGES_HOST = 'checkout.pay.localhost';

/** Redirects from the portal's host to the provider's own host, as real providers do; undefined on that host. */
function redirectToPagesHost(c: Context<ControlEnv>): Response | undefined {
  const url = new URL(c.req.url);
  if (!url.hostname.endsWith('.localhost') || url.hostname === PAGES_HOST) return undefined;
  url.hostname = PAGES_HOST;
  return c.redirect(url.href, 302);
}

/** No `form-action`: the forms redirect to the portal, which is another host. */
const allowAnyFormTarget = createMiddleware<ControlEnv>(async (c, next) => {
  await next();
  c.header('content-security-policy', "default-src 'self'; base-uri 'none'; frame-ancestors 'none'");
});

/** A second submit redirects to the same place as the first; an expired visit can only go back. */
function leave(c: Context<ControlEnv>, { visit, expired }: OpenedVisit): Response | Promise<Response> {
  if (visit.ended === null && !expired) endHosted(c.var.world, visit, 'cancelled');
  return c.redirect(exitUrl(visit), 303);
}

function showCheckout(
  c: Context<ControlEnv>,
  opened: OpenedVisit,
  problem: string | null,
): Response | Promise<Response> {
  const { order } = opened.visit;
  const price = order && priceOfCheckout(c.var.world, opened, order);
  if (!price) return unknownVisit(c);
  if (price.at === 'refused') return c.html(overPage(opened, refusalWords(price.code).description), 409);
  return c.html(checkoutPage(opened, price.answer, problem), problem === null ? 200 : 402);
}

function isOver({ visit, expired }: OpenedVisit): boolean {
  return visit.ended !== null || expired;
}

function unknownVisit(c: Context<ControlEnv>): Response | Promise<Response> {
  return answerProblem(c, { code: 'notFound', message: 'The payment provider has no such page.' });
}
