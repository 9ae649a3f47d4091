import { Hono } from 'hono';
import * as z from 'zod';
import { assistantRoutes } from './control-assistants.ts';
import {
  answerDone,
  answerPage,
  answerProblem,
  type ControlEnv,
  unknownAccount,
  withBody,
  withWorld,
} from './control-answer.ts';
import { fileRoutes } from './control-files.ts';
import { hostedRoutes } from './control-hosted.ts';
import { letterRoutes } from './control-letters.ts';
import { providerRoutes } from './control-providers.ts';
import { socialRoutes } from './control-social.ts';
import { switchRoutes } from './control-switches.ts';
import { linkInState, linkOrder } from '../access/link-in-state.ts';
import { deepLink, nativeAppForm, nativeReport, receive } from '../access/native-app.ts';
import { makeToken } from '../access/one-time-token.ts';
import { outboxEntries } from '../access/outbox.ts';
import { ledgerOf } from '../money/charges.ts';
import { playChallenge, playedChallenge } from '../money/played-challenge.ts';
import { renewAccount } from '../money/renewal.ts';
import { DAY_MS } from '../world/clock.ts';
import { account as accountShape, analyticsEvent } from '../world/entities.ts';
import { withMovedPrices } from '../world/moved-prices.ts';
import { accountKey } from '../world/seed.ts';
import { resetWorld, type World } from '../world/world.ts';

const KEPT_EVENTS = 500;
const analyticsReport = analyticsEvent.omit({ id: true });
const clockMove = z.object({
  advanceMs: z.coerce.number().pipe(
    z
      .int()
      .min(0)
      .max(3_650 * DAY_MS),
  ),
});
const ssoBody = z.strictObject({
  brand: z.string(),
  email: z.string(),
  toPlanCode: z.string().optional(),
  fromPlanCode: z.string().optional(),
});
const statusMove = z.strictObject({
  brand: z.string(),
  email: z.string(),
  status: accountShape.shape.status,
});
const networkChoice = z.strictObject({ network: z.string().regex(/^([A-Z]{2}(-[A-Z0-9]{1,3})?|unknown)$/) });

/**
 * Everything under /sandbox: the page for people with its forms, and JSON for tests and scripts. An invalid body gets a
 * 400 with `{code, message}`.
 */
export function controlApp(world: World): Hono<ControlEnv> {
  const app = new Hono<ControlEnv>({ strict: false }).basePath('/sandbox');
  app.use(withWorld(world));
  app.get('/', (c) => answerPage(c));
  fileRoutes(app, world);
  switchRoutes(app, world);
  accountRoutes(app, world);
  worldRoutes(app, world);
  hostedRoutes(app, world);
  letterRoutes(app, world);
  assistantRoutes(app, world);
  socialRoutes(app, world);
  providerRoutes(app, world);
  app.all('*', (c) =>
    answerProblem(c, { code: 'notFound', message: `There is no ${c.req.path} in the sandbox.` }),
  );
  return app;
}

/** What happens to one account outside of the portal: at its brand's app, in its mailbox and on its cards. */
function accountRoutes(app: Hono<ControlEnv>, world: World): void {
  const { accounts } = world.store;
  app.post('/sso', withBody(ssoBody), (c) => {
    const { brand, email, ...plans } = c.req.valid('json');
    const account = accounts.get(accountKey(brand, email));
    if (!account) return unknownAccount(c, brand, email);
    return c.json({ token: makeToken(world, { purpose: 'sso', account, ...plans }).token });
  });
  // Requests or cancels a deletion as the brand's app does, without telling the portal.
  app.put('/account-status', withBody(statusMove), (c) => {
    const { brand, email, status } = c.req.valid('json');
    const account = accounts.get(accountKey(brand, email));
    if (!account) return unknownAccount(c, brand, email);
    accounts.put({ ...account, status });
    return c.json({ status });
  });
  app.get('/ledger', (c) => {
    const { brand: key = '', email = '' } = c.req.query();
    const brand = world.brands.byKey.get(key);
    const account = accounts.get(accountKey(key, email));
    if (!brand || !account) return unknownAccount(c, key, email);
    renewAccount(world, withMovedPrices(world.store, brand), account);
    return c.json(ledgerOf(world, account.key));
  });
  app.post('/mailed-link', withBody(linkOrder), (c) => {
    const { brand } = c.var;
    const body = c.req.valid('json');
    const link = linkInState(world, brand, body);
    return link ? c.redirect(link, 303) : unknownAccount(c, brand.displayName, body.persona);
  });
  app.post('/native-app', withBody(nativeAppForm), (c) => {
    const { brand } = c.var;
    const body = c.req.valid('json');
    const link = deepLink(world, brand, body);
    return link ? c.redirect(link, 303) : unknownAccount(c, brand.displayName, body.persona);
  });
}

/** The time, the network and the bank that everybody meets, and what the portal reports. */
function worldRoutes(app: Hono<ControlEnv>, world: World): void {
  const { clock, random, store } = world;
  app.get('/outbox', (c) => c.json(outboxEntries(world, new URL(c.req.url), c.req.query('to'))));
  app.get('/analytics', (c) => c.json(store.events.list().toReversed()));
  app.post('/analytics', withBody(analyticsReport), (c) => {
    store.events.put({ id: random.hex(12), ...c.req.valid('json') });
    store.events.keepNewest(KEPT_EVENTS);
    return c.body(null, 204);
  });
  app.post('/native-messages', withBody(nativeReport), (c) => {
    receive(world, c.var.brand.key, c.req.valid('json'));
    return c.body(null, 204);
  });
  app.get('/clock', (c) => c.json({ nowMs: clock.nowMs() }));
  app.post('/clock', withBody(clockMove), (c) =>
    answerDone(c, 'clock', { nowMs: clock.advance(c.req.valid('json').advanceMs) }),
  );
  app.post('/reset', (c) => {
    resetWorld(world);
    return answerDone(c, 'clock', { nowMs: clock.nowMs() });
  });
  // The portal reads the cookie, and only where it has a sandbox.
  app.post('/network', withBody(networkChoice), (c) => {
    c.header('set-cookie', `sandbox-network=${c.req.valid('json').network}; Path=/; HttpOnly; SameSite=Lax`);
    return answerDone(c, 'network', c.req.valid('json'));
  });
  app.put('/challenge', withBody(playedChallenge), (c) => {
    playChallenge(world, c.req.valid('json'));
    return c.json(c.req.valid('json'));
  });
  app.delete('/challenge', (c) => {
    playChallenge(world, undefined);
    return c.body(null, 204);
  });
}
