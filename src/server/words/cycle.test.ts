import { expect, test } from 'vitest';
import { copyFor } from '../../copy/copy.ts';
import { cycleText, priceText } from './price-text.ts';

const { per, each } = copyFor('price', 'en', { copy: {} });

test.each([
  [0, undefined, '$5.99'],
  [1, 'per month', '$5.99 per month'],
  [12, 'per year', '$5.99 per year'],
  [24, 'per 2 years', '$5.99 per 2 years'],
  [3, 'every 3 months', '$5.99 every 3 months'],
])('a cycle of %i months is %j, and a price with it %j', (months, cycle, price) => {
  expect(cycleText(months, per)).toBe(cycle);
  expect(priceText('$5.99', months, each)).toBe(price);
});
