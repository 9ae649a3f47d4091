import { expect } from 'vitest';
import { open, recurlyForm } from './billing.ts';
import { buyer, get, post } from './buyer.ts';
import { deleteBy } from './deletion.ts';
import { chooseDevices, deviceForm, devicesPage } from './devices.ts';
import { formTo, linksOf } from './html.ts';
import { linkAt, linkingPath } from './linking.ts';
import { beginMfa, newestCode, signInMark, wrongCode } from './mfa.ts';
import { offPortal } from './onward.ts';
import { ask, cookieHeader, emailOf, PASSWORD, postForm, postJson, signedIn } from './portal.ts';
import { sandbox } from './sandbox.ts';
import { appLink, appToken, arrived, arrivedInApp } from './sso.ts';

/*
 * What people do so that the portal stores every kind of record, in every form that it writes. Each journey is of another
 * account.
 */

const SUBMIT = '/api/orders/submit';
const LAG_MS = 40_000;

const delayReads = (brand: string) =>
  sandbox.setFault({ brand, method: 'GET', path: '/subscriptions', fault: `lag:${LAG_MS}` });
const failing = (brand: string, path: string, fault: string) =>
  sandbox.setFault({ brand, method: 'POST', path, fault, times: 1 });

/** Chooses a plan and returns a function that submits its order. */
async function chooses(who: Awaited<ReturnType<typeof buyer>>, code: string) {
  await post(who, '/api/plans/choose', { planId: `plan-${code}`, confirmed: 'yes' });
  const { fields } = formTo((await get(who, '/order-summary')).text, SUBMIT);
  return () => post(who, SUBMIT, { ...fields, terms: 'accepted' });
}

/** Orders: found after a lost answer, of unknown outcome, confirmed, refused, and on the provider's page. */
async function orders(): Promise<void> {
  const found = await buyer('visi', 'owner');
  const submit = await chooses(found, 'visi_pro_8_m');
  await delayReads('visi');
  await failing('visi', '/subscribe', 'done:500');
  expect((await submit()).location).toBe('/order-summary?notice=unsure');
  await sandbox.advanceClock(LAG_MS + 1_000);
  await get(found, '/subscriptions');

  const unsure = await buyer('momentum', 'owner');
  const send = await chooses(unsure, 'momentum_60_m');
  await delayReads('momentum');
  await failing('momentum', '/subscribe', 'reset');
  expect((await send()).location).toBe('/order-summary?notice=unsure');

  const waiting = await buyer('nightowl', 'yearly');
  const begin = await chooses(waiting, 'nightowl_premium_y');
  await failing('nightowl', '/subscribe', 'state:requires_action');
  expect((await begin()).location).toBe('/order-summary?notice=unsure');

  const later = await buyer('geeni', 'yearly');
  const putOff = await chooses(later, 'geeni_premium_y');
  await failing('geeni', '/subscribe', 'state:future');
  expect((await putOff()).location).toBe('/order-summary');

  const confirmed = await buyer('momentum', 'yearly');
  const place = await chooses(confirmed, 'momentum_60_y');
  expect((await place()).location).toBe('/order-summary');

  const refused = await buyer('geeni', 'owner');
  await failing('geeni', '/subscribe', 'error:error.subscription.card.declined');
  await (
    await chooses(refused, 'geeni_premium_m')
  )();

  const hosted = await buyer('notion', 'owner');
  const delegated = '/api/orders/checkout-session';
  await post(hosted, '/api/plans/choose', { planId: 'plan-notion_premium_m', confirmed: 'yes' });
  const { fields } = formTo((await get(hosted, '/order-summary')).text, delegated);
  await offPortal(await post(hosted, delegated, { ...fields, terms: 'accepted' }), 'notion');
  await get(hosted, '/subscriptions?done=ordered');
}

/** Changes of an account that are not orders, with lost answers. */
async function changes(): Promise<void> {
  const chooser = await buyer('nightowl', 'owner');
  const form = deviceForm(await devicesPage(chooser));
  await delayReads('nightowl');
  await failing('nightowl', '/saveDevices', 'reset');
  await chooseDevices(chooser, form, form.ticked.slice(0, 1), true);

  const canceller = await buyer('visi', 'yearly');
  const cancelling = formTo((await get(canceller, '/cancel-plan?step=confirm')).text, '/api/cancel').fields;
  await delayReads('visi');
  await post(canceller, '/api/cancel', cancelling);

  const double = await buyer('otis', 'double');
  const links = linksOf((await get(double, '/subscriptions')).text);
  const byCard = links.find((href) => href.startsWith('/cancel-plan'));
  const ending = formTo((await get(double, `${byCard}&step=confirm`)).text, '/api/cancel').fields;
  expect((await post(double, '/api/cancel', ending)).location).toBe('/subscriptions');

  const mover = { brand: 'momentum', cookie: await signedIn('migrating', 'momentum') };
  await failing('momentum', '/migrateSubscriptions', 'reset');
  await postJson('/api/migration/attempt', {}, mover);
}

/** A plan with a promo code that counts and one that does not, a card that is stored, and one that the bank asks about. */
async function cards(): Promise<void> {
  const shopper = await buyer('geeni', 'collector');
  await post(shopper, '/api/plans/choose', { planId: 'plan-geeni_premium_m', confirmed: 'yes' });
  await get(shopper, '/order-summary');
  for (const code of ['save10', 'nonsense']) await post(shopper, '/api/orders/promo', { code });

  const payer = await buyer('otis', 'yearly');
  await post(payer, '/api/billing/store', { ...(await recurlyForm('ok')), from: 'payment' });
  const asked = await post(payer, '/api/billing/store', await recurlyForm('3ds-passes', { from: 'payment' }));
  expect(asked.location).toBe('/billing?challenge=1&from=payment');

  const visitor = await buyer('notion', 'yearly');
  await open(visitor, '/billing');

  const challenged = await buyer('momentum', 'collector');
  await post(challenged, '/api/billing/store', await recurlyForm('3ds-passes'));
  const CHALLENGE = '/api/billing/challenge';
  const { actionTokenId = '' } = formTo(
    (await get(challenged, '/billing?challenge=1')).text,
    CHALLENGE,
  ).fields;
  const passed = await ask({
    method: 'POST',
    path: `/sandbox/recurly/actions/${actionTokenId}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passes: true }),
  });
  const actionResultTokenId: string = JSON.parse(passed.text).id;
  await post(challenged, CHALLENGE, { actionTokenId, actionResultTokenId });
  const order = await chooses(challenged, 'momentum_60_m');
  expect((await order()).location).toBe('/order-summary?challenge=1');
}

/** Sign-ins: by a code that is awaited, from an app, to link an assistant; a browser that is forgotten; an account that goes. */
async function signIns(): Promise<void> {
  const { cookie, code, signIn } = await beginMfa();
  await postForm('/api/mfa/verify', { code: wrongCode(code), signIn }, { cookie });

  const password = await postForm(
    '/api/auth/sign-in',
    {
      username: emailOf('mfa-sms', 'otis'),
      password: PASSWORD,
    },
    { brand: 'otis' },
  );
  const waiting = cookieHeader(password);
  const right = { code: await newestCode('mfa-sms', 'otis'), signIn: await signInMark(waiting, 'otis') };
  await postForm('/api/mfa/verify', right, { brand: 'otis', cookie: waiting });

  await linkAt(linkingPath('google', { brand: 'otis' }), { brand: 'otis', persona: 'mfa-email' });
  const begun = await linkAt(linkingPath('alexa', { brand: 'notion' }), {
    brand: 'notion',
    persona: 'mfa-email',
  });
  const own = cookieHeader(begun);
  const page = await ask({ brand: 'notion', path: begun.location ?? '', cookie: own });
  const { fields } = formTo(page.text, '/api/linking/code');
  const typed = { ...fields, code: await newestCode('mfa-email', 'notion') };
  await postForm('/api/linking/code', typed, { brand: 'notion', cookie: own });

  const link = appLink('isolated', { token: await appToken('owner'), nextPath: 'payment', source: 'ios' });
  await arrived(link);
  const inside = appLink('isolated', { token: await appToken('owner'), nextPath: 'payment', source: 'ios' });
  await arrivedInApp(inside);

  const wrong = { username: emailOf('owner'), password: 'wrong' };
  await postForm('/api/auth/sign-in', wrong);

  const person = await buyer('notion', 'collector');
  const [, browser = ''] = /name="browser" value="([^"]+)"/.exec((await get(person, '/security')).text) ?? [];
  await post(person, '/api/security/forget-browser', { browser });

  await signedIn('collector', 'notion');
  await post(person, '/api/security/end-others', {});

  const leaver = { brand: 'otis', cookie: await signedIn('free', 'otis') };
  await deleteBy(leaver);

  const stayer = { brand: 'otis', cookie: await signedIn('leaving', 'otis') };
  await postForm('/api/account/cancel-deletion', {}, stayer);
}

/** A declaration, whose letters go out once. */
async function declarations(): Promise<void> {
  const { fields } = formTo((await ask({ path: '/withdrawal' })).text, '/api/legal/declaration');
  const typed = { ...fields, name: 'Erika', email: 'erika@person.example', contract: 'Premium' };
  expect((await postForm('/api/legal/declaration', typed)).location).toBe('/withdrawal?view=sent');
}

/** Does all of it. The account of each journey keeps what it has stored. */
export async function storeEveryKind(): Promise<void> {
  await sandbox.reset();
  await orders();
  await changes();
  await cards();
  await signIns();
  await declarations();
  await sandbox.clearFaults();
}
