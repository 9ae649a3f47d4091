import { describe, expect, test } from 'vitest';
import { isExcludedPlan, isFreePlan, isNoPlan } from './plan-codes.ts';

/** Subscriptions-and-money.md sections 5 and 9, one row a code. */
const codes: [
  code: string,
  free: boolean,
  covers: 'nothing' | 'something',
  target: 'excluded' | 'offered',
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

describe('plan codes (subscriptions-and-money.md section 9)', () => {
  test.each(codes)('%j', (code, free, covers, target) => {
    expect(isFreePlan(code)).toBe(free);
    expect(isNoPlan(code)).toBe(covers === 'nothing');
    expect(isExcludedPlan(code)).toBe(target === 'excluded');
  });
});
