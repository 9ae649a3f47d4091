import { expect, it } from 'vitest';
import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import { taxedPrice } from './taxed-price.ts';

const charge: NextCharge = { currency: 'EUR', subTotal: 699, tax: 133, total: 832, at: 0 };

it.each<[string, number, NextCharge | null, ReturnType<typeof taxedPrice>]>([
  ['the price of that charge has its tax', 699, charge, { minorUnits: 832, isExact: true }],
  [
    'a dearer price has the same rate, as far as it is known',
    1_299,
    charge,
    { minorUnits: 1_546, isExact: false },
  ],
  ['a low price has the same tax at every rate that fits', 100, charge, { minorUnits: 119, isExact: true }],
  ['a charge without tax tells nothing', 699, { ...charge, tax: 0, total: 699 }, undefined],
  ['a free charge tells nothing', 699, { ...charge, subTotal: 0, tax: 0, total: 0 }, undefined],
  ['a charge in another currency tells nothing', 699, { ...charge, currency: 'USD' }, undefined],
  ['no charge tells nothing', 699, null, undefined],
])('%s', (_sentence, minorUnits, stated, taxed) => {
  expect(taxedPrice({ minorUnits, currency: 'EUR' }, stated)).toEqual(taxed);
});
