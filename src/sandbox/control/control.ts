import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { accountControlRoutes } from './control-accounts.ts';
import { assistantRoutes } from './control-assistants.ts';
import { answerDone, answerPage, answerProblem, type ControlEnv, withWorld } from './control-answer.ts';
import { readBody } from './control-body.ts';
import { cardFieldRoutes } from './control-card-fields.ts';
import { dialectRoutes } from './control-dialect.ts';
import { hostedRoutes } from './control-hosted.ts';
import { ledgerRoutes } from './control-ledger.ts';
import { letterRoutes } from './control-letters.ts';
import { mailRoutes } from './control-mail.ts';
import { nativeRoutes } from './control-native.ts';
import { priceRoutes } from './control-prices.ts';
import { providerRoutes } from './control-providers.ts';
import { socialRoutes } from './control-social.ts';
import { tagRoutes } from './control-tags.ts';
import { walletRoutes } from './control-wallets.ts';
import { DAY_MS } from '../world/clock.ts';
import { analyticsEvent } from '../world/entities.ts';
import { faultClearForm, faultForm } from '../platform/fault-form.ts';
import { clearFault, type FaultSwitch, faultSwitch, listFaults, setFault } from '../platform/faults.ts';
import { makeToken } from '../access/one-time-token.ts';
import { outboxEntries } from '../access/outbox.ts';
import pageScript from '../page/page-script.ts?script';
import { pageStyle } from '../page/page-style.ts';
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

/**
 * Everything under /sandbox: the page for people with its forms, and JSON for tests and scripts. An invalid body gets a
 * 400 with `{code, message}`.
 */
export function controlApp(world: World): Hono<ControlEnv> {
  const app = new Hono<ControlEnv>({ strict: false }).basePath('/sandbox');
  app.use(withWorld(world));

  app.get('/', (c) => answerPage(c));
  app.get('/style.css', (c) =>
    c.body(pageStyle(world.brands, c.var.brand), 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/page.js', (c) => c.body(pageScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }));

  app.get('/outbox', (c) => c.json(outboxEntries(world, new URL(c.req.url), c.req.query('to'))));
  app.get('/log', (c) => c.json(world.store.calls.list()));
  app.delete('/log', clearLog);
  app.post('/log/clear', clearLog);

  app.get('/analytics', (c) => c.json(world.store.events.list().toReversed()));
  app.post('/analytics', async (c) => {
    const body = await readBody(c.req.raw, analyticsReport);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    world.store.events.put({ id: world.random.hex(12), ...body.value });
    world.store.events.keepNewest(KEPT_EVENTS);
    return c.body(null, 204);
  });

  app.get('/faults', (c) => c.json(listFaults(world)));
  app.put('/faults', async (c) => {
    const body = await readBody(c.req.raw, faultSwitch);
    return body.at === 'bad' ? answerProblem(c, body.problem) : switchOn(c, body.value);
  });
  app.post('/faults', async (c) => {
    const body = await readBody(c.req.raw, faultForm);
    return body.at === 'bad' ? answerProblem(c, body.problem) : switchOn(c, body.value);
  });
  app.delete('/faults', (c) => {
    world.store.faults.clear();
    return c.json(listFaults(world));
  });
  app.post('/faults/clear', async (c) => {
    const body = await readBody(c.req.raw, faultClearForm);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    if (body.value) clearFault(world, body.value);
    else world.store.faults.clear();
    return answerDone(c, 'faults', listFaults(world));
  });

  app.get('/clock', (c) => c.json({ nowMs: world.clock.nowMs() }));
  app.post('/clock', async (c) => {
    const body = await readBody(c.req.raw, clockMove);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    return answerDone(c, 'clock', { nowMs: world.clock.advance(body.value.advanceMs) });
  });
  app.post('/reset', (c) => {
    resetWorld(world);
    return answerDone(c, 'clock', { nowMs: world.clock.nowMs() });
  });

  app.post('/sso', async (c) => {
    const body = await readBody(c.req.raw, ssoBody);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const { brand, email, ...plans } = body.value;
    const account = world.store.accounts.get(accountKey(brand, email));
    if (!account)
      return answerProblem(c, { code: 'unknownAccount', message: `${brand} has no account ${email}.` });
    return c.json({ token: makeToken(world, { purpose: 'sso', account, ...plans }).token });
  });

  accountControlRoutes(app, world);
  priceRoutes(app, world);
  dialectRoutes(app, world);
  ledgerRoutes(app, world);
  hostedRoutes(app, world);
  letterRoutes(app, world);
  mailRoutes(app, world);
  nativeRoutes(app, world);
  assistantRoutes(app, world);
  socialRoutes(app, world);
  providerRoutes(app, world);
  walletRoutes(app);
  tagRoutes(app);
  cardFieldRoutes(app);

  app.all('*', (c) =>
    answerProblem(c, { code: 'notFound', message: `There is no ${c.req.path} in the sandbox.` }),
  );
  return app;
}

function clearLog(c: Context<ControlEnv>): Response {
  c.var.world.store.calls.clear();
  return answerDone(c, 'log', []);
}

function switchOn(c: Context<ControlEnv>, fault: FaultSwitch): Response | Promise<Response> {
  const { world } = c.var;
  if (fault.brand !== undefined && !world.brands.byKey.has(fault.brand)) {
    return answerProblem(c, { code: 'unknownBrand', message: `There is no brand ${fault.brand}.` });
  }
  setFault(world, fault);
  return answerDone(c, 'faults', listFaults(world));
}
