import { afterEach, beforeEach, expect, test } from 'vitest';
import { nativeSources } from '../../../src/contracts/native-message.ts';
import { situations, type SituationsBy } from '../../support/app-situations.ts';
import { cardToken, recurlyForm } from '../../support/billing.ts';
import { buyer, post } from '../../support/buyer.ts';
import { DELETE } from '../../support/deletion.ts';
import { linksOf, tagsOf } from '../../support/html.ts';
import { offPortal } from '../../support/onward.ts';
import {
  ask,
  askPortalWithFastTimeouts,
  cookieHeader,
  emailOf,
  PASSWORD,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { type AppKind, receiverKinds, type SimulatedApp, simulatedApp } from '../../support/simulated-app.ts';
import { appToken, SSO_CALL } from '../../support/sso.ts';

/*
 * Every situation of the table in docs/native-bridge.md, in apps with each receiver on each system: what the app is told, in
 * order, once, and the page that the person sees.
 */

askPortalWithFastTimeouts();
beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const SUBMIT = '/api/orders/submit';
const PAY = '/api/checkout/pay';
const fromPage = { fromPage: true };

type Start = (brand: string, persona: string, more?: Record<string, string>) => Promise<SimulatedApp>;

/** Chooses a plan and goes to its order summary. */
async function chosen(start: Start, brand: string, persona: string, code: string): Promise<SimulatedApp> {
  const app = await start(brand, persona, { nextPath: 'plans' });
  await app.submit('/api/plans/choose', { planId: `plan-${code}`, confirmed: 'yes' });
  expect(app.page().path).toBe('/order-summary');
  return app;
}
const submitOrder = (app: SimulatedApp) => app.submit(SUBMIT, { terms: 'accepted' }, fromPage);
const upgrade = (start: Start) => chosen(start, 'momentum', 'owner', 'momentum_60_m');
const fault = (method: string, path: string, what: string, times = 1) =>
  sandbox.setFault({ method, path, fault: what, times });

/** The next change is made and not answered, and the account shows it late. */
async function unanswered(path: string): Promise<void> {
  await fault('GET', '/subscriptions', 'lag:40000', 99);
  await fault('POST', path, 'hang');
}

async function ordered(start: Start): Promise<SimulatedApp> {
  const app = await upgrade(start);
  await submitOrder(app);
  return app;
}

async function unknownOrder(start: Start, what: string): Promise<SimulatedApp> {
  const app = await upgrade(start);
  await fault('GET', '/subscriptions', 'lag:40000', 99);
  await fault('POST', '/subscribe', what);
  await submitOrder(app);
  return app;
}

/** The unified checkout of an upgrade. */
const checkout = (start: Start) =>
  start('momentum', 'owner', { nextPath: '/checkout?planId=plan-momentum_60_m' });
const payByCard = (app: SimulatedApp) => app.submit(PAY, { method: 'creditCard' }, fromPage);
/** Pays with the wallet that the checkout offers on this system. */
async function wallet(app: SimulatedApp, kind: string): Promise<void> {
  const methods = tagsOf(app.page().text).flatMap(({ attributes }) =>
    attributes.get('name') === 'method' ? [attributes.get('value') ?? ''] : [],
  );
  const method = methods.find((each) => each !== 'creditCard') ?? expect.unreachable('no wallet');
  await app.call(PAY, { ...app.form(PAY).fields, method, token: await cardToken(kind) });
}

/** The provider's page of an order at a brand whose provider takes the money. */
async function atProvider(start: Start): Promise<{ app: SimulatedApp; provider: string }> {
  const app = await chosen(start, 'notion', 'owner', 'notion_premium_m');
  const { fields } = app.form('/api/orders/checkout-session');
  const who = { brand: 'notion', persona: 'owner', cookie: app.cookies() };
  const answer = await post(who, '/api/orders/checkout-session', { ...fields, terms: 'accepted' });
  return { app, provider: new URL(await offPortal(answer, 'notion')).pathname };
}

async function toCancel(start: Start): Promise<SimulatedApp> {
  return start('otis', 'owner', { nextPath: '/cancel-plan?step=confirm' });
}
const cancel = (app: SimulatedApp) => app.submit('/api/cancel', {}, fromPage);

/** Takes a device off the plan. */
async function saveDevices(start: Start, begin?: () => Promise<unknown>): Promise<SimulatedApp> {
  const app = await start('otis', 'owner', { nextPath: 'manage-devices' });
  await begin?.();
  const { fields } = app.form('/api/devices/save');
  const { device: _all, ...rest } = fields;
  await app.submit('/api/devices/save', { ...rest, device: 'otis-owner-device-1', confirmed: '1' });
  return app;
}

const storeCard = async (app: SimulatedApp, kind: string) =>
  app.submit('/api/billing/store', await recurlyForm(kind, { from: 'payment' }));

async function linkOf(start: Start, persona: string): Promise<SimulatedApp> {
  return start('geeni', persona, { nextPath: 'plans' });
}

const walks: { [Name in SituationsBy<'edge'>]: (start: Start) => Promise<SimulatedApp> } = {
  opened: (start) => start('geeni', 'owner', { nextPath: 'plans' }),
  planChange: (start) =>
    start('geeni', 'expired', { fromPlanCode: 'geeni_plus_m', toPlanCode: 'geeni_premium_m' }),
  ordered,
  async orderedAgain(start) {
    const app = await ordered(start);
    app.take();
    await app.reload();
    await app.open('/plans');
    await app.open('/order-summary');
    return app;
  },
  async declined(start) {
    const app = await upgrade(start);
    await fault('POST', '/subscribe', 'error:error.subscription.card.declined');
    await submitOrder(app);
    return app;
  },
  async orderRefused(start) {
    const app = await upgrade(start);
    await fault('POST', '/subscribe', 'error:insufficient_funds');
    await submitOrder(app);
    return app;
  },
  async repriced(start) {
    const app = await upgrade(start);
    await ask({
      method: 'PUT',
      path: '/sandbox/prices',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        brand: 'momentum',
        planCode: 'momentum_60_m',
        currency: 'USD',
        amountMinor: 1_099,
      }),
    });
    await submitOrder(app);
    return app;
  },
  orderUnknown: (start) => unknownOrder(start, 'done:500'),
  async orderFound(start) {
    const app = await unknownOrder(start, 'done:500');
    app.take();
    await sandbox.advanceClock(41_000);
    await app.open('/subscriptions');
    return app;
  },
  async checkoutPaid(start) {
    const app = await checkout(start);
    await payByCard(app);
    return app;
  },
  async checkoutDeclined(start) {
    const app = await checkout(start);
    await fault('POST', '/subscribe', 'error:error.subscription.card.declined');
    await payByCard(app);
    return app;
  },
  async walletPaid(start) {
    const app = await checkout(start);
    await wallet(app, 'ok');
    return app;
  },
  async walletDeclined(start) {
    const app = await checkout(start);
    await wallet(app, 'declined');
    return app;
  },
  async checkoutUnread(start) {
    await fault('POST', '/preview', 'status:500');
    return checkout(start);
  },
  async hostedPaid(start) {
    const { app, provider } = await atProvider(start);
    await postForm(provider, { action: 'pay' }, { brand: 'notion' });
    await app.open('/subscriptions?done=ordered');
    return app;
  },
  async hostedLate(start) {
    const { app } = await atProvider(start);
    await app.open('/subscriptions?done=ordered');
    return app;
  },
  async hostedLeft(start) {
    const { app } = await atProvider(start);
    await app.open('/plans?planId=plan-notion_premium_m');
    return app;
  },
  async kept(start) {
    const app = await start('momentum', 'pending', { nextPath: 'subscriptions' });
    await app.open(linksOf(app.page().text).find((href) => href.startsWith('/keep-plan?')) ?? '');
    await app.submit('/api/plans/keep', {}, fromPage);
    return app;
  },
  async cancelled(start) {
    const app = await toCancel(start);
    await cancel(app);
    return app;
  },
  async notCancelled(start) {
    const app = await toCancel(start);
    await fault('POST', '/cancelPlan', 'status:400');
    await cancel(app);
    return app;
  },
  async cancelUnknown(start) {
    const app = await toCancel(start);
    await unanswered('/cancelPlan');
    await cancel(app);
    return app;
  },
  devicesSaved: (start) => saveDevices(start),
  devicesNotSaved: (start) => saveDevices(start, () => fault('POST', '/saveDevices', 'status:500')),
  devicesUnknown: (start) => saveDevices(start, () => unanswered('/saveDevices')),
  async cardStored(start) {
    const app = await start('momentum', 'owner', { nextPath: 'payment' });
    await storeCard(app, 'ok');
    return app;
  },
  async cardRefused(start) {
    const app = await start('momentum', 'owner', { nextPath: 'payment' });
    await storeCard(app, 'declined');
    return app;
  },
  async migrated(start) {
    const app = await start('momentum', 'migrating', { nextPath: 'subscriptions' });
    await app.call('/api/migration/attempt', {});
    return app;
  },
  async notMigrated(start) {
    const app = await start('momentum', 'stuck', { nextPath: 'subscriptions' });
    await app.call('/api/migration/attempt', {});
    return app;
  },
  async plansUnread(start) {
    await fault('GET', '/subscriptions', 'status:500', 99);
    const app = await start('otis', 'owner', { nextPath: 'plans' });
    await sandbox.clearFaults();
    return app;
  },
  async myPlanUnread(start) {
    await fault('GET', '/subscriptions', 'status:500', 2);
    return start('otis', 'owner', { nextPath: 'subscriptions' });
  },
  async devicesUnread(start) {
    await fault('GET', '/devices', 'status:500', 2);
    return start('otis', 'owner', { nextPath: 'manage-devices' });
  },
  async signedOut(start) {
    const app = await linkOf(start, 'owner');
    await app.call('/api/auth/sign-out', {});
    await app.open('/');
    return app;
  },
  async idle(start) {
    const app = await linkOf(start, 'owner');
    await app.call('/api/auth/sign-out', {}, { 'x-portal-ending': 'idle' });
    await app.open('/login?redirectUri=%2Fplans&reason=idle');
    return app;
  },
  async elsewhere(start) {
    const app = await linkOf(start, 'owner');
    const other = await buyer('geeni', 'owner');
    await post(other, '/api/security/end-others', {});
    await app.open('/payment');
    return app;
  },
  async deletion(start) {
    const app = await linkOf(start, 'free');
    await app.submit(DELETE);
    return app;
  },
  async signedInAgain(start) {
    const app = await linkOf(start, 'owner');
    await app.submit('/api/auth/sign-out');
    app.take();
    await app.open('/login?redirectUri=%2Fplans');
    const { fields } = app.form('/api/auth/sign-in');
    await app.submit('/api/auth/sign-in', { ...fields, username: emailOf('owner'), password: PASSWORD });
    return app;
  },
  async tokenUsed(start) {
    const token = await appToken('owner');
    await (await start('geeni', 'owner', { token })).open('/plans');
    return start('geeni', 'owner', { token, nextPath: 'plans' });
  },
  notVerified: (start) => linkOf(start, 'unverified'),
  locked: (start) => linkOf(start, 'locked'),
  async tokenUnanswered(start) {
    await fault('POST', '/byToken', 'status:500');
    return linkOf(start, 'owner');
  },
};

/** The systems and receivers, one after another: each situation is walked in the next one. */
const kinds = nativeSources.flatMap((source) => receiverKinds.map((receiver) => ({ source, receiver })));
const inTurn = Object.entries(walks).map(([name, walk], index) => ({
  name,
  walk,
  kind: kinds[index % kinds.length] ?? expect.unreachable('no kind of app'),
}));

const starts =
  (kind: Omit<AppKind, 'brand'>): Start =>
  async (brand, persona, more = {}) => {
    const app = simulatedApp({ ...kind, brand });
    await app.openLink(persona, more, more['toPlanCode'] ? 'sso' : 'isolated');
    return app;
  };

test.each(inTurn)(
  '$name, in an app on $kind.source with the receiver of $kind.receiver',
  async ({ name, walk, kind }) => {
    const { page, told } = named(name);
    const app = await walk(starts(kind));
    expect(app.take()).toMatchObject(told);
    expect(app.page().path.split('?', 1)[0]).toBe(page);
    await app.reload();
    expect(app.take(), 'again after a reload').toEqual([]);
  },
);

function named(name: string) {
  const found = Object.entries(situations).find(([key]) => key === name);
  return found?.[1] ?? expect.unreachable(`no situation ${name}`);
}

test.each(kinds)(
  'an order and the end of the session, in an app on $source with the receiver of $receiver',
  async (kind) => {
    const app = await ordered(starts(kind));
    expect(app.take()).toEqual(situations.ordered.told);
    await app.submit('/api/auth/sign-out');
    expect(app.take()).toEqual(situations.signedOut.told);
  },
);

test('a refused link ends no session: the app still hears how that ends', async () => {
  const app = await linkOf(starts({ source: 'android', receiver: 'android' }), 'owner');
  await app.openLink('owner', { token: 'made-up', nextPath: 'plans' });
  expect(app.take()).toEqual(situations.tokenUsed.told);
  const other = await buyer('geeni', 'owner');
  await post(other, '/api/security/end-others', {});
  await app.open('/payment');
  expect(app.take()).toEqual(situations.elsewhere.told);
});

test('what an account has not heard yet is told to no other account', async () => {
  const app = await upgrade(starts({ source: 'ios', receiver: 'ios' }));
  await app.submitUnseen(SUBMIT, { terms: 'accepted' });
  expect(app.cookies()).toContain('app-notices=');
  await app.openLink('trial', { nextPath: 'plans' });
  await app.submit(SSO_CALL, { ...app.form(SSO_CALL).fields, choice: 'continue' });
  expect(app.page().path).toBe('/plans');
  expect(app.take()).toEqual([]);
});

test('without an app none of it is sent or shown', async () => {
  const cookie = await signedIn('owner', 'momentum');
  const who = { brand: 'momentum', persona: 'owner', cookie };
  const left = await post(who, '/api/auth/sign-out', {});
  expect(cookieHeader(left)).not.toMatch(/\bapp[a-z-]*=/);
  const page = await ask({ brand: 'momentum', path: '/', cookie: cookieHeader(left) });
  expect(page.text).not.toMatch(/data-native-source|data-back-to-app|data-app-messages/);
  expect(page.text).toContain('get-the-app');
});
