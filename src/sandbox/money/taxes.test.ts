import { expect, test } from 'vitest';
import { taxOn } from './taxes.ts';

test.each([
  ['US', 'OR', 9_999, 0],
  ['US', '', 9_999, 0],
  ['US', 'CA', 999, 95],
  ['US', 'ca', 1_000, 95],
  ['US', 'NY', 699, 62],
  ['CA', 'ON', 899, 117],
  ['CA', 'Ontario', 899, 117],
  ['CA', '', 899, 45],
  ['GB', 'Surrey', 699, 140],
  ['DE', '', 699, 133],
  ['JP', '東京都', 900, 90],
  ['JP', '東京都', 905, 91],
  ['NO', '', 999, 0],
  ['', '', 999, 0],
])('at %s %s the tax on %i is %i', (country, state, amount, tax) => {
  expect(taxOn({ country, state }, amount)).toBe(tax);
});
