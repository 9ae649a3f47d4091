import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, buyer, charged, get, ledger, post } from '../../support/buyer.ts';
import { recurlyForm } from '../../support/billing.ts';
import { formTo, leadsTo, linksOf, wordsOf } from '../../support/html.ts';
import { arrived } from '../../support/fault-matrix.ts';
import { afterPending } from '../../support/pending.ts';
import { offPortal } from '../../support/onward.ts';
import { type Answer, ask, askPortalWithFastTimeouts } from '../../support/portal.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const SUBMIT = '/api/orders/submit';

/** Chooses a plan and confirms what it takes away. */
async function choose(who: Buyer, code: string, more: Record<string, string> = {}): Promise<Answer> {
  return post(who, '/api/plans/choose', { planId: `plan-${code}`, confirmed: 'yes', ...more });
}

/** The fields of the summary's form, with the terms accepted. */
async function orderForm(who: Buyer): Promise<Record<string, string>> {
  const { text } = await get(who, '/order-summary');
  return { ...formTo(text, SUBMIT).fields, terms: 'accepted' };
}

const submit = async (who: Buyer, form?: Record<string, string>) =>
  post(who, SUBMIT, form ?? (await orderForm(who)));

const myPlan = async (who: Buyer) => wordsOf((await get(who, '/subscriptions')).text);

describe('An order', () => {
  test.each([
    // brand, persona, plan, shown as charged today, charged, what My Plan says then
    ['momentum', 'owner', 'momentum_60_m', '$7.00', [700], '60-Day Monthly'],
    ['visi', 'owner', 'visi_pro_8_y', '$85.00', [8_500], 'Pro Yearly'],
    ['otis', 'yearly', 'otis_pro_m', '$0.00', [], 'Pending change to Pro Plan Monthly'],
    ['momentum', 'owner', 'momentum_7_y', '$27.00', [2_700], '7-Day Yearly'],
    ['geeni', 'owner', 'geeni_basic_m', '$0.00', [], 'Pending change to Basic Plan Monthly'],
    ['visi', 'owner', 'basic', '$0.00', [], 'Pending change to Basic Plan'],
    ['momentum', 'legacy', 'momentum_30_m', '$2.00', [200], '30-Day Monthly'],
    ['geeni', 'trial', 'geeni_premium_m', '$0.00', [], 'Premium Monthly'],
  ])('%s, %s to %s: shown %s, charged %j', async (brand, persona, code, shown, charges, then) => {
    const who = await buyer(brand, persona);
    const chosen = await choose(who, code);
    // Where not all cameras fit, their selection is a step of its own.
    if (chosen.location === '/manage-devices') {
      const page = (await get(who, '/manage-devices')).text;
      const form = formTo(page, '/api/devices/save').fields;
      const device = /name="device"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
      const next = await post(who, '/api/devices/save', {
        version: form['version'] ?? '',
        device,
        confirmed: '1',
      });
      expect(next.location).toBe('/order-summary');
    } else expect(chosen.location).toBe('/order-summary');
    const summary = await get(who, '/order-summary');
    expect(summary.status).toBe(200);
    expect(wordsOf(summary.text)).toContain(`Charged today ${shown}`);
    expect(await callsTo('/subscribe')).toBe(0);
    const placed = await submit(who);
    expect(placed.location).toBe('/order-summary');
    const done = wordsOf((await get(who, '/order-summary')).text);
    expect(done).toContain('Thank you!');
    expect(done).toContain(`Today ${shown}`);
    expect(await charged(who)).toEqual(charges);
    expect(await myPlan(who)).toContain(then);
    expect(await myPlan(who)).not.toContain('not finished');
  });

  test.each([
    // brand, persona, plan, code, what takes the place of what, the lines down to what is charged
    [
      'californian',
      'geeni_premium_m',
      'save10',
      'In place of Plus Premium',
      /Premium \$7\.99 10 % off, first charge only -\$0\.80 Credit for Plus -\$3\.99 Tax \$0\.\d\d Charged today \$3\.\d\d/,
    ],
    [
      'owner',
      'geeni_basic_m',
      undefined,
      'In place of Plus Basic',
      /Tax \$0\.00 Charged today \$0\.00(?= Your new plan starts)/,
    ],
    [
      'trial',
      'geeni_premium_m',
      undefined,
      'In place of Plus Premium',
      /Tax \$0\.00 Charged today \$0\.00(?= \$0\.00 today, then \$7\.99)/,
    ],
  ])('geeni, %s to %s: its lines add up to what is charged', async (persona, code, promo, from, lines) => {
    const who = await buyer('geeni', persona);
    const chosen = await choose(who, code, promo ? { promoCode: promo } : {});
    if (chosen.location === '/manage-devices') {
      const form = formTo((await get(who, '/manage-devices')).text, '/api/devices/save').fields;
      const fields = { version: form['version'] ?? '', device: 'geeni-owner-device-1', confirmed: '1' };
      await post(who, '/api/devices/save', fields);
    }
    const words = wordsOf((await get(who, '/order-summary')).text);
    expect(words).toContain(from);
    expect(words).toMatch(lines);
    const [told = ''] = lines.exec(words) ?? [];
    const [today, ...taken] = [...told.matchAll(/(-?)\$(\d+)\.(\d\d)/g)]
      .map(([, sign, whole, rest]) => Number(`${sign}${whole}${rest}`))
      .toReversed();
    expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(today);
  });

  test.each([
    ['owner', /Auto-renewal stops\. Pro ends on \w+ \d+, \d{4}, and you won’t be charged for it again\./],
    ['trial', /Your free trial of \w+ ends on \w+ \d+, \d{4}, and you won’t be charged for it\./],
  ])('visi, %s to the free plan: the summary says what ends', async (persona, told) => {
    const who = await buyer('visi', persona);
    await choose(who, 'basic');
    const words = wordsOf((await get(who, '/order-summary')).text);
    expect(words).toMatch(told);
    expect(words.includes('Auto-renewal')).toBe(persona === 'owner');
  });

  test('visi: two plans with the same name differ by their devices', async () => {
    const who = await buyer('visi', 'owner');
    await choose(who, 'visi_pro_8_m');
    expect(wordsOf((await get(who, '/order-summary')).text)).toContain(
      'In place of Pro (up to 4 devices) Pro (up to 8 devices) $8.99 per month',
    );
  });

  test('without the terms nothing is ordered, and a message says so', async () => {
    const who = await buyer('momentum', 'owner');
    await choose(who, 'momentum_60_m');
    const { terms: _, ...form } = await orderForm(who);
    const answer = await submit(who, form);
    expect(answer.location).toBe('/order-summary?notice=terms');
    expect(wordsOf((await get(who, answer.location ?? '')).text)).toContain('you must select the checkbox');
    expect(await callsTo('/subscribe')).toBe(0);
  });

  test('without a chosen plan there is nothing to order', async () => {
    const who = await buyer('visi', 'owner');
    expect((await get(who, '/order-summary')).location).toBe('/subscriptions');
    await choose(who, 'visi_pro_8_m');
    const form = await orderForm(who);
    await post(who, '/api/plans/discard', {});
    expect((await submit(who, form)).location).toBe('/subscriptions');
    expect(await callsTo('/subscribe')).toBe(0);
  });

  test('a price that changed since the page was shown is shown first, and charged only after it is accepted', async () => {
    const who = await buyer('momentum', 'owner');
    await choose(who, 'momentum_60_m');
    const form = await orderForm(who);
    const prices = { brand: 'momentum', planCode: 'momentum_60_m', currency: 'USD', amountMinor: 1_099 };
    await ask({
      method: 'PUT',
      path: '/sandbox/prices',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(prices),
    });
    const answer = await submit(who, form);
    expect(answer.location).toBe('/order-summary?notice=repriced');
    expect(await ledger(who)).toEqual([]);
    const again = wordsOf((await get(who, answer.location ?? '')).text);
    expect(again).toContain('The price has changed since you last saw it.');
    expect(again).toContain('Charged today $8.00');
    expect((await submit(who)).location).toBe('/order-summary');
    expect(await charged(who)).toEqual([800]);
  });

  test.each([
    ['today', '1'],
    ['total', '1'],
    ['currency', 'JPY'],
    ['version', 'elsewhere'],
    ['key', '00000000-0000-4000-8000-000000000000'],
  ])('an order with a made-up %s is not placed', async (field, value) => {
    const who = await buyer('visi', 'owner');
    await choose(who, 'visi_pro_8_m');
    const answer = await submit(who, { ...(await orderForm(who)), [field]: value });
    expect(answer.location).toMatch(/^\/order-summary\?notice=(repriced|changed)$/);
    expect(await ledger(who)).toEqual([]);
  });

  test.each([{ today: '-1' }, { today: '1e3' }, { currency: 'usd' }, { extra: '1' }, { key: '' }])(
    'a form with %j is refused',
    async (wrong) => {
      const who = await buyer('visi', 'owner');
      await choose(who, 'visi_pro_8_m');
      expect((await submit(who, { ...(await orderForm(who)), ...wrong })).status).toBe(400);
    },
  );
});

describe('The provider’s own page', () => {
  const TO_PROVIDER = '/api/orders/checkout-session';

  test.each([
    ['without the terms', { terms: undefined }, 'terms'],
    ['with the key of another order', { key: 'of-another-tab' }, 'changed'],
  ])('is not opened %s', async (_what, changes, notice) => {
    const who = await buyer('notion', 'owner');
    await choose(who, 'notion_premium_m');
    const { fields } = formTo((await get(who, '/order-summary')).text, TO_PROVIDER);
    const sent = Object.entries({ ...fields, terms: 'accepted', ...changes }).filter(([, value]) => value);
    const answer = await post(who, TO_PROVIDER, Object.fromEntries(sent) as Record<string, string>);
    expect(answer.location).toBe(`/order-summary?notice=${notice}`);
    expect(await callsTo('/checkoutDelegate')).toBe(0);
  });

  test('takes no return address from the form', async () => {
    const who = await buyer('notion', 'owner');
    await choose(who, 'notion_premium_m');
    const { fields } = formTo((await get(who, '/order-summary')).text, TO_PROVIDER);
    for (const name of ['successUrl', 'cancelUrl', 'returnUrl']) {
      const sent = { ...fields, terms: 'accepted', [name]: 'https://evil.example/' };
      expect((await post(who, TO_PROVIDER, sent)).status).toBe(400);
    }
    expect(await callsTo('/checkoutDelegate')).toBe(0);
  });

  test('is opened for the order that was shown', async () => {
    const who = await buyer('notion', 'owner');
    await choose(who, 'notion_premium_m');
    const { fields } = formTo((await get(who, '/order-summary')).text, TO_PROVIDER);
    const answer = await post(who, TO_PROVIDER, { ...fields, terms: 'accepted' });
    expect(await offPortal(answer, 'notion')).toMatch(/\/sandbox\/hosted-checkout\//);
    expect(await callsTo('/checkoutDelegate')).toBe(1);
  });
});

describe('Exactly once', () => {
  test('twenty submits at once are one order', async () => {
    const who = await buyer('momentum', 'owner');
    await choose(who, 'momentum_60_m');
    const form = await orderForm(who);
    await sandbox.setFault({ method: 'POST', path: '/subscribe', fault: 'slow:500' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(who, form)));
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set(['/order-summary']));
    expect(await callsTo('/subscribe')).toBe(1);
    expect(await charged(who)).toEqual([700]);
  });

  test('Back after success and Submit again: the receipt, and no second charge', async () => {
    const who = await buyer('visi', 'owner');
    await choose(who, 'visi_pro_8_m');
    const form = await orderForm(who);
    await submit(who, form);
    expect((await submit(who, form)).location).toBe('/order-summary');
    expect(wordsOf((await get(who, '/order-summary')).text)).toContain('Thank you!');
    expect(await callsTo('/subscribe')).toBe(1);
  });

  describe('under a platform that gives no answer', () => {
    askPortalWithFastTimeouts();

    test.each(['reset', 'hang'])(
      'an answer that is lost (%s): one charge, and the page shows the real result',
      async (fault) => {
        const who = await buyer('momentum', 'owner');
        await choose(who, 'momentum_60_m');
        const form = await orderForm(who);
        await sandbox.setFault({ method: 'POST', path: '/subscribe', fault, times: 1 });
        const answer = await submit(who, form);
        const at = await afterPending((address) => get(who, address), answer.location ?? '');
        expect(at).toBe('/order-summary');
        expect(wordsOf((await get(who, '/order-summary')).text)).toContain('Thank you!');
        expect(await charged(who)).toEqual([700]);
        expect(await callsTo('/subscribe')).toBe(1);
      },
    );
  });

  test.each(['status:500', 'status:503'])(
    '%s: the result is unknown, and the page says so',
    async (fault) => {
      const who = await buyer('momentum', 'owner');
      await choose(who, 'momentum_60_m');
      await sandbox.setFault({ method: 'POST', path: '/subscribe', fault, times: 1 });
      const answer = await submit(who);
      expect(answer.location).toBe('/order-summary?notice=unsure');
      const { text } = await get(who, answer.location ?? '');
      expect(wordsOf(text)).toContain('We sent your order, but it isn’t confirmed yet.');
      expect(wordsOf(text)).not.toMatch(/nothing (is|was) charged/i);
      expect(await ledger(who)).toEqual([]);
      expect(await callsTo('/subscribe')).toBe(1);
    },
  );
});

test('An order that another tab has replaced is refused', async () => {
  const who = await buyer('momentum', 'owner');
  await choose(who, 'momentum_60_y');
  const first = await orderForm(who);
  await choose(who, 'momentum_60_m');
  expect((await submit(who)).location).toBe('/order-summary');
  expect((await submit(who, first)).location).toBe('/plans?notice=changed');
  expect(await charged(who)).toEqual([700]);
});

describe('A card that is refused', () => {
  test('leads to the card form with its error code, nothing charged, the draft kept', async () => {
    const who = await buyer('pepper', 'expired');
    await choose(who, 'pepper_pro_y');
    const answer = await submit(who);
    expect(answer.location).toBe('/billing?error_code=error.subscription.card.expired');
    expect(await ledger(who)).toEqual([]);
    expect(wordsOf((await get(who, '/order-summary')).text)).toContain('Charged today');
  });

  describe('in another form', () => {
    afterEach(() => sandbox.speak([], 'pepper'));

    test.each(['thrown-codes', 'recurly-declines', 'stripe-declines'])(
      '%s: leads to the card form with the cause, and the order is placed with another card at once',
      async (form) => {
        await sandbox.speak([form], 'pepper');
        const who = await buyer('pepper', 'expired');
        await choose(who, 'pepper_pro_y');
        const refused = await submit(who);
        expect(refused.location).toBe('/billing?error_code=error.subscription.card.expired');
        const told = await arrived(refused, who.cookie, 'pepper');
        expect(told.words).toContain('Your credit card is expired. Please update your card.');
        expect(await ledger(who)).toEqual([]);
        await post(who, '/api/billing/store', await recurlyForm('ok', { from: 'payment' }));
        expect((await submit(who)).location).toBe('/order-summary');
        expect(await ledger(who)).toHaveLength(1);
      },
    );
  });

  test.each(['status:400', 'error:970'])(
    '%s leads to /error, which says that nothing was charged',
    async (fault) => {
      const who = await buyer('momentum', 'owner');
      await choose(who, 'momentum_60_m');
      await sandbox.setFault({ method: 'POST', path: '/subscribe', fault, times: 1 });
      const { location } = await submit(who);
      expect(location).toBe('/error?error_code=order_refused');
      const page = await get(who, location ?? '');
      expect(wordsOf(page.text)).toMatch(
        /Nothing was charged, and your plan hasn’t changed\. .*Use another card/,
      );
      expect(linksOf(page.text)).toContain('/billing');
      expect(await ledger(who)).toEqual([]);
    },
  );
});

describe('The preview', () => {
  askPortalWithFastTimeouts();

  test('of the current plan leads to /error, which says so', async () => {
    const who = await buyer('momentum', 'owner');
    await choose(who, 'momentum_60_m');
    await sandbox.setFault({
      method: 'POST',
      path: '/preview',
      fault: 'error:error.subscription.preview.already_subscribed',
    });
    expect(leadsTo(await get(who, '/order-summary'))).toBe('/error?error_code=already_subscribed');
  });

  test.each(['status:400', 'status:500', 'hang'])(
    '%s leads to /error, which says that nothing was ordered',
    async (fault) => {
      const who = await buyer('momentum', 'owner');
      await choose(who, 'momentum_60_m');
      await sandbox.setFault({ method: 'POST', path: '/preview', fault });
      const page = await get(who, '/order-summary');
      expect(leadsTo(page)).toBe('/error?error_code=price_unknown');
      const told = await get(who, '/error?error_code=price_unknown');
      expect(wordsOf(told.text)).toContain('Nothing was ordered or charged.');
      expect(linksOf(told.text)).toContain('/order-summary');
    },
  );
});

describe('Promo codes', () => {
  const apply = (who: Buyer, code: string) => post(who, '/api/orders/promo', { code });

  async function summaryOf(code: string, plan = 'momentum_60_m') {
    const who = await buyer('momentum', 'owner');
    await choose(who, plan);
    await apply(who, code);
    return { who, words: wordsOf((await get(who, '/order-summary')).text) };
  }

  test('a valid code reduces the price, and the shown amount is charged', async () => {
    const { who, words } = await summaryOf(' SAVE10 ');
    expect(words).toMatch(/promo applied|save10 is applied/);
    expect(words).toContain('Charged today $6.00');
    await submit(who);
    expect(await ledger(who)).toMatchObject([{ amountMinor: 600, couponCode: 'save10' }]);
    // The code can be redeemed only once.
    await choose(who, 'momentum_60_y');
    await apply(who, 'save10');
    expect(wordsOf((await get(who, '/order-summary')).text)).toContain(
      'Promo code save10 has reached its maximum redemptions.',
    );
  });

  test.each([
    ['nope', 'Promo code nope is not valid'],
    ['yearly20', 'Promo code yearly20 is not valid for the selected plan.'],
    ['used', 'Promo code used has reached its maximum redemptions.'],
    ['rightnow', 'You must immediately change the plan in order to redeem a coupon.'],
    ['broken', 'An unknown error occurred, please try again.'],
    ['sàve%2f..%2fadmin', 'is not valid'],
    ['a/../b', 'is not valid'],
    ['?x=1', 'is not valid'],
    ['#', 'is not valid'],
    ['..', 'is not valid'],
  ])('%s: %s', async (code, text) => {
    const { who, words } = await summaryOf(code);
    expect(words).toContain(text);
    expect(words).toContain('Charged today $7.00');
    const calls = await sandbox.log();
    expect(
      calls.filter(
        ({ method, path }) => method === 'POST' && !/^\/(validateCoupon|preview|byEmail)/.test(path),
      ),
    ).toEqual([]);
    await post(who, '/api/orders/promo-removal', { code: code.toLowerCase() });
    expect(wordsOf((await get(who, '/order-summary')).text)).not.toContain(text);
  });

  test('a valid code clears the message of an invalid one, and the price is right below the field', async () => {
    const { who } = await summaryOf('nope');
    await apply(who, 'save10');
    const { text } = await get(who, '/order-summary');
    expect(wordsOf(text)).not.toContain('Promo code nope is not valid');
    expect(wordsOf(text)).toMatch(/Apply \S+ 10 % off promo applied 60-Day \$9\.99/);
  });

  test('a code that a later change cannot redeem shows a message, and the order goes on without it', async () => {
    const who = await buyer('geeni', 'owner');
    await choose(who, 'geeni_basic_m', { promoCode: 'save10' });
    const page = formTo((await get(who, '/manage-devices')).text, '/api/devices/save').fields;
    await post(who, '/api/devices/save', {
      version: page['version'] ?? '',
      device: 'geeni-owner-device-1',
      confirmed: '1',
    });
    const words = wordsOf((await get(who, '/order-summary')).text);
    expect(words).toContain('You must immediately change the plan in order to redeem a coupon.');
    expect(words).toContain('Charged today $0.00');
  });

  test('a code in the address is applied on the first view', async () => {
    const who = await buyer('visi', 'owner');
    await choose(who, 'visi_pro_8_m', { promoCode: 'SAVE10' });
    expect(wordsOf((await get(who, '/order-summary')).text)).toMatch(/promo applied|save10 is applied/);
  });

  test.each([
    ['quarter25', 'then $5.99 plus any tax on'],
    ['nope', 'then $7.99 plus any tax on'],
  ])('with %s in the address the card form already says what comes after the trial', async (code, next) => {
    const who = await buyer('otis', 'free');
    expect((await choose(who, 'otis_pro_m', { promoCode: code })).location).toBe('/billing');
    expect(wordsOf((await get(who, '/billing')).text)).toContain(next);
  });

  test('a code of ten thousand characters is ignored', async () => {
    const { words } = await summaryOf('A'.repeat(10_000));
    expect(words).toContain('Charged today $7.00');
    expect(words).not.toContain('AAAA');
  });
});
