import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { makeCardToken } from '../money/card-tokens.ts';
import { endChallenge } from '../money/challenges.ts';
import { challengeAt, playChallenge, playedChallenge } from '../money/played-challenge.ts';
import { answerProblem, type ControlEnv } from './control-answer.ts';
import { readBody } from './control-body.ts';
import { billingDetails, recurlyCard, stripeCard } from '../money/provider-cards.ts';
import type { World } from '../world/world.ts';

const challengeEnd = z.strictObject({ passes: z.boolean() });

/** Stands in for the APIs of Recurly and Stripe that a browser calls, from any host of this machine. */
export function providerRoutes(app: Hono<ControlEnv>, world: World): void {
  for (const path of ['/recurly/*', '/stripe/*']) {
    app.use(path, onlyFromHere);
    app.use(path, cors({ origin: (origin) => origin, allowMethods: ['GET', 'POST'], maxAge: 600 }));
  }

  app.post('/recurly/tokens', async (c) => {
    const body = await readBody(c.req.raw, recurlyCard);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    return c.json({ id: makeCardToken(world, 'recurly-', body.value).id, type: 'credit_card' });
  });
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
  app.post('/recurly/actions/:id', async (c) => {
    const body = await readBody(c.req.raw, challengeEnd);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const id = endChallenge(world, c.req.param('id'), body.value.passes);
    return id === null ? unknownToken(c) : c.json({ id, type: 'three_d_secure_action_result' });
  });

  app.put('/challenge', async (c) => {
    const body = await readBody(c.req.raw, playedChallenge);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    playChallenge(world, body.value);
    return c.json(body.value);
  });
  app.delete('/challenge', (c) => {
    playChallenge(world, undefined);
    return c.body(null, 204);
  });

  app.post('/stripe/confirmation-tokens', async (c) => {
    const body = await readBody(c.req.raw, stripeCard);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const token = makeCardToken(world, 'ctoken_', body.value);
    return c.json({
      id: token.id,
      payment_method_preview: { billing_details: billingDetails(token) },
    });
  });
  app.post('/stripe/payment-methods', async (c) => {
    const body = await readBody(c.req.raw, stripeCard);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const token = makeCardToken(world, 'pm_', body.value);
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

function unknownToken(c: Context<ControlEnv>): Response | Promise<Response> {
  return answerProblem(c, { code: 'notFound', message: 'There is no such token, or it is over.' });
}
