import { describe, expect, it, test } from 'vitest';
import { aPlan, aState } from '../../../tests/support/platform-fixtures.ts';
import { brandOf } from '../../../tests/support/test-platform.ts';
import { shownPrice } from './shown-price.ts';

const plan = aPlan({ prices: [{ minorUnits: 699, currency: 'EUR' }] });
const shownTo = (brand: string, country: string, subscriptions: Parameters<typeof shownPrice>[2] = []) => {
  const { isGross, shown } = shownPrice(brandOf(brand), country, subscriptions);
  return [isGross, shown(plan).prices[0]?.minorUnits];
};

describe('the price of €6.99 is shown', () => {
  test.each<[sentence: string, brand: string, country: string, isGross: boolean, minorUnits: number]>([
    ['with its tax in Germany, where the brand sells', 'geeni', 'DE', true, 832],
    ['with its tax in France', 'geeni', 'FR', true, 839],
    ['before tax in the United States', 'geeni', 'US', false, 699],
    ['before tax in Germany by a brand that does not sell there', 'pepper', 'DE', false, 699],
  ])('%s', (_sentence, brand, country, ...shown) => {
    expect(shownTo(brand, country)).toEqual(shown);
  });

  it('with the tax of the brand’s own country to somebody of a country where it does not sell', () => {
    const german = { ...brandOf('geeni'), country: 'DE' };
    const { isGross, shown } = shownPrice(german, 'IT', []);
    expect([isGross, shown(plan).prices[0]?.minorUnits]).toEqual([true, 832]);
  });

  it('with the tax of a charge that is taxed elsewhere', () => {
    const nextCharge = { currency: 'EUR', subTotal: 699, tax: 147, total: 846, at: Date.UTC(2027, 0, 3) };
    expect(shownTo('geeni', 'DE', [{ state: aState.running({ nextCharge }) }])).toEqual([true, 846]);
  });
});
