import { describe, expect, test } from 'vitest';
import { retention } from './retention.ts';

describe('retention', () => {
  const paid = { code: 'pro_m', billingCycle: 1, retentionDays: 1 };
  const day = { isFree: false, freeHistoryHours: 24 };
  const twoHours = { isFree: true, freeHistoryHours: 2 };

  test.each([
    ['0 or none is no storage', { ...paid, retentionDays: 0 }, day, { kind: 'none' }],
    ['less than none is no storage', { ...paid, retentionDays: -1 }, day, { kind: 'none' }],
    ['1 is 24 hours', paid, day, { kind: 'hours', hours: 24 }],
    [
      '1 is 24 hours on a free plan too',
      { ...paid, billingCycle: 0 },
      { ...day, isFree: true },
      { kind: 'hours', hours: 24 },
    ],
    [
      '1 is 2 hours on the free no-cycle plan of a brand that keeps 2',
      { ...paid, billingCycle: 0 },
      twoHours,
      { kind: 'hours', hours: 2 },
    ],
    ['but 24 on a free plan with a cycle', paid, twoHours, { kind: 'hours', hours: 24 }],
    [
      'and 24 on a plan without a cycle that is not free',
      { ...paid, billingCycle: 0 },
      { ...twoHours, isFree: false },
      { kind: 'hours', hours: 24 },
    ],
    ['2 is days', { ...paid, retentionDays: 2 }, day, { kind: 'days', days: 2 }],
    [
      '7 is days, free or not',
      { ...paid, billingCycle: 0, retentionDays: 7 },
      twoHours,
      { kind: 'days', days: 7 },
    ],
    ['60 is days', { ...paid, retentionDays: 60 }, day, { kind: 'days', days: 60 }],
  ])('%s', (_what, plan, rule, kept) => {
    expect(retention(plan, rule)).toEqual(kept);
  });
});
