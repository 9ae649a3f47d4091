import { expect, it, test } from 'vitest';
import { aPlan } from '../../../tests/support/platform-fixtures.ts';
import { grossPlan, taxShare } from './gross-price.ts';

const charge = { currency: 'EUR', subTotal: 699, tax: 133, total: 832, at: 0 };

test.each([
  ['without a charge', 19, undefined, 0.19],
  ['with a charge that has the tax of it', 19, charge, 0.19],
  ['with a charge taxed elsewhere', 20, charge, 133 / 699],
  ['with a charge without tax', 19, { ...charge, tax: 0, total: 699 }, 0],
  ['with a charge of nothing', 19, { ...charge, subTotal: 0, tax: 0, total: 0 }, 0.19],
])('the share of tax %s', (_sentence, percent, stated, share) => {
  expect(taxShare(percent, stated)).toBe(share);
});

it('a plan is shown with its tax, each price rounded by itself', () => {
  const prices = [
    { minorUnits: 699, currency: 'EUR' },
    { minorUnits: 5_999, currency: 'EUR' },
  ];
  expect(grossPlan({ ...aPlan(), prices }, 0.19)).toEqual({
    ...aPlan(),
    prices: [
      { minorUnits: 832, currency: 'EUR' },
      { minorUnits: 7_139, currency: 'EUR' },
    ],
  });
});
