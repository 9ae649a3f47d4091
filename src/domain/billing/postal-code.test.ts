import { expect, test } from 'vitest';
import { billingCountries } from './billing-countries.ts';
import { addressRuleOf } from './address-rule.ts';
import { looksLikePostalCode } from './postal-code.ts';

test.each([
  ['US', '62701', true],
  ['US', '62701-1010', true],
  ['US', '627011010', true],
  ['US', '6270', false],
  ['US', 'SW1A 1AA', false],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'sw1a1aa', true],
  ['GB', '62701', false],
  ['CA', 'm5j2n8', true],
  ['JP', '108-0075', true],
  ['JP', '1080075', true],
  ['JP', '１０８－００７５', true],
  ['JP', '\u200e١٠٨−٠٠٧٥', true],
  ['JP', '108', false],
  ['IE', 'a65f4e2', true],
  ['NL', '1012 ab', true],
  ['CH', 'CH-3000', true],
  ['SE', 'SE-113 51', true],
  ['BR', '40301-110', true],
  ['IL', '9614303', true],
  ['DE', '', true],
])('%s: %j looks as a postal code there does: %j', (country, text, expected) => {
  expect(looksLikePostalCode(text, addressRuleOf(country).pattern ?? '')).toBe(expected);
});

test('the example of every country looks as its codes do', () => {
  const odd = billingCountries.filter((country) => {
    const { pattern, example } = addressRuleOf(country);
    return pattern !== undefined && (!example || !looksLikePostalCode(example, pattern));
  });
  expect(odd).toEqual([]);
});

test('a keyboard of digits is for codes of digits only', () => {
  const digits = (country: string) => addressRuleOf(country).digits ?? false;
  expect(['US', 'DE', 'JP', 'IL', 'IN', 'FR'].every(digits)).toBe(true);
  expect(['GB', 'CA', 'IE', 'NL', 'AE'].some(digits)).toBe(false);
});
