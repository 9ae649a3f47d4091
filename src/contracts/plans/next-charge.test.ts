import { expect, test } from 'vitest';
import { wireNextCharge } from './next-charge.ts';

const wire = { currency: 'CAD', subTotal: 399, tax: 52, total: 451, chargeDate: '2026-12-10T10:00:00Z' };
const at = Date.parse(wire.chargeDate);

test.each([[wire], [{ ...wire, currency: 'cad', total: '451' }]])(
  'reads the next charge of a subscription: %j',
  (said) => {
    expect(wireNextCharge.parse(said)).toEqual({ currency: 'CAD', subTotal: 399, tax: 52, total: 451, at });
  },
);

test.each([[undefined], [null]])('a tax of %j is what the total is more than the price', (tax) => {
  expect(wireNextCharge.parse({ ...wire, tax })).toMatchObject({ subTotal: 399, tax: 52, total: 451 });
});

test('a charge on a day without a time stays on that day', () => {
  expect(wireNextCharge.parse({ ...wire, chargeDate: '2026-12-10' })).toMatchObject({ at: '2026-12-10' });
});

// A money amount is never guessed: an unreadable one is unknown.
test.each([
  [undefined],
  [null],
  [{}],
  ['soon'],
  [{ ...wire, total: '4.51' }],
  [{ ...wire, total: '$451' }],
  [{ ...wire, total: -1 }],
  [{ ...wire, total: 450 }],
  [{ ...wire, tax: 0 }],
  [{ ...wire, tax: null, subTotal: 452 }],
  [{ ...wire, tax: null, total: null }],
  [{ ...wire, subTotal: 503, tax: -52 }],
  [{ ...wire, subTotal: 999_999_999_948, total: 1_000_000_000_000 }],
  [{ ...wire, currency: '$' }],
  [{ ...wire, chargeDate: null }],
  [{ ...wire, chargeDate: 'soon' }],
])('%j is not a next charge', (said) => {
  expect(wireNextCharge.parse(said)).toBeNull();
});
