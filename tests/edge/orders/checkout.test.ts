import { offPortal } from '../../support/onward.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, buyer, charged, get, ledger, post } from '../../support/buyer.ts';
import { formTo, leadsTo, linksOf, tagsOf, withoutReference, wordsOf } from '../../support/html.ts';
import { IN_THE_APP, toldIn } from '../../support/app.ts';
import { afterPending } from '../../support/pending.ts';
import { ask, askPortalWithFastTimeouts, newNetwork, postForm, postJson } from '../../support/portal.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';
import { expectCalm, UNAVAILABLE } from '../../support/next-link.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const PAY = '/api/checkout/pay';
const choose = (who: Buyer, code: string, more: Record<string, string> = {}) =>
  post(who, '/api/plans/choose', { planId: `plan-${code}`, ...more });

const checkoutOf = (code: string) => `/checkout?planId=plan-${code}`;
const look = (who: Buyer, code: string) => get(who, checkoutOf(code));

/** The fields of the checkout's form, with the card selected. */
async function payForm(who: Buyer, code: string): Promise<Record<string, string>> {
  return { ...formTo((await look(who, code)).text, PAY).fields, method: 'creditCard' };
}

const inTheApp = (who: Buyer): Buyer => ({ ...who, cookie: `${who.cookie}; ${IN_THE_APP}` });

const payByCard = ({ brand, cookie }: Buyer, form: Record<string, string>) =>
  postForm(PAY, form, { brand, cookie, network: newNetwork() });

async function walletToken(kind = 'ok'): Promise<string> {
  const card = { kind, cardType: 'visa', lastFour: '1881', firstName: 'W', lastName: 'O' };
  const address = { address1: '1 Street', city: 'X', state: 'IL', zip: '62701', country: 'US' };
  const answer = await ask({
    method: 'POST',
    path: '/sandbox/recurly/tokens',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, ...address }),
  });
  const { id }: { id?: unknown } = JSON.parse(answer.text);
  return String(id);
}

async function payByWallet(
  { brand, cookie }: Buyer,
  form: Record<string, string>,
  token: string,
  method = 'applePay',
): Promise<{ status: number; next: unknown }> {
  const data = { ...form, method, token };
  const { status, text } = await postJson(PAY, data, { brand, cookie, network: newNetwork() });
  const { next }: { next?: unknown } = JSON.parse(text);
  return { status, next: withoutReference(typeof next === 'string' ? next : undefined) };
}

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const radios = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'input' && attributes.get('type') === 'radio' ? [attributes.get('value')] : [],
  );

describe('A plan that is chosen without a card on file', () => {
  test.each([
    ['momentum', 'momentum_60_m', true],
    ['visi', 'visi_pro_4_m', true],
    ['nightowl', 'nightowl_standard_m', false],
  ])(
    'at %s leads to the card form, which offers the wallets where the brand has them',
    async (brand, code, has) => {
      const who = await buyer(brand, 'newcomer');
      expect((await choose(who, code)).location).toBe('/billing');
      const { text } = await get(who, '/billing');
      expect(wordsOf(text).includes('Pay with Apple Pay or Google Pay or pay by card')).toBe(has);
      expect(text.includes(`href="/checkout?planId=plan-${code}"`)).toBe(has);
      expect((await get(who, '/billing?from=payment')).text).not.toContain('href="/checkout');
    },
  );

  test.each([
    ['an iPhone', iPhone, 'Apple Pay', 'applePay'],
    ['an Android phone', androidPhone, 'Google Pay', 'googlePay'],
  ])(
    'on %s its own wallet is offered before the card, and is chosen on the checkout',
    async (_what, agent, name, method) => {
      const who = await buyer('momentum', 'newcomer');
      await choose(who, 'momentum_60_m');
      const headers = { 'user-agent': agent };
      const billing = await ask({ ...who, path: '/billing', headers });
      expect(wordsOf(billing.text)).toContain(`Pay with ${name} or pay by card Card`);
      const way = linksOf(billing.text).find((link) => link.startsWith('/checkout')) ?? '';
      const { text } = await ask({ ...who, path: way, headers });
      const methods = tagsOf(text).filter(({ attributes }) => attributes.get('name') === 'method');
      expect(methods[0]?.attributes.get('value')).toBe(method);
      expect(methods.map(({ attributes }) => attributes.has('checked'))).toEqual([true, false, false]);
    },
  );

  test('is placed once by wallet, and its receipt shows', async () => {
    const who = await buyer('momentum', 'newcomer');
    await choose(who, 'momentum_60_m', { promoCode: 'save10' });
    const form = await payForm(who, 'momentum_60_m');
    expect((await payByWallet(who, form, await walletToken())).next).toBe('/checkout-success');
    const thanks = wordsOf((await get(who, '/checkout-success')).text);
    expect(thanks).toMatch(/Your free trial of 60-Day has started\. Today \$0\.00 \w+ \d+, \d{4} \$8\.99/);
    expect((await get(who, '/order-summary')).text).toContain('has started');
    expect(await callsTo('/subscribe')).toBe(1);
  });

  test('offers wallets only without a card on file', async () => {
    const who = await buyer('momentum', 'owner');
    await choose(who, 'momentum_60_m');
    expect((await get(who, '/billing')).text).not.toContain('href="/checkout');
  });
});

describe('The unified checkout', () => {
  test('shows the plan, its price, the card on file and what is charged, without a change of the account', async () => {
    const who = await buyer('momentum', 'owner');
    const page = await look(who, 'momentum_60_m');
    expect(page.status).toBe(200);
    const words = wordsOf(page.text);
    expect(words).toContain('60-Day $9.99 per month');
    expect(words).toContain('In place of 7-Day 60-Day');
    expect(words).toContain('Subtotal $9.99 Credit for 7-Day -$2.99 Tax $0.00 Total $7.00');
    expect(words).toMatch(/\$7\.00 today, then \$9\.99 on \w+ \d+, \d{4}/);
    expect(words).toContain('Renews monthly until you cancel.');
    expect(radios(page.text)).toEqual(['creditCard', 'applePay', 'googlePay']);
    expect(await callsTo('/subscribe')).toBe(0);
  });

  test('a trial: duration, unit, cycle and end; all amounts are 0', async () => {
    const who = await buyer('visi', 'newcomer');
    const words = wordsOf((await look(who, 'visi_pro_4_m')).text);
    expect(words).toMatch(/30 days free \$\d+\.\d\d per month plus any tax Trial ends \w+ \d+, \d{4}/);
    expect(words).toContain('Subtotal $0.00 Tax $0.00 Total $0.00');
    expect(words).toMatch(/\$0\.00 today, then \$\d+\.\d\d plus any tax on/);
  });

  test('names a billing cycle that is neither a month nor a year', async () => {
    const who = await buyer('visi', 'owner');
    const words = wordsOf((await look(who, 'visi_pro_8_2y')).text);
    expect(words).toContain('per 2 years');
    expect(words).toContain('Note: this plan is billed every 2 years.');
  });

  test('tax is shown where the address is taxed', async () => {
    const who = await buyer('notion', 'californian');
    expect(wordsOf((await look(who, 'notion_premium_m')).text)).toContain('Tax $0.38 Total $4.38');
  });

  test.each([
    // brand, persona, plan, leads to
    ['momentum', 'owner', 'nothing', '/plans?notice=notOffered'],
    ['momentum', 'owner', 'momentum_7_m', '/plans?planId=plan-momentum_7_m&notice=current'],
    ['momentum', 'apple', 'momentum_60_m', '/plans?planId=plan-momentum_60_m&notice=billedElsewhere'],
    ['momentum', 'collector', 'momentum_7_m', '/plans?planId=plan-momentum_7_m&confirm=1'],
    ['visi', 'owner', 'basic', '/plans?planId=plan-basic&confirm=1'],
  ])('%s, %s to %s leads to %s', async (brand, persona, code, way) => {
    expect(leadsTo(await look(await buyer(brand, persona), code))).toBe(way);
    expect(await callsTo('/subscribe')).toBe(0);
  });

  test.each(['/checkout', '/checkout?planId=', `/checkout?planId=${'x'.repeat(300)}`])(
    '%s leads to the chooser',
    async (path) => {
      expect((await get(await buyer('visi', 'owner'), path)).location).toMatch(/^\/plans/);
    },
  );

  test('more devices than the plan covers: covered devices first, then by name', async () => {
    const who = await buyer('geeni', 'free');
    const page = await look(who, 'geeni_basic_m');
    const words = wordsOf(page.text);
    const covered = (text: string) =>
      /<ul class="device-chips.*?<\/ul>/s.exec(text)?.[0].match(/<li/g)?.length;
    expect(covered(page.text)).toBe(1);
    expect(words).toContain('This plan has no room for 2 of your devices.');
    const form = await payForm(who, 'geeni_basic_m');
    expect((await payByWallet(who, form, await walletToken())).next).toBe('/checkout-success');
    expect(covered((await get(who, '/checkout-success')).text)).toBe(1);
  });

  test('wallets are offered at brands of Recurly, with only the data that their scripts need', async () => {
    const visi = await look(await buyer('visi', 'owner'), 'visi_pro_8_m');
    expect(visi.headers['permissions-policy']).toContain('payment=(self "https://pay.google.com"');
    expect(visi.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const nightowl = await look(await buyer('nightowl', 'owner'), 'nightowl_premium_m');
    expect(radios(nightowl.text)).toEqual(['creditCard']);
    expect(nightowl.headers['permissions-policy']).toContain('payment=()');
    expect(nightowl.text).not.toContain('wallets.js');
    expect(visi.text).toContain('wallets.js');
    expect(visi.text).not.toMatch(/peppertoken|secretAccessKey|sessionToken/i);
  });
});

describe('Paying by card', () => {
  test.each([
    ['momentum', 'owner', 'momentum_60_m', [700]],
    ['visi', 'owner', 'visi_pro_8_y', [8_500]],
    ['nightowl', 'owner', 'nightowl_premium_m', undefined],
  ])('%s, %s to %s: charges %j, and the success page says so', async (brand, persona, code, charges) => {
    const who = await buyer(brand, persona);
    const form = await payForm(who, code);
    expect((await payByCard(who, form)).location).toBe('/checkout-success');
    const amounts = await charged(who);
    expect(amounts).toEqual(charges ?? [Number(form['today'])]);
    const page = await get(who, '/checkout-success');
    expect(wordsOf(page.text)).toContain('Thank you!');
    expect(wordsOf(page.text)).toContain(`Today $${((amounts[0] ?? 0) / 100).toFixed(2)}`);
    expect(linksOf(page.text)).toContain('/subscriptions');
    expect(wordsOf((await get(who, '/checkout-success')).text)).toContain('Thank you!');
    expect(await callsTo('/subscribe')).toBe(1);
  });

  test('without a card on file it leads to the card form, and nothing is ordered', async () => {
    const who = await buyer('visi', 'newcomer');
    expect((await payByCard(who, await payForm(who, 'visi_pro_4_m'))).location).toBe('/billing');
    expect(await callsTo('/subscribe')).toBe(0);
  });

  test('an expired card leads to the card form with its error code', async () => {
    const who = await buyer('pepper', 'expired');
    expect(wordsOf((await look(who, 'pepper_pro_y')).text)).toContain('Card Expired');
    const answer = await payByCard(who, await payForm(who, 'pepper_pro_y'));
    expect(answer.location).toBe('/billing?error_code=error.subscription.card.expired');
    expect(await charged(who)).toEqual([]);
  });

  test('a brand with a hosted page leads to its provider, where it is paid once', async () => {
    const who = await buyer('notion', 'owner');
    const form = await payForm(who, 'notion_premium_m');
    const location = await offPortal(await payByCard(who, form), 'notion');
    expect(location).toMatch(/\/sandbox\/hosted-checkout\//);
    expect(await charged(who)).toEqual([]);
    const hosted = new URL(location).pathname;
    await postForm(hosted, { action: 'pay' }, { brand: who.brand, cookie: who.cookie });
    expect(await charged(who)).toEqual([Number(form['today'])]);
  });

  test('a hosted page that cannot be opened leads to /error', async () => {
    const who = await buyer('notion', 'owner');
    const form = await payForm(who, 'notion_premium_m');
    await sandbox.setFault({ method: 'POST', path: '/checkoutDelegate', fault: 'status:500' });
    expect((await payByCard(who, form)).location).toBe('/error');
  });

  test('Cancel deletes the draft', async () => {
    const who = await buyer('visi', 'owner');
    await look(who, 'visi_pro_8_m');
    await postForm('/api/plans/discard', {}, { brand: who.brand, cookie: who.cookie });
    expect(wordsOf((await get(who, '/subscriptions')).text)).not.toContain('not finished');
    expect((await get(who, '/checkout-success')).location).toBe('/subscriptions');
  });

  test('a price that changed since the page was shown is shown first, and charged only after that', async () => {
    const who = await buyer('momentum', 'owner');
    const form = await payForm(who, 'momentum_60_m');
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
    const { location = '' } = await payByCard(who, form);
    expect(location).toBe(`${checkoutOf('momentum_60_m')}&notice=repriced`);
    const page = await get(who, location);
    expect(wordsOf(page.text)).toContain('The price has changed since you last saw it.');
    expect(await charged(who)).toEqual([]);
    await payByCard(who, await payForm(who, 'momentum_60_m'));
    expect(await charged(who)).toEqual([800]);
  });

  test.each([
    ['today', '1', 'repriced'],
    ['total', '1', 'repriced'],
    ['currency', 'JPY', 'repriced'],
    ['version', 'elsewhere', 'changed'],
    ['key', '00000000-0000-4000-8000-000000000000', 'changed'],
    ['planId', 'plan-visi_pro_4_y', 'changed'],
    ['method', 'applePay', 'method'],
    ['method', 'bitcoin', 'method'],
  ])('a made-up %s=%s is not charged: %s', async (field, value, notice) => {
    const who = await buyer('visi', 'owner');
    const { location = '' } = await payByCard(who, {
      ...(await payForm(who, 'visi_pro_8_m')),
      [field]: value,
    });
    expect(new URL(location, 'http://x').searchParams.get('notice')).toBe(notice);
    expect(await charged(who)).toEqual([]);
  });

  test.each([{ today: '-1' }, { extra: '1' }, { planId: '' }, { token: 'x' }])(
    'a form with %j is refused',
    async (wrong) => {
      const who = await buyer('visi', 'owner');
      const answer = await payByCard(who, { ...(await payForm(who, 'visi_pro_8_m')), ...wrong });
      expect(answer.status).toBe(400);
    },
  );

  test('without a session it leads to sign in and back to the plan', async () => {
    const who = await buyer('visi', 'owner');
    const form = await payForm(who, 'visi_pro_8_m');
    const { location = '' } = await payByCard({ ...who, cookie: '' }, form);
    expect(location).toBe('/login?redirectUri=%2Fcheckout%3FplanId%3Dplan-visi_pro_8_m&reason=ended');
    const page = await ask({ brand: 'visi', path: checkoutOf('visi_pro_8_m') });
    expect(page.location).toBe('/login?redirectUri=%2Fcheckout%3FplanId%3Dplan-visi_pro_8_m');
  });
});

describe('Paying by wallet', () => {
  test.each(['applePay', 'googlePay'])(
    '%s: its token is charged once, and the page says so',
    async (method) => {
      const who = await buyer('momentum', 'owner');
      const form = await payForm(who, 'momentum_60_m');
      const answer = await payByWallet(who, form, await walletToken(), method);
      expect(answer).toEqual({ status: 200, next: '/checkout-success' });
      expect(await ledger(who)).toMatchObject([{ amountMinor: 700, lastFour: '1881' }]);
      expect(wordsOf((await get(who, '/checkout-success')).text)).toContain('Today $7.00');
    },
  );

  test('a person without a card on file can pay by wallet', async () => {
    const who = await buyer('visi', 'newcomer');
    const form = await payForm(who, 'visi_pro_4_m');
    expect((await payByWallet(who, form, await walletToken())).next).toBe('/checkout-success');
    expect(await charged(who)).toEqual([]);
  });

  test('twenty calls at once, each with its own token, are one order', async () => {
    const who = await buyer('momentum', 'owner');
    const form = await payForm(who, 'momentum_60_m');
    await sandbox.setFault({ method: 'POST', path: '/subscribe', fault: 'slow:300' });
    const tokens = await Promise.all(Array.from({ length: 20 }, () => walletToken()));
    const answers = await Promise.all(tokens.map((token) => payByWallet(who, form, token)));
    expect(new Set(answers.map(({ next }) => next))).toEqual(new Set(['/checkout-success']));
    expect(await charged(who)).toEqual([700]);
    expect((await payByWallet(who, form, await walletToken())).next).toBe('/checkout-success');
    expect(await charged(who)).toEqual([700]);
  });

  test.each([
    ['declined', 'error.subscription.card.declined', 'Unable to process your request.'],
    ['expired', 'error.subscription.card.expired', 'Your credit card is expired.'],
    ['cvv', 'error.subscription.card.cvv.declined', 'security code'],
    ['prepaid', 'error.subscription.card.payment', 'not accepted'],
  ])('a card that is %s: back to the checkout with a message', async (kind, code, text) => {
    const who = await buyer('momentum', 'owner');
    const form = await payForm(who, 'momentum_60_m');
    const { next } = await payByWallet(who, form, await walletToken(kind));
    expect(next).toBe(`${checkoutOf('momentum_60_m')}&error_code=${code}`);
    const page = await get(who, String(next));
    expect(wordsOf(page.text)).toContain(text);
    expect(await charged(who)).toEqual([]);
  });

  test('an invalid token: the payment session timed out', async () => {
    const who = await buyer('momentum', 'owner');
    const { next } = await payByWallet(who, await payForm(who, 'momentum_60_m'), 'made-up');
    expect(wordsOf((await get(who, String(next))).text)).toContain('Payment session timed out.');
  });

  test('a challenge leads to the order summary, with the wallet’s token kept', async () => {
    const who = await buyer('momentum', 'owner');
    const form = await payForm(who, 'momentum_60_m');
    const { next } = await payByWallet(who, form, await walletToken('3ds-passes'));
    expect(next).toBe('/order-summary?challenge=1');
    expect(await charged(who)).toEqual([]);
  });

  test('a challenge without a card on file does not lead to the card form', async () => {
    const who = await buyer('visi', 'newcomer');
    const form = await payForm(who, 'visi_pro_4_m');
    const { next } = await payByWallet(who, form, await walletToken('3ds-passes'));
    expect((await get(who, String(next))).status).toBe(200);
  });

  test('a wallet that the brand does not offer is refused', async () => {
    const who = await buyer('nightowl', 'owner');
    const form = await payForm(who, 'nightowl_premium_m');
    const { next } = await payByWallet(who, form, await walletToken());
    expect(next).toBe(`${checkoutOf('nightowl_premium_m')}&notice=method`);
  });

  test('without the portal’s header, and without a token, the call is refused', async () => {
    const who = await buyer('visi', 'owner');
    const form = await payForm(who, 'visi_pro_8_m');
    const { brand, cookie } = who;
    const data = { ...form, method: 'applePay', token: 'x' };
    expect((await postJson(PAY, data, { brand, cookie, headers: { 'x-portal-request': '' } })).status).toBe(
      403,
    );
    expect((await postJson(PAY, { ...data, currency: undefined }, { brand, cookie })).status).toBe(400);
  });

  test('without a session the script receives the redirect to sign in', async () => {
    const who = await buyer('visi', 'owner');
    const form = await payForm(who, 'visi_pro_8_m');
    const { next } = await payByWallet({ ...who, cookie: '' }, form, 'x');
    expect(next).toMatch(/^\/login\?redirectUri=%2Fcheckout/);
  });
});

describe('When the platform fails', () => {
  const path = checkoutOf('momentum_60_m');

  test.each([
    ['GET', '/subscriptions', 'list-failed', UNAVAILABLE],
    ['GET', '/listAvailableSubscriptions', 'list-failed', UNAVAILABLE],
    ['POST', '/preview', 'preview-failed', 'we couldn’t find out what this plan costs'],
  ])('%s %s: a message, an event for the app, and a link onward', async (method, call, code, text) => {
    const who = await buyer('momentum', 'owner');
    for (const fault of ['status:500', 'html', 'reset']) {
      await sandbox.setFault({ method, path: call, fault });
      const page = await get(inTheApp(who), path);
      expectCalm(page, 'momentum');
      expect(wordsOf(page.text)).toContain(text);
      expect(toldIn(page)).toMatchObject([{ event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', code }]);
      expect(linksOf(page.text)).toContain('/checkout?planId=plan-momentum_60_m');
      expect(linksOf(page.text)).toContain('/plans');
    }
    await sandbox.clearFaults();
    expect((await get(who, path)).text).toContain('action="/api/checkout/pay?');
  });

  test.each(['/billingInfo', '/contactInfo'])('%s: the page is shown without it', async (call) => {
    const who = await buyer('momentum', 'owner');
    await sandbox.setFault({ method: 'GET', path: call, fault: 'status:500' });
    const page = await get(inTheApp(who), path);
    expect(page.status).toBe(200);
    expect(wordsOf(page.text)).toContain('Total $7.00');
    if (call === '/billingInfo') expect(toldIn(page)).toMatchObject([{ code: 'payment-methods-failed' }]);
  });

  test('without the device list it leads to /error', async () => {
    const who = await buyer('momentum', 'owner');
    await sandbox.setFault({ method: 'GET', path: '/devices', fault: 'status:500' });
    const way = leadsTo(await get(who, path));
    expect(way).toBe(`/error?${new URLSearchParams({ redirectUri: path })}`);
    expect(linksOf((await get(who, way ?? '')).text)).toContain(path);
  });

  test.each([
    ['error:error.subscription.preview.already_subscribed', '/error?error_code=already_subscribed'],
    ['status:401', '/login?redirectUri=%2Fcheckout%3FplanId%3Dplan-momentum_60_m&reason=ended'],
  ])('preview, %s: %s', async (fault, way) => {
    const who = await buyer('momentum', 'owner');
    await sandbox.setFault({ method: 'POST', path: '/preview', fault });
    expect(leadsTo(await get(who, path))).toBe(way);
  });

  describe('under a platform that gives no answer', () => {
    askPortalWithFastTimeouts();

    test.each(['reset', 'hang'])(
      'an order whose answer is lost (%s): one charge, and the page shows the real result',
      async (fault) => {
        const who = await buyer('momentum', 'owner');
        const form = await payForm(who, 'momentum_60_m');
        const token = await walletToken();
        await sandbox.setFault({ method: 'POST', path: '/subscribe', fault, times: 1 });
        const paid = await payByWallet(who, form, token);
        const at = await afterPending((address) => get(who, address), String(paid.next));
        expect(at).toBe('/checkout-success');
        expect(await charged(who)).toEqual([700]);
        expect(await callsTo('/subscribe')).toBe(1);
      },
    );
  });

  test('My Plan shows an order with an unknown result, also without a plan', async () => {
    const who = await buyer('visi', 'newcomer');
    const form = await payForm(who, 'visi_pro_8_m');
    await sandbox.setFault({ method: 'POST', path: '/subscribe', fault: 'status:500', times: 1 });
    await payByWallet(who, form, await walletToken());
    const { text } = await get(who, '/subscriptions');
    expect(wordsOf(text)).toContain('We’re still checking on your order.');
    expect(linksOf(text)).toContain('/plans');
  });

  test('a promo code for the first charge is not promised for later charges', async () => {
    const who = await buyer('visi', 'newcomer');
    const chosen = { planId: 'plan-visi_pro_8_m', confirmed: 'yes', promoCode: 'save10' };
    await postForm('/api/plans/choose', chosen, { brand: who.brand, cookie: who.cookie });
    const words = wordsOf((await get(who, '/checkout?planId=plan-visi_pro_8_m')).text);
    const [, next, renewal] = /, then (\$[\d.]+) .*Renews at (\$[\d.]+) per month/.exec(words) ?? [];
    expect(next).toBeDefined();
    expect(next).not.toBe(renewal);
  });

  test('an order with an unknown result: the page says so, and does not say that nothing was charged', async () => {
    const who = await buyer('momentum', 'owner');
    const form = await payForm(who, 'momentum_60_m');
    await sandbox.setFault({ method: 'POST', path: '/subscribe', fault: 'status:500', times: 1 });
    const { next } = await payByWallet(who, form, await walletToken());
    expect(next).toBe(`${path}&notice=unsure`);
    const words = wordsOf((await get(who, String(next))).text);
    expect(words).toContain('We don’t know yet whether your order went through.');
    expect(words).not.toContain('nothing was charged');
    expect(await charged(who)).toEqual([]);
  });
});
