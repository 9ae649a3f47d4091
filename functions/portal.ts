import { cf } from '@astrojs/cloudflare/hono';
import { astro, FetchState } from 'astro/hono';
import { Hono } from 'hono';
import { callGuard } from '../src/server/http/call-guard.ts';
import { everyAnswer } from '../src/server/http/every-answer.ts';
import { doubledCookie } from '../src/server/http/doubled-cookie.ts';
import { healthAnswer, wrongEnvironmentAnswer } from '../src/server/http/health.ts';
import { lostCookies } from '../src/server/http/lost-cookies.ts';
import { cachedPage } from '../src/server/http/page-cache.ts';
import { wellKnownFile } from '../src/server/http/well-known-files.ts';
import { inlineHashes } from '../src/server/http/inline-hashes.ts';
import { lastResortPage } from '../src/server/http/last-resort-page.ts';
import { pageForForm } from '../src/server/http/page-for-form.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { requestShape } from '../src/server/http/request-shape.ts';
import { pageRateLimit, rateLimit } from '../src/server/http/rate-limit.ts';
import { errorFacts } from '../src/server/log.ts';
import type { PortalEnv } from '../src/server/request/portal-env.ts';
import { losesSecureCookies, withHostCookieNames, withPlainCookies } from '../src/server/request/cookies.ts';
import { access, session } from './access.ts';
import { account } from './account.ts';
import { billing } from './billing.ts';
import { cancel } from './cancel.ts';
import { checkout } from './checkout.ts';
import { consent } from './consent.ts';
import { devices } from './devices.ts';
import { events } from './events.ts';
import { language } from './language.ts';
import { legal } from './legal.ts';
import { ssoCalls } from './sso.ts';
import { linking } from './linking.ts';
import { migration } from './migration.ts';
import { orders } from './orders.ts';
import { plans } from './plans.ts';
import { recovery } from './recovery.ts';
import { reports } from './reports.ts';
import { mfa } from './mfa.ts';
import { security } from './security.ts';
import { social } from './social.ts';
import { typed } from './typed.ts';

export { AttemptsObject } from '../src/server/limits/attempts-object.ts';
export { AccountObject } from '../src/server/account/account-object.ts';
export { PendingSignInObject } from '../src/server/session/pending-sign-in-object.ts';
export { SessionObject } from '../src/server/session/session-object.ts';

type PortalPages = PortalHono & { Variables: { fetchState: FetchState } };

/** The Hono app of the portal. A request passes the guards and handlers in the order in which they are added. */
const portal = new Hono<PortalPages>();

portal.use(everyAnswer);
// Before the guards: they let no request through if the secret is missing, and this answer must say that it is missing.
portal.get('/healthz', (c) => healthAnswer(c.var.context, c.var.answer));
// Before the guards, so that a person whose form they refuse gets a page too.
portal.use('/api/*', pageForForm);
portal.use(requestShape);
portal.get('*', wellKnownFile);
portal.use(lostCookies);

// Before the rate limit, because reports have a limit of their own.
portal.route('/api/reports', reports);
portal.use('/api/*', rateLimit);
portal.use('/api/*', doubledCookie);
// To draw a file costs what a page costs, and counts as one.
portal.get('/api/billing/invoice', pageRateLimit);
portal.get('/api/billing/calendar', pageRateLimit);
portal.get('/api/billing/year', pageRateLimit);
// The redirects of a linking carry a code, so their answers have the headers of a page with a token: no referrer.
portal.use('/api/linking/*', (c, next) => {
  c.var.answer.kind = 'token';
  return next();
});
portal.use('/api/*', callGuard);
portal.route('/api/auth', access);
portal.route('/api/session', session);
portal.route('/api/account', account);
portal.route('/api/billing', billing);
portal.route('/api/cancel', cancel);
portal.route('/api/checkout', checkout);
portal.route('/api/consent', consent);
portal.route('/api/devices', devices);
portal.route('/api/events', events);
portal.route('/api/sso', ssoCalls);
portal.route('/api/language', language);
portal.route('/api/legal', legal);
portal.route('/api/orders', orders);
portal.route('/api/plans', plans);
portal.route('/api/recovery', recovery);
portal.route('/api/mfa', mfa);
portal.route('/api/security', security);
portal.route('/api/social', social);
portal.route('/api/typed', typed);
portal.route('/api/linking', linking);
portal.route('/api/migration', migration);
portal.all('/api/*', (c) => problemResponse(c.var.context, 'not_found'));

// Without the binding there is no sandbox, and the path goes on to the pages as an unknown one.
portal.all('/sandbox/*', (c, next) => {
  const { SANDBOX } = c.env;
  if (!SANDBOX) return next();
  const request = new Request(c.req.raw);
  request.headers.set('x-sandbox-brand', c.var.context.brand.key);
  return SANDBOX.fetch(request);
});

portal.use(pageRateLimit);
portal.use(doubledCookie);
// Prepares Astro. A page is sent whole unless it calls `sendInPieces`; its policy needs the route, which Astro matches.
// `streaming` and `manifest` are the two fields that are read beside what Astro documents: its types tell when they change.
portal.use(async (c, next) => {
  const { context, answer } = c.var;
  const state = new FetchState(c.req.raw);
  state.streaming = false;
  const sendInPieces = () => void (state.streaming = true);
  Object.assign(state.locals, { context, answer, sendInPieces });
  c.set('fetchState', state);
  await next();
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return;
  answer.inline = inlineHashes(state.manifest, context);
  // The local server compresses, and holds every piece back until the last one has come.
  if (state.streaming && context.sandboxed) c.res.headers.set('content-encoding', 'identity');
});
portal.use(cf());
portal.use(astro());

portal.onError((error, c) => {
  const { context } = c.var;
  context.log.error('unexpected', errorFacts(error));
  return context.url.pathname.startsWith('/api/')
    ? problemResponse(context, 'unexpected')
    : lastResortPage(context, 500, 'problem');
});

/** Answers from the page cache if it can, else runs the Hono app. */
async function answerTo(request: Request, env: PortalEnv, runtime: ExecutionContext): Promise<Response> {
  return cachedPage(request, env) ?? portal.fetch(request, env, runtime);
}

/**
 * The portal's Worker. Answers 503 if its environment is wrong. A browser that keeps no `Secure` cookies gets plain
 * cookie names (docs/adr/034).
 */
export default {
  fetch: async (request, env, runtime) =>
    wrongEnvironmentAnswer(env) ??
    (losesSecureCookies(request, env)
      ? withPlainCookies(await answerTo(withHostCookieNames(request), env, runtime))
      : answerTo(request, env, runtime)),
} satisfies ExportedHandler<PortalEnv>;
