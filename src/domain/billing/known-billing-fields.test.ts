import { expect, test } from 'vitest';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { billingInfo } from '../../contracts/billing/billing-info.ts';
import { knownBillingFields } from './known-billing-fields.ts';

const onFile = billingInfo.parse({
  first_name: 'Olivia',
  last_name: 'Bennett',
  address1: '1 Main Street',
  address2: 'Flat 2',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  country: 'us',
});
const known: BillingFields = {
  firstName: 'Olivia',
  lastName: 'Bennett',
  address1: '1 Main Street',
  address2: 'Flat 2',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
};

test.each<[string, Record<string, string>, Partial<BillingFields>]>([
  ['nothing', {}, {}],
  ['one field', { city: 'Portland' }, { city: 'Portland' }],
  ['a field that was emptied', { address2: '' }, { address2: '' }],
  ['both names', { firstName: 'Ada', lastName: 'King' }, { firstName: 'Ada', lastName: 'King' }],
  [
    'one field for the whole name',
    { name: 'Ada King Lovelace' },
    { firstName: 'Ada', lastName: 'King Lovelace' },
  ],
  [
    'a country of the list, whose postal code was not typed',
    { country: 'CA', state: 'Ontario' },
    { country: 'CA', state: 'Ontario', postalCode: '' },
  ],
  [
    'a country without states',
    { country: 'DE', postalCode: '13357' },
    { country: 'DE', state: '', postalCode: '13357' },
  ],
  ['an unknown country', { country: 'XX' }, {}],
  ['a name that is no field of the form', { token: 'x', constructor: 'y' }, {}],
])('what was typed replaces what is known: %s', (_what, typed, changed) => {
  expect(knownBillingFields(onFile, typed)).toEqual({ ...known, ...changed });
});

test('without a billing record, the country is the US', () => {
  const { country, ...others } = knownBillingFields(undefined, undefined);
  expect([country, new Set(Object.values(others))]).toEqual(['US', new Set([''])]);
});

test('a country that the form does not offer is the US', () => {
  expect(knownBillingFields({ ...onFile, country: 'XX' }, undefined)).toEqual(known);
});
