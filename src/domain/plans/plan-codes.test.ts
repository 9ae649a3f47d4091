import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../../brands/all-brands.ts';
import { isExcludedPlan, isFreePlan, isNeverCharged, isNoPlan } from './plan-codes.ts';

/** One row for each code of a brand. */
const rows: [
  brand: string,
  code: string,
  free: boolean,
  covers: 'nothing' | 'something',
  toPlan: 'excluded' | 'offered',
][] = [
  ['momentum', 'lsm', true, 'something', 'offered'],
  ['momentum', 'lite', true, 'something', 'offered'],
  ['nightowl', 'lite', true, 'something', 'offered'],
  ['visi', 'basic', true, 'something', 'offered'],
  ['momentum', 'sprint_basic_month', true, 'something', 'offered'],
  ['otis', 'no_plan', true, 'nothing', 'excluded'],
  ['visi', 'visi_no_plan', true, 'nothing', 'excluded'],
  ['otis', 'otis_essential_4_m', true, 'something', 'offered'],
  ['pepper', 'pepper_lite', true, 'something', 'excluded'],
  ['notion', 'notion_lite', true, 'nothing', 'offered'],
  ['geeni', 'not_a_plan_geeni', true, 'nothing', 'excluded'],
  ['otis', 'otis_pro_m', false, 'something', 'offered'],
  ['momentum', 'LITE', false, 'something', 'offered'],
  ['momentum', '', false, 'something', 'offered'],
  ['momentum', '__proto__', false, 'something', 'offered'],
  ['momentum', 'constructor', false, 'something', 'offered'],
];

describe('plan codes', () => {
  test.each(rows)('%s: %j', (brand, code, free, covers, toPlan) => {
    const codes = allBrands.byKey.get(brand)?.planCodes;
    if (!codes) throw new Error(`no brand ${brand}`);
    expect(isFreePlan(code, codes)).toBe(free);
    expect(isNoPlan(code, codes)).toBe(covers === 'nothing');
    expect(isExcludedPlan(code, codes)).toBe(toPlan === 'excluded');
  });

  it('every brand has the code of an account without a plan', () => {
    for (const { planCodes } of allBrands.byKey.values())
      expect([
        isFreePlan('no_plan', planCodes),
        isNoPlan('no_plan', planCodes),
        isExcludedPlan('no_plan', planCodes),
      ]).toEqual([true, true, true]);
  });

  it('a code means something at its own brand alone', () => {
    const harbor = { free: ['harbor_free'], none: [], excluded: [] };
    expect([isFreePlan('harbor_free', harbor), isFreePlan('lite', harbor)]).toEqual([true, false]);
  });

  it('a plan without a billing cycle is never charged, whatever its code', () => {
    const none = { free: [], none: [], excluded: [] };
    expect(isNeverCharged({ code: 'gift', billingCycle: 0 }, none)).toBe(true);
    expect(isNeverCharged({ code: 'gift', billingCycle: 1 }, none)).toBe(false);
  });
});
