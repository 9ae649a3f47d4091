import { describe, expect, it, test } from 'vitest';
import { aPlan, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { defaultPlan, offeredPlans, openTerm, planTerm, shownPlans, termsOfPlans } from './offered-plans.ts';

describe('the tab follows the billing cycle', () => {
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
    expect(offeredPlans(plans, 'monthly', { currency: 'USD', planCodes }).map(({ id }) => id)).toEqual([
      'b',
      'a',
    ]);
    expect(offeredPlans(plans, 'monthly', { currency: 'AUD', planCodes }).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });

  it('sorts plans of the same price by billing order, and puts a plan without a price last', () => {
    const plans = [
      aPlan({ id: 'no price', prices: [] }),
      aPlan({ id: 'higher', billingOrder: 30, prices: usd(500) }),
      aPlan({ id: 'lower', billingOrder: 10, prices: usd(500) }),
    ];
    expect(offeredPlans(plans, 'monthly', { currency: 'USD', planCodes }).map(({ id }) => id)).toEqual([
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
    expect(offeredPlans([aPlan(changes)], 'monthly', { currency: 'USD', planCodes })).toEqual([]);
  });

  it('does not change the list it receives', () => {
    const plans = Object.freeze([aPlan({ id: 'a', prices: usd(900) }), aPlan({ id: 'b', prices: usd(500) })]);
    offeredPlans(plans, 'monthly', { currency: 'USD', planCodes });
    expect(plans.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('the current plan among the offered plans', () => {
  const usd = (minorUnits: number) => [{ minorUnits, currency: 'USD' }];
  const plans = [aPlan({ id: 'a', prices: usd(300) }), aPlan({ id: 'c', prices: usd(900) })];
  const shown = (today: ReturnType<typeof aPlan> | undefined, term: 'monthly' | 'yearly' = 'monthly') =>
    shownPlans(plans, today, term, { currency: 'USD', planCodes }).map(({ id }) => id);

  test.each([
    [
      'a legacy plan is shown at the place of its price',
      { isLegacy: true, isVisible: false },
      ['a', 'b', 'c'],
    ],
    ['a hidden plan is shown at the place of its price', { isVisible: false }, ['a', 'b', 'c']],
    ['a plan of another term is not in this tab', { isLegacy: true, billingCycle: 12 }, ['a', 'c']],
    ['a plan that covers no device is not shown', { code: 'visi_no_plan', isVisible: false }, ['a', 'c']],
  ])('%s', (_what, changes, ids) => {
    expect(shown(aPlan({ id: 'b', prices: usd(500), ...changes }))).toEqual(ids);
  });

  it('is shown once and unchanged', () => {
    const legacy = aPlan({ id: 'b', prices: usd(500), isLegacy: true, isVisible: false });
    expect(shownPlans([...plans, legacy], legacy, 'monthly', { currency: 'USD', planCodes })[1]).toBe(legacy);
    expect(shown(plans[0])).toEqual(['a', 'c']);
    expect(shown(undefined)).toEqual(['a', 'c']);
  });
});

const marked = { name: 'marked default', isDefault: true, isVisible: true };
const hiddenDefault = { name: 'hidden default', isDefault: true, isVisible: false };
const visible = { name: 'visible', isDefault: false, isVisible: true };
const another = { name: 'another', isDefault: false, isVisible: true };
const hidden = { name: 'hidden', isDefault: false, isVisible: false };

describe('the default plan', () => {
  it('is the first plan that is not default but is visible', () => {
    expect(defaultPlan([marked, hidden, visible, another])).toBe(visible);
  });

  it('is else the plan marked default, visible or not', () => {
    expect(defaultPlan([hidden, marked])).toBe(marked);
    expect(defaultPlan([hidden, hiddenDefault])).toBe(hiddenDefault);
  });

  it('is else undefined', () => {
    expect(defaultPlan([hidden])).toBeUndefined();
    expect(defaultPlan([])).toBeUndefined();
  });
});

describe('the tabs', () => {
  const plans = [1, 12, 24].map((billingCycle) => aPlan({ id: `${billingCycle}`, billingCycle }));
  const tabsOf = (of: typeof plans, twoYearTab: boolean) =>
    termsOfPlans(of, undefined, { currency: 'USD', planCodes, twoYearTab });

  it('has one for each term that has plans, that of two years only where the brand has it', () => {
    expect(tabsOf(plans, true).map(({ term }) => term)).toEqual(['monthly', 'yearly', 'twoYears']);
    expect(tabsOf(plans, false).map(({ term }) => term)).toEqual(['monthly', 'yearly']);
    expect(tabsOf(plans.slice(1), false).map(({ term }) => term)).toEqual(['yearly']);
  });

  test.each([
    ['the plan in the address', plans[1], 'monthly', plans[0], 'yearly'],
    ['else the term in the address', undefined, 'monthly', plans[1], 'monthly'],
    ['else the current plan', undefined, undefined, plans[1], 'yearly'],
    ['else by month', undefined, undefined, undefined, 'monthly'],
    ['the first where the term has none', undefined, 'twoYears', undefined, 'monthly'],
  ] as const)('opens by %s', (_what, plan, term, today, expected) => {
    expect(openTerm(tabsOf(plans, false), { plan, term }, today)?.term).toBe(expected);
  });

  it('opens none without plans', () => {
    expect(openTerm([], { plan: undefined, term: undefined }, undefined)).toBeUndefined();
  });
});
