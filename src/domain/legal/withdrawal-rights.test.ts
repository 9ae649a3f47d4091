import { expect, test } from 'vitest';
import { withdrawalRights } from './withdrawal-rights.ts';

test.each([
  [['US'], []],
  [['US', 'DE', 'FR'], [{ days: 14, countries: ['DE', 'FR'] }]],
  [
    ['BR', 'GB', 'AT'],
    [
      { days: 14, countries: ['GB', 'AT'] },
      { days: 7, countries: ['BR'] },
    ],
  ],
])('a brand that sells in %j gives %j', (countries, rights) => {
  expect(withdrawalRights(countries)).toEqual(rights);
});
