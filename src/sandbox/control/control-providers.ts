import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { makeCardToken } from '../money/card-tokens.ts';
import { endChallenge } from '../money/challenges.ts';
import { challengeAt } from '../money/played-challenge.ts';
import { type Answer, answerProblem, type ControlEnv, withBody } from './control-answer.ts';
import { billingDetails, recurlyCard, stripeCard } from '../money/provider-cards.ts';
import type { World } from '../world/world.ts';

const challengeEnd = z.strictObject({ passes: z.boolean() });

/** Stands in for the APIs of Recurly and Stripe that a browser calls, from any host of this machine. */
export function providerRoutes(app: Hono<ControlEnv>, world: World): void {
  for (const path of ['/recurly/*', '/stripe/*']) {
    app.use(path, onlyFromHere);
    app.use(path, cors({ origin: (origin) => origin, allowMethods: ['GET', 'POST'], maxAge: 600 }));
  }

  app.post('/recurly/tokens', withBody(recurlyCard), (c) =>
    c.json({ id: makeCardToken(world, 'recurly-', c.req.valid('json')).id, type: 'credit_card' }),
  );
  app.get('/recurly/tokens/:id', (c) => {
    const action = world.store.challengeActions.get(c.req.param('id'));
    if (!action) return unknownToken(c);
    const { id, type, lastFour, result, accountKey } = action;
    const [brand = ''] = accountKey.split(':');
    return c.json({
      id,
      type: 'three_d_secure_action',
      cardType: type,
      lastFour,
      over: result !== null,
      ...challengeAt(world, brand),
    });
  });
  app.post('/recurly/actions/:id', withBody(challengeEnd), (c) => {
    const id = endChallenge(world, c.req.param('id'), c.req.valid('json').passes);
    return id === null ? unknownToken(c) : c.json({ id, type: 'three_d_secure_action_result' });
  });
  app.post('/stripe/confirmation-tokens', withBody(stripeCard), (c) => {
    const token = makeCardToken(world, 'ctoken_', c.req.valid('json'));
    return c.json({ id: token.id, payment_method_preview: { billing_details: billingDetails(token) } });
  });
  app.post('/stripe/payment-methods', withBody(stripeCard), (c) => {
    const token = makeCardToken(world, 'pm_', c.req.valid('json'));
    return c.json({ id: token.id, billing_details: billingDetails(token) });
  });
}

/** Accepts requests without an origin, and from pages on this machine or on the host that is asked. */
const onlyFromHere = createMiddleware<ControlEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  if (origin === undefined || isLocal(origin) || origin === new URL(c.req.url).origin) return next();
  return c.json({ code: 'foreignOrigin', message: `${origin} is not on this machine.` }, 403);
});

function isLocal(origin: string): boolean {
  const { hostname = '' } = URL.parse(origin) ?? {};
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

function unknownToken(c: Context<ControlEnv>): Answer {
  return answerProblem(c, { code: 'notFound', message: 'There is no such token, or it is over.' });
}
