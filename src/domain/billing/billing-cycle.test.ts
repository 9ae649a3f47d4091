import { expect, test } from 'vitest';
import { billingCycle } from './billing-cycle.ts';

test.each([
  [0, 'none'],
  [1, 'monthly'],
  [12, 'yearly'],
  [24, 'twoYears'],
  [3, 'other'],
  [6, 'other'],
  [36, 'other'],
  [-1, 'other'],
  [Number.NaN, 'other'],
])('a plan charged every %s months is %s', (months, cycle) => {
  expect(billingCycle(months)).toBe(cycle);
});
