import { expect, test } from 'vitest';
import { aPlan } from '../../../tests/support/platform-fixtures.ts';
import { priceMark } from './price-mark.ts';

test.each([
  ['in a currency', aPlan(), 'AUD', '1199AUD'],
  ['in dollars, where it has no price in that currency', aPlan(), 'EUR', '799USD'],
  ['of a plan that is never charged', aPlan({ billingCycle: 0 }), 'USD', 'free'],
  ['that is unknown', aPlan({ prices: [] }), 'USD', undefined],
])('the mark of a price %s', (_, plan, currency, mark) => {
  expect(priceMark(plan, currency)).toBe(mark);
});
