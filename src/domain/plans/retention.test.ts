import { describe, expect, test } from 'vitest';
import { retention } from './retention.ts';

describe('retention', () => {
  const paid = { code: 'pro_m', billingCycle: 1, retentionDays: 1 };
  const day = { isFree: false, freeHistoryHours: 24 };
  const twoHours = { isFree: true, freeHistoryHours: 2 };

  test.each([
    ['0 days is no storage', { ...paid, retentionDays: 0 }, day, { kind: 'none' }],
    ['a negative number is no storage', { ...paid, retentionDays: -1 }, day, { kind: 'none' }],
    ['1 day is 24 hours', paid, day, { kind: 'hours', hours: 24 }],
    [
      '1 day is 24 hours on a free plan, too',
      { ...paid, billingCycle: 0 },
      { ...day, isFree: true },
      { kind: 'hours', hours: 24 },
    ],
    [
      '1 day is 2 hours on a free plan without a billing cycle where the brand keeps 2 hours',
      { ...paid, billingCycle: 0 },
      twoHours,
      { kind: 'hours', hours: 2 },
    ],
    ['1 day is 24 hours on a free plan with a billing cycle', paid, twoHours, { kind: 'hours', hours: 24 }],
    [
      '1 day is 24 hours on a plan without a billing cycle that is not free',
      { ...paid, billingCycle: 0 },
      { ...twoHours, isFree: false },
      { kind: 'hours', hours: 24 },
    ],
    ['2 is shown in days', { ...paid, retentionDays: 2 }, day, { kind: 'days', days: 2 }],
    [
      '7 is shown in days, on a free plan, too',
      { ...paid, billingCycle: 0, retentionDays: 7 },
      twoHours,
      { kind: 'days', days: 7 },
    ],
    ['60 is shown in days', { ...paid, retentionDays: 60 }, day, { kind: 'days', days: 60 }],
  ])('%s', (_what, plan, rule, kept) => {
    expect(retention(plan, rule)).toEqual(kept);
  });
});
