import { expect, test } from 'vitest';
import { cycleText } from './cycle-text.ts';

const words = {
  none: undefined,
  monthly: 'every month',
  yearly: 'every year',
  twoYears: 'every 2 years',
  other: 'every {count} months',
};

test.each([
  [0, undefined],
  [1, 'every month'],
  [12, 'every year'],
  [24, 'every 2 years'],
  [3, 'every 3 months'],
])('a cycle of %i months is %j', (months, text) => {
  expect(cycleText(months, words)).toBe(text);
});

test('a cycle without words of its own stays without', () => {
  expect(cycleText(3, { ...words, other: undefined })).toBeUndefined();
});
