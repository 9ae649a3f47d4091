import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linksOf, wordsOf } from '../../support/html.ts';
import { type Buyer, buyer, get } from '../../support/buyer.ts';
import { summary, words } from '../../support/promised.ts';
import { sandbox } from '../../support/sandbox.ts';

const BRAND = 'otis';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.speak([], BRAND));
afterAll(() => sandbox.reset());

/** Signs a persona in, and then the platform speaks these forms. */
async function underForms(forms: readonly string[], persona: string): Promise<Buyer> {
  const who = await buyer(BRAND, persona);
  await sandbox.speak(forms, BRAND);
  return who;
}

const NOT_ALL = 'We couldn’t load everything in your account. Something may be missing on this page.';
const NOT_ALL_INVOICES = 'We couldn’t load all of your invoices. Some may be missing here.';
const UNAVAILABLE = 'Sorry, we are unable to retrieve your information at this time.';
const year = String(new Date().getUTCFullYear() - 1);

describe.each(['first-page', 'has-more'])('%s: a page says that its list is cut', (form) => {
  test.each([
    ['owner', '/account-history?rows=25', NOT_ALL_INVOICES],
    ['owner', `/account-history/${year}`, NOT_ALL_INVOICES],
    ['owner', '/subscriptions', NOT_ALL],
    ['owner', '/manage-devices', NOT_ALL],
    ['double', '/subscriptions', NOT_ALL],
    ['double', '/payment', NOT_ALL],
    ['double', '/plans', UNAVAILABLE],
  ])('%s: %s', async (persona, path, sentence) => {
    const who = await buyer(BRAND, persona);
    expect(await words(who, path)).not.toContain(sentence);
    await sandbox.speak([form], BRAND);
    expect(await words(who, path)).toContain(sentence);
  });

  test('a year of which it has no invoice is not said to have none', async () => {
    const who = await underForms([form], 'owner');
    const told = await words(who, `/account-history/${new Date().getUTCFullYear()}`);
    expect(told).toContain(NOT_ALL_INVOICES);
    expect(told).not.toContain('You have no invoices');
  });

  test('the file of a year ends with it', async () => {
    const who = await underForms([form], 'owner');
    const sheet = await get(who, `/account-history/${year}`);
    const link = linksOf(sheet.text).find((href) => href.startsWith('/api/billing/year?')) ?? '';
    const { bytes } = await get(who, link);
    const rows: string[][] = parse(Buffer.from(bytes), { bom: true, recordDelimiter: '\r\n' });
    expect(rows.at(-1)?.join('')).toBe(NOT_ALL_INVOICES);
    expect(rows.length).toBeGreaterThan(2);
  });

  test('the upcoming charges have no sum where a plan is missing', async () => {
    const who = await buyer(BRAND, 'double');
    expect(await words(who, '/payment')).toContain(' each month');
    await sandbox.speak([form], BRAND);
    expect(await words(who, '/payment')).not.toContain(' each month');
  });
});

test.each(['/subscriptions', '/plans'])('nil-list: %s does not say that there is no plan', async (path) => {
  const who = await underForms(['nil-list'], 'newcomer');
  const page = await get(who, path);
  const shown = page.location ? await words(who, page.location) : wordsOf(page.text);
  expect(shown).toContain('unable to retrieve your information');
});

test('microseconds: no page shows a date', async () => {
  const who = await underForms(['microseconds'], 'owner');
  for (const path of ['/subscriptions', '/payment', '/account-history'])
    expect(await words(who, path)).not.toMatch(/\d{1,2}, \d{4,}/);
});

describe.each(['card-month', 'short-card-year'])('%s', (form) => {
  test.each([
    ['owner', '/payment', false],
    ['expired', '/payment', true],
    ['owner', '/subscriptions', false],
    ['expired', '/subscriptions', true],
  ])('%s: %s', async (persona, path, isExpired) => {
    const who = await buyer(BRAND, persona);
    const saysExpired = async () => /Card Expired|Your card has expired/.test(await words(who, path));
    expect(await saysExpired()).toBe(isExpired);
    await sandbox.speak([form], BRAND);
    expect(await saysExpired()).toBe(isExpired);
  });
});

describe.each(['paypal', 'paypal-agreement'])('%s: is on file in the place of a card', (form) => {
  test('Payment and My Plan name it, and ask for no card', async () => {
    const who = await underForms([form], 'owner');
    const payment = await words(who, '/payment');
    expect(payment).toContain('Payment method PayPal Change');
    expect(payment).not.toContain('No credit card on file');
    expect(await words(who, '/subscriptions')).toContain('PayPal');
  });

  test('the summary of an order charges it', async () => {
    const who = await underForms([form], 'owner');
    const told = await summary(who, 'otis_pro_y');
    expect(told).toContain('PayPal Change');
    expect(told).not.toContain('No credit card');
  });
});

test('paypal: is a method of the checkout', async () => {
  const who = await buyer('momentum', 'owner');
  const path = '/checkout?planId=plan-momentum_60_m';
  expect(await words(who, path)).toContain('Credit card Visa');
  await sandbox.speak(['paypal'], 'momentum');
  const told = await words(who, path);
  await sandbox.speak([], 'momentum');
  expect(told).toContain('Payment method PayPal');
  expect(told).not.toContain('Credit card');
});

test('other-invoice: neither the page nor the file nor the year shows another invoice', async () => {
  const who = await buyer(BRAND, 'owner');
  const history = await get(who, '/account-history');
  const path = linksOf(history.text).find((href) => href.startsWith('/invoice?')) ?? '';
  const link = linksOf((await get(who, path)).text).find((href) => href.startsWith('/api/billing/invoice?'));
  await sandbox.speak(['other-invoice'], BRAND);
  expect(await words(who, path)).toContain(UNAVAILABLE);
  expect((await get(who, link ?? '')).location).toBe(path);
  expect(await words(who, `/account-history/${year}`)).toContain('couldn’t look up the tax');
});
