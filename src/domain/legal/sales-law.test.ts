import { describe, expect, it, test } from 'vitest';
import {
  contractCountry,
  contractLaw,
  lawPages,
  linkedPagesOfLaw,
  pagesOfLaw,
  salesLaw,
} from './sales-law.ts';

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

describe('the footer of a brand that has every page of the law', () => {
  test.each([
    ['US', ['accessibility']],
    ['CA', ['accessibility']],
    ['DE', lawPages],
    ['FR', lawPages],
    ['IT', ['withdrawal', 'contract', 'imprint', 'accessibility']],
    ['GB', ['withdrawal', 'contract', 'imprint', 'accessibility']],
    ['CH', ['imprint', 'accessibility']],
    ['JP', ['contract', 'imprint', 'accessibility']],
    ['AU', lawPages],
    // Cloudflare's word for an unknown country, and for Tor.
    ['XX', lawPages],
    ['T1', lawPages],
    [undefined, lawPages],
  ])('links for somebody in %s to %j', (country, pages) => {
    expect(linkedPagesOfLaw(lawPages, country)).toEqual(pages);
  });

  it('links to no page that the brand goes without', () => {
    expect(linkedPagesOfLaw(['imprint'], 'DE')).toEqual(['imprint']);
    expect(linkedPagesOfLaw([], 'DE')).toEqual([]);
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
