import { expect, test } from 'vitest';
import { pricesOf } from './prices.ts';

test.each([
  [0, { USD: 0 }],
  [599, { USD: 599, EUR: 599, GBP: 599, AUD: 899, CAD: 799, NZD: 999, MXN: 10_799, JPY: 900, SGD: 899 }],
  [
    5_999,
    {
      USD: 5_999,
      EUR: 5_999,
      GBP: 5_399,
      AUD: 8_999,
      CAD: 7_799,
      NZD: 9_599,
      MXN: 107_999,
      JPY: 9_000,
      SGD: 8_399,
    },
  ],
])('a plan of %i cents costs %j', (usdCents, prices) => {
  expect(pricesOf(usdCents)).toEqual(prices);
});
