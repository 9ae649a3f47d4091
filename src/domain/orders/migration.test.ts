import { expect, test } from 'vitest';
import { upgradedHistoryDays } from './migration.ts';

test.each([
  ['7+', 0, 7],
  ['30+', 0, 30],
  ['60+', 0, 60],
  ['momentum_60+_m', 7, 60],
  ['130+', 0, 7],
  ['plain', 0, 7],
  ['plain', 1, 7],
  ['plain', 30, 30],
])('plan code %s with %i days: %i days of history', (code, retentionDays, days) => {
  expect(upgradedHistoryDays({ code, retentionDays })).toBe(days);
});

test('without a plan there are 7 days of history', () => expect(upgradedHistoryDays(undefined)).toBe(7));
