import { describe, expect, it, test } from 'vitest';
import { contractCountry, contractLaw, lawPages, pagesOfLaw, salesLaw } from './sales-law.ts';

describe('the pages of a brand', () => {
  test.each([
    [['US'], []],
    [['US', 'CA'], []],
    [['US', 'DE', 'FR'], lawPages],
    [['IT'], ['withdrawal', 'contract', 'imprint', 'accessibility']],
    [
      ['US', 'GB'],
      ['withdrawal', 'contract', 'imprint'],
    ],
    [['GP'], ['withdrawal', 'contract', 'imprint', 'accessibility']],
    [['JP'], ['contract', 'imprint']],
    [['AU'], []],
  ])('that sells in %j are %j', (countries, pages) => {
    expect(pagesOfLaw(countries)).toEqual(pages);
  });
});

describe('a contract', () => {
  test.each([
    ['US', false, false, 0],
    ['CA', true, false, 0],
    ['DE', true, true, 14],
    ['GB', true, true, 14],
    ['BR', true, true, 7],
    ['NZ', true, true, 0],
  ])('in %s: button that obliges %s, prices with tax %s, withdrawal in %i days', (country, ...law) => {
    const { obligingButton, grossPrices, withdrawalDays } = salesLaw(country);
    expect([obligingButton, grossPrices, withdrawalDays]).toEqual(law);
  });

  it('is under the law of the person’s country where the brand sells, else of the brand’s own', () => {
    const brand = { sells: { countries: ['US', 'DE'] }, country: 'US' };
    expect(contractLaw('DE', brand)).toBe(salesLaw('DE'));
    expect(contractLaw('FR', brand)).toBe(salesLaw('US'));
    expect([contractCountry('DE', brand), contractCountry('FR', brand)]).toEqual(['DE', 'US']);
  });
});
