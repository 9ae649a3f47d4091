import { expect, test } from 'vitest';
import { accessibilityAuthorities } from './accessibility-authority.ts';

test.each([
  [
    ['US', 'DE', 'FR'],
    ['Magdeburg', 'Paris'],
  ],
  [
    ['FR', 'DE'],
    ['Paris', 'Magdeburg'],
  ],
  [['US', 'AT'], []],
])('countries %j have the authorities of %j', (countries, cities) => {
  const found = accessibilityAuthorities(countries).map(({ address }) => address.at(-1));
  expect(found).toEqual(cities.map((city) => expect.stringContaining(city)));
});
