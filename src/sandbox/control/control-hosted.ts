import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { type Answer, answerProblem, type ControlEnv, withBody } from './control-answer.ts';
import {
  endHosted,
  type OpenedVisit,
  openHosted,
  payHosted,
  priceOfCheckout,
  replaceCard,
  exitUrl,
} from '../money/hosted.ts';
import { cardPage, checkoutPage, overPage } from '../page/page-stand-ins.tsx';
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

/** A hosted page: how it looks, and what its form does unless it cancels or the visit is over. */
type HostedPage<Form> = {
  purpose: 'checkout' | 'billing';
  form: z.ZodType<Form>;
  show: (c: Context<ControlEnv>, opened: OpenedVisit) => Answer;
  act: (c: Context<ControlEnv>, opened: OpenedVisit, form: Form) => Answer;
};

/** The payment provider's hosted pages: a checkout, and the change of a card. A visit works once, for half an hour. */
export function hostedRoutes(app: Hono<ControlEnv>, world: World): void {
  addHostedPage(app, {
    purpose: 'checkout',
    form: checkoutForm,
    show: (c, opened) => showCheckout(c, opened, null),
    act(c, opened, { action }) {
      const paid = payHosted(world, opened, action === 'pay' ? goodCard : declinedCard);
      if (paid.at === 'answered') return c.redirect(opened.visit.successUrl, 303);
      return showCheckout(c, opened, refusalWords(paid.code).description);
    },
  });
  addHostedPage(app, {
    purpose: 'billing',
    form: billingForm,
    show: (c, opened) => c.html(cardPage(opened)),
    act(c, opened, { card }) {
      replaceCard(world, opened, card);
      return c.redirect(opened.visit.successUrl, 303);
    },
  });
}

function addHostedPage<Form extends { action: string }>(
  app: Hono<ControlEnv>,
  { purpose, form, show, act }: HostedPage<Form>,
): void {
  const path = `/hosted-${purpose}/:id`;
  const openedBy = (c: Context<ControlEnv>) => openHosted(c.var.world, c.req.param('id') ?? '', purpose);
  app.use(path, allowAnyFormTarget);
  app.get(path, (c) => {
    const opened = openedBy(c);
    if (!opened) return unknownVisit(c);
    const onward = redirectToPagesHost(c);
    if (onward) return onward;
    return isOver(opened) ? c.html(overPage(opened, null), 410) : show(c, opened);
  });
  app.post(path, withBody(form), (c) => {
    const opened = openedBy(c);
    if (!opened) return unknownVisit(c);
    const body = c.req.valid('json');
    return isOver(opened) || body.action === 'cancel' ? leave(c, opened) : act(c, opened, body);
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
function leave(c: Context<ControlEnv>, { visit, expired }: OpenedVisit): Answer {
  if (visit.ended === null && !expired) endHosted(c.var.world, visit, 'cancelled');
  return c.redirect(exitUrl(visit), 303);
}

function showCheckout(c: Context<ControlEnv>, opened: OpenedVisit, problem: string | null): Answer {
  const { order } = opened.visit;
  const price = order && priceOfCheckout(c.var.world, opened, order);
  if (!price) return unknownVisit(c);
  if (price.at === 'refused') return c.html(overPage(opened, refusalWords(price.code).description), 409);
  return c.html(checkoutPage(opened, price.answer, problem), problem === null ? 200 : 402);
}

function isOver({ visit, expired }: OpenedVisit): boolean {
  return visit.ended !== null || expired;
}

function unknownVisit(c: Context<ControlEnv>): Answer {
  return answerProblem(c, { code: 'notFound', message: 'The payment provider has no such page.' });
}
