import { beforeEach, describe, expect, test } from 'vitest';
import { allBrands } from '../../../src/brands/all-brands.ts';
import { buyer, charged, get, ledger, post } from '../../support/buyer.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { offPortal } from '../../support/onward.ts';
import { ask } from '../../support/portal.ts';
import { DATE, DAY_MS, found, MONEY, submit, summary, words, written } from '../../support/promised.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

describe('Every promised charge is the charge in the ledger, to the cent and the day', () => {
  test.each([
    // brand, persona, plan, promo code, the duration of the discount in words
    ['momentum', 'owner', 'momentum_60_m', undefined, undefined],
    ['momentum', 'owner', 'momentum_30_y', 'save10', '10 % off, first charge only'],
    ['momentum', 'trial', 'momentum_60_m', 'save10', '10 % off, first charge only'],
    ['geeni', 'californian', 'geeni_premium_m', 'always15', '15 % off, every charge'],
    ['visi', 'canadian', 'visi_pro_8_m', 'quarter25', '25 % off, every charge before'],
    ['pepper', 'japanese', 'pepper_pro_y', 'yearly20', '20 % off a year, first charge only'],
    ['nightowl', 'european', 'nightowl_premium_m', 'save10', '10 % off, first charge only'],
    ['notion', 'californian', 'notion_premium_m', undefined, undefined],
    ['notion', 'australian', 'notion_premium_m', 'save10', '10 % off, first charge only'],
    ['notion', 'newcomer', 'notion_plus_m', 'save10', '10 % off, first charge only'],
    ['momentum', 'pending', 'momentum_7_m', undefined, undefined],
    // A dearer monthly plan, which the credit for a year pays in full: the next charge is not today's.
    ['visi', 'yearly', 'visi_pro_8_m', undefined, undefined],
    ['notion', 'yearly', 'notion_premium_m', undefined, undefined],
  ])('%s, %s to %s with %s', async (brand, persona, code, promo, lasts) => {
    const who = await buyer(brand, persona);
    const isHosted = allBrands.byKey.get(brand)?.flow === 'delegatedCheckout';
    const told = await summary(who, code, promo);
    if (lasts) expect(told).toContain(lasts);
    const [today] = found(told, `Charged today (${MONEY})`);
    const [amount, date] = found(told, `, then (${MONEY})(?: plus any tax)? on (${DATE})(?= Renews)`);
    const then = await submit(who);
    expect(then).toContain(today);
    const [first] = await ledger(who);
    expect(first ? written(first).amount : today?.replace(/[1-9]/g, '0')).toBe(today);
    expect(await words(who, '/payment')).toContain(`Next charge ${amount} on ${date}`);
    expect(await words(who, '/subscriptions')).toContain(`${amount}`);
    if (!isHosted) expect(then).toContain(`${date} ${amount}`);
    const days = (Date.parse(`${date} 12:00 UTC`) - Date.now()) / DAY_MS;
    await sandbox.advanceClock(Math.ceil(days + 1) * DAY_MS);
    const taken = await ledger(who);
    expect(taken).toHaveLength(first ? 2 : 1);
    expect(taken[0] && written(taken[0])).toEqual({ amount, date });
  });
});

describe('Tax in the recurring charge', () => {
  test.each([
    ['notion', 'notion_premium_m', 'Premium $10.94 per month, tax included'],
    ['geeni', 'geeni_premium_m', 'Premium $7.99 per month plus tax'],
  ])('%s shows it before the order', async (brand, code, said) => {
    expect(await summary(await buyer(brand, 'californian'), code)).toContain(said);
  });

  test.each([
    ['notion', '$6.56', '$6.56 per month, tax included'],
    ['geeni', '$4.37', '$3.99 per month plus tax'],
  ])('%s: My Plan and Payment show the charge with tax, %s', async (brand, charge, recurring) => {
    const who = await buyer(brand, 'californian');
    const myPlan = await words(who, '/subscriptions');
    found(myPlan, `Next charge on ${DATE} (\\${charge}) `);
    expect(myPlan).toContain(recurring);
    expect(await words(who, '/payment')).toContain(`Next charge ${charge} on`);
  });
});

describe('One currency on every page: the account’s own, then its country’s, then the visitor’s', () => {
  test.each([
    ['canadian', 'otis', 'CA$'],
    ['european', 'momentum', '€'],
    ['british', 'geeni', '£'],
    ['australian', 'notion', 'A$'],
    ['japanese', 'nightowl', '¥'],
    ['owner', 'visi', '$'],
  ])('%s at %s: %s', async (persona, brand, sign) => {
    const who = await buyer(brand, persona);
    const plans = await words(who, '/plans');
    const amounts = [
      ...found(await words(who, '/subscriptions'), `(?:Next charge on ${DATE}|after your trial) (${MONEY})`),
      ...found(await words(who, '/payment'), `Next charge (${MONEY}) on`),
      ...found(plans, `(${MONEY}) /(?:mo|yr)`),
    ];
    for (const amount of amounts) expect(amount.replace(/[\d.,]+$/, '')).toBe(sign);
    if (persona === 'japanese') for (const amount of amounts) expect(amount).not.toContain('.');
  });

  test.each([
    ['en-AU', '$8.99 /mo'],
    ['en-JP', '¥900 /mo'],
    ['ja-JP,ja;q=0.9', '￥900 /月'],
    ['en', '$5.99 /mo'],
  ])('a visitor whose browser speaks %s sees %s', async (language, price) => {
    const page = await ask({ brand: 'notion', path: '/plans', headers: { 'accept-language': language } });
    expect(wordsOf(page.text)).toContain(price);
  });
});

describe('Payment shows the next charge wherever a charge is due', () => {
  test.each([
    ['pending', 'otis'],
    ['legacy', 'momentum'],
    ['trial', 'geeni'],
    ['yearly', 'visi'],
    ['double', 'pepper'],
  ])('%s at %s: amount and day, as the ledger has them on that day', async (persona, brand) => {
    const who = await buyer(brand, persona);
    const [amount, date] = found(await words(who, '/payment'), `Next charge (${MONEY}) on (${DATE})`);
    const days = (Date.parse(`${date} 12:00 UTC`) - Date.now()) / DAY_MS;
    await sandbox.advanceClock(Math.ceil(days + 1) * DAY_MS);
    const [charge] = await ledger(who);
    expect(charge && written(charge)).toEqual({ amount, date });
  });
});

describe('Promo codes', () => {
  test('a second code that saves less is listed, and the better code stays in use', async () => {
    const who = await buyer('momentum', 'owner');
    await summary(who, 'momentum_60_m', 'quarter25');
    await post(who, '/api/orders/promo', { code: 'save10' });
    const told = await words(who, '/order-summary');
    expect(told).toContain('quarter25 takes at least as much off the first charge, so we use that.');
    expect(told).toMatch(
      /After that, you’d pay \$\d+\.\d\d before \w+ \d+, \d{4} and \$9\.99 from then on with quarter25, or \$9\.99 with save10\. To switch, remove quarter25\./,
    );
    expect(told).toContain('25 % off promo applied');
    expect(told).toContain('25 % off, every charge before');
    await post(who, '/api/orders/promo-removal', { code: 'quarter25' });
    expect(await words(who, '/order-summary')).toContain('10 % off, first charge only');
  });

  test('a better code replaces it, and the page says so', async () => {
    const who = await buyer('momentum', 'owner');
    await summary(who, 'momentum_60_m', 'save10');
    await post(who, '/api/orders/promo', { code: 'quarter25' });
    const told = await words(who, '/order-summary');
    expect(told).toContain('quarter25 takes at least as much off the first charge, so we use that.');
    await submit(who);
    expect(await charged(who)).toEqual([450]);
  });

  test('the unified checkout shows the code of the order, and charges with it', async () => {
    const who = await buyer('momentum', 'owner');
    await summary(who, 'momentum_60_m', 'save10');
    const page = await get(who, '/checkout?planId=plan-momentum_60_m');
    expect(wordsOf(page.text)).toContain('10 % off, first charge only -$1.00');
    const { fields } = formTo(page.text, '/api/checkout/pay');
    const paid = await post(who, '/api/checkout/pay', { ...fields, method: 'creditCard' });
    expect(paid.location).toBe('/checkout-success');
    expect(await charged(who)).toEqual([600]);
    expect(await words(who, '/checkout-success')).toMatch(/\d{4} \$9\.99/);
  });
});

describe('A price that changed since the page was shown is confirmed again before the hosted page', () => {
  test.each(['/order-summary', '/checkout?planId=plan-notion_premium_m'])('from %s', async (path) => {
    const who = await buyer('notion', 'owner');
    await summary(who, 'notion_premium_m');
    const action = path === '/order-summary' ? '/api/orders/checkout-session' : '/api/checkout/pay';
    const { fields } = formTo((await get(who, path)).text, action);
    const more = path === '/order-summary' ? { terms: 'accepted' } : { method: 'creditCard' };
    await ask({
      method: 'PUT',
      path: '/sandbox/prices',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        brand: 'notion',
        planCode: 'notion_premium_m',
        currency: 'USD',
        amountMinor: 1_099,
      }),
    });
    const sent = await post(who, action, { ...fields, ...more });
    expect(sent.location).toContain('notice=repriced');
    expect((await sandbox.log()).filter((call) => call.path === '/checkoutDelegate')).toEqual([]);
    const again = formTo((await get(who, path)).text, action).fields;
    const led = await offPortal(await post(who, action, { ...again, ...more }), 'notion');
    expect(led).toContain('/sandbox/hosted-checkout/');
  });
});
