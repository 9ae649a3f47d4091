import { describe, expect, test } from 'vitest';
import { addressFormOf } from './address-form.ts';
import { billingCountries } from './billing-countries.ts';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import { lackingFields as lackingOf, readBillingFields, splitName } from './billing-fields.ts';

const whole: BillingFields = {
  firstName: 'Ada',
  lastName: 'Owner',
  address1: '1 Main Street',
  address2: '',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
};

const tidy = (typed: Partial<Record<BillingFieldName | 'name', string>>) =>
  readBillingFields((name) => typed[name]);
const lackingFields = (fields: BillingFields) =>
  lackingOf(fields, addressFormOf(fields.country)).map(({ name }) => name);

describe('required fields', () => {
  test('a complete address needs nothing more, not even a second line', () => {
    expect(lackingFields(whole)).toEqual([]);
  });

  test.each<BillingFieldName>([
    'firstName',
    'lastName',
    'address1',
    'city',
    'state',
    'postalCode',
    'country',
  ])('a %s that is empty or only spaces is missing', (name) => {
    expect(lackingFields({ ...whole, [name]: '' })).toEqual([name]);
    expect(lackingFields({ ...whole, [name]: ' \t ' })).toEqual([name]);
  });

  test.each([
    ['a postal code of one character is enough', { postalCode: '7' }, []],
    ['a state of the US by its name is refused', { state: 'Illinois' }, ['state']],
    ['a state of the US in small letters is refused', { state: 'il' }, ['state']],
    ['a state of another country is free text', { country: 'CA', state: 'Ontario' }, []],
    ['even where it is none of its list', { country: 'CA', state: 'Old Ontario' }, []],
    ['a country without states needs none', { country: 'DE', state: '' }, []],
    ['a country without postal codes needs none', { country: 'AE', state: 'Dubai', postalCode: '' }, []],
    ['a state of another country is required', { country: 'CA', state: '' }, ['state']],
    ['a country by its name is refused', { country: 'Canada' }, ['country']],
  ])('%s', (_what, change, expected) => {
    expect(lackingFields({ ...whole, ...change })).toEqual(expected);
  });

  test('missing fields are returned in the order of the form', () => {
    const none = Object.fromEntries(Object.keys(whole).map((name) => [name, ''])) as BillingFields;
    expect(lackingFields(none)).toEqual([
      'firstName',
      'lastName',
      'country',
      'address1',
      'city',
      'postalCode',
      'state',
    ]);
    expect(lackingFields({ ...none, country: 'JP' })).toEqual([
      'lastName',
      'firstName',
      'postalCode',
      'state',
      'city',
      'address1',
    ]);
  });
});

test('fields are sent without spaces around them, line breaks and control characters', () => {
  expect(tidy({ ...whole, city: '  New\r\n\u0000York ' }).city).toBe('New York');
});

test('bidirectional control characters are not sent', () => {
  expect(tidy({ ...whole, lastName: '\u202eevil\u202c Ow\u2066n\u2069er' }).lastName).toBe('evil Owner');
  expect(tidy({ ...whole, firstName: '\u202e\u200d' }).firstName).toBe('');
});

test('a name is sent as its owner writes it, and a postal code as machines read it', () => {
  const typed = { lastName: '葛\u{e0100}城', firstName: 'علی\u200cرضا', address1: '１丁目 ٢' };
  expect(tidy({ ...whole, ...typed, postalCode: '１０８–٠٠75\u200e' })).toEqual({
    ...whole,
    ...typed,
    postalCode: '108-0075',
  });
});

test('one name is read as two, and a field that a form does not have is empty', () => {
  const { firstName: _first, lastName: _last, state: _state, ...others } = whole;
  expect(tidy({ ...others, name: ' Ada\u3000Owner ' })).toEqual({ ...whole, state: '' });
});

test.each([
  ['Ada Owner', 'Ada', 'Owner'],
  ['山田\u3000太郎', '山田', '太郎'],
  ['\u200eAda\u00a0Owner', 'Ada', 'Owner'],
  ['Ada Maria Owner', 'Ada', 'Maria Owner'],
  ['  Ada   Owner ', 'Ada', 'Owner'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
  ['   ', '', ''],
  ['李 小龍', '李', '小龍'],
])('the name %j is split on its first space', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test('every country is listed once', () => {
  expect(new Set(billingCountries).size).toBe(billingCountries.length);
  expect(billingCountries.length).toBeGreaterThan(240);
});
