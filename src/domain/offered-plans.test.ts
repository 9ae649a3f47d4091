import { describe, expect, it, test } from 'vitest';
import { aPlan } from '../../tests/support/platform-fixtures.ts';
import { offeredPlans, planTerm } from './offered-plans.ts';

describe('the tab follows the billing cycle (subscriptions-and-money.md section 2, Plan chooser)', () => {
  test.each([
    [0, 'monthly'],
    [1, 'monthly'],
    [11, 'monthly'],
    [12, 'yearly'],
    [23, 'yearly'],
    [24, 'twoYears'],
    [36, 'twoYears'],
  ])('%i months: %s', (months, term) => {
    expect(planTerm(months)).toBe(term);
  });
});

describe('offeredPlans', () => {
  const usd = (minorUnits: number) => [{ minorUnits, currency: 'USD' }];

  it('sorts by price ascending in the chosen currency', () => {
    const cheapInAustralia = aPlan({ id: 'a', prices: [...usd(900), { minorUnits: 100, currency: 'AUD' }] });
    const cheapInDollars = aPlan({ id: 'b', prices: [...usd(500), { minorUnits: 700, currency: 'AUD' }] });
    const plans = [cheapInAustralia, cheapInDollars];
    expect(offeredPlans(plans, 'monthly', 'USD').map(({ id }) => id)).toEqual(['b', 'a']);
    expect(offeredPlans(plans, 'monthly', 'AUD').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('puts plans of one price in the order of their rank, and one without a price last', () => {
    const plans = [
      aPlan({ id: 'no price', prices: [] }),
      aPlan({ id: 'higher', billingOrder: 30, prices: usd(500) }),
      aPlan({ id: 'lower', billingOrder: 10, prices: usd(500) }),
    ];
    expect(offeredPlans(plans, 'monthly', 'USD').map(({ id }) => id)).toEqual([
      'lower',
      'higher',
      'no price',
    ]);
  });

  test.each([
    ['a hidden plan', { isVisible: false }],
    ['a legacy plan', { isLegacy: true }],
    ['an excluded plan', { code: 'pepper_lite' }],
    ['a plan that covers nothing', { code: 'notion_lite' }],
    ['a plan of another term', { billingCycle: 12 }],
  ])('does not offer %s', (_what, changes) => {
    expect(offeredPlans([aPlan(changes)], 'monthly', 'USD')).toEqual([]);
  });

  it('changes nothing of the catalogue it was given', () => {
    const plans = Object.freeze([aPlan({ id: 'a', prices: usd(900) }), aPlan({ id: 'b', prices: usd(500) })]);
    offeredPlans(plans, 'monthly', 'USD');
    expect(plans.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
