import { afterEach, describe, expect, it, test } from 'vitest';
import { allBrands } from '../../brands/all-brands.ts';
import { isExcludedPlan, isFreePlan, isNoPlan, knowPlanCodes } from './plan-codes.ts';

const ofBrands = [...allBrands.byKey.values()].map(({ planCodes }) => planCodes);
afterEach(() => knowPlanCodes(ofBrands));

/** One row for each code. */
const codes: [
  code: string,
  free: boolean,
  covers: 'nothing' | 'something',
  toPlan: 'excluded' | 'offered',
][] = [
  ['lsm', true, 'something', 'offered'],
  ['lite', true, 'something', 'offered'],
  ['basic', true, 'something', 'offered'],
  ['sprint_basic_month', true, 'something', 'offered'],
  ['no_plan', true, 'nothing', 'excluded'],
  ['visi_no_plan', true, 'nothing', 'excluded'],
  ['otis_essential_4_m', true, 'something', 'offered'],
  ['pepper_lite', true, 'something', 'excluded'],
  ['notion_lite', true, 'nothing', 'offered'],
  ['not_a_plan_geeni', true, 'nothing', 'excluded'],
  ['otis_pro_m', false, 'something', 'offered'],
  ['LITE', false, 'something', 'offered'],
  ['', false, 'something', 'offered'],
  ['__proto__', false, 'something', 'offered'],
  ['constructor', false, 'something', 'offered'],
];

describe('plan codes', () => {
  test.each(codes)('%j', (code, free, covers, toPlan) => {
    expect(isFreePlan(code)).toBe(free);
    expect(isNoPlan(code)).toBe(covers === 'nothing');
    expect(isExcludedPlan(code)).toBe(toPlan === 'excluded');
  });
});

it('the codes of a new brand are added', () => {
  expect(isFreePlan('harbor_free')).toBe(false);
  knowPlanCodes([...ofBrands, { free: ['harbor_free'], none: [], excluded: [] }]);
  expect([isFreePlan('harbor_free'), isNoPlan('harbor_free'), isFreePlan('lite')]).toEqual([
    true,
    false,
    true,
  ]);
});
