import { describe, expect, it, test } from 'vitest';
import { aVisit, fakeEnv } from '../../tests/support/fake-env.ts';
import { CATALOGUE_FRESH_MS } from './catalogue.ts';
import { plansPage } from './plans-page.ts';

const wire = {
  id: 1,
  name: 'Pro',
  external_plan_code: 'pro_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 20,
  amountInCents: { USD: { _: 799 }, JPY: { _: 1200 } },
  features: { retention: 30 },
  highlights: ['Smart Detection'],
};

// What a brand sells is kept for a while, so every test comes later than the last one.
let nowMs = Date.UTC(2026, 11, 1);

async function page(plans: unknown, { brand = 'geeni', country = 'US', later = CATALOGUE_FRESH_MS } = {}) {
  nowMs += later;
  const { env, story } = fakeEnv(() =>
    Response.json(plans, { status: typeof plans === 'number' ? plans : 200 }),
  );
  const visit = { ...aVisit(`https://account.${brand}.example/plans`, {}, nowMs), country };
  return { page: await plansPage(env, visit), story };
}

describe('what the brand sells (subscriptions-and-money.md section 2, Plan chooser)', () => {
  it('a plan in words', async () => {
    expect((await page([wire])).page).toEqual({
      kind: 'groups',
      groups: [
        {
          term: 'monthly',
          title: 'Monthly',
          offers: [
            {
              id: '1',
              name: 'Pro',
              price: '$7.99',
              per: '/mo',
              features: ['30-day video history', 'Up to 5 cameras', 'Smart Detection'],
            },
          ],
        },
      ],
    });
  });

  test.each([
    [{ features: { retention: 1 }, device_quantity: 1 }, ['24-hour video history', '1 camera']],
    [{ features: { retention: 0 }, device_quantity: 2 }, ['No video storage', 'Up to 2 cameras']],
  ])('%j', async (changes, features) => {
    const { page: plans } = await page([{ ...wire, ...changes, highlights: [] }]);
    expect(plans).toMatchObject({ groups: [{ offers: [{ features }] }] });
  });

  test.each([
    ['JP', '¥1,200'],
    ['GB', '$7.99'],
  ])('in %s: %s', async (country, price) => {
    expect((await page([wire], { country })).page).toMatchObject({ groups: [{ offers: [{ price }] }] });
  });

  test.each([
    ['geeni', ['monthly', 'yearly']],
    ['visi', ['monthly', 'yearly', 'twoYears']],
  ])('%s has the tabs %j (decision 15)', async (brand, terms) => {
    const plans = [1, 12, 24].map((months) => ({ ...wire, id: months, billing_cycle: months }));
    const { page: shown } = await page(plans, { brand });
    expect(shown.kind === 'groups' && shown.groups.map(({ term }) => term)).toEqual(terms);
  });

  it('a tab without plans is not shown', async () => {
    expect((await page([])).page).toEqual({ kind: 'groups', groups: [] });
  });

  it('a free plan is free', async () => {
    const free = { ...wire, billing_cycle: 0, external_plan_code: 'lite', amountInCents: { USD: { _: 0 } } };
    expect((await page([free])).page).toMatchObject({
      groups: [{ offers: [{ price: 'Free', per: undefined }] }],
    });
  });

  it('a paid plan whose price is not known is never called free', async () => {
    const { page: plans } = await page([{ ...wire, amountInCents: {} }]);
    expect(JSON.stringify(plans)).not.toContain('Free');
  });
});

describe('the platform is asked at most every five minutes', () => {
  it('and again after that', async () => {
    expect((await page([wire])).story).toEqual(['platform GET /configuration/plans']);
    expect((await page([], { later: CATALOGUE_FRESH_MS - 1 })).story).toEqual([]);
    expect((await page([], { later: 1 })).story).toEqual(['platform GET /configuration/plans']);
  });

  it('for each brand', async () => {
    await page([wire], { brand: 'geeni' });
    expect((await page([wire], { brand: 'notion', later: 0 })).story).toHaveLength(1);
  });

  it('what was known stands in for a day while it fails', async () => {
    await page([wire]);
    expect((await page(500)).page).toMatchObject({ kind: 'groups' });
    expect((await page(500, { later: 24 * 60 * 60_000 })).page).toEqual({ kind: 'unavailable' });
  });

  it('and a failure is not kept', async () => {
    expect((await page(500, { later: 48 * 60 * 60_000 })).page).toEqual({ kind: 'unavailable' });
    expect((await page([wire], { later: 0 })).page).toMatchObject({ kind: 'groups' });
  });
});
