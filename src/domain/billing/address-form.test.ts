import { describe, expect, it, test } from 'vitest';
import { billingCountries } from './billing-countries.ts';
import { addressFormOf } from './address-form.ts';
import { addressRuleOf } from './address-rule.ts';

/** The address of a form in short: `city!` is required, `|` begins a row. */
function shapeOf(country: string, stored?: { state: string; postalCode: string }): string {
  const address = addressFormOf(country, stored).slice(3);
  return address
    .map(({ name, isRequired, isWhole }) => `${isWhole ? '| ' : ''}${name}${isRequired ? '!' : ''}`)
    .join(' ');
}

const street = '| address1! | address2';

describe('the fields of an address are those of its country, in its order', () => {
  test.each([
    ['US', `${street} city! postalCode! | state!`, 'state', 'zip', 62],
    ['GB', `${street} city! postalCode!`, undefined, 'postal', 0],
    ['IE', `${street} city! postalCode | state`, 'county', 'eircode', 26],
    ['DE', `${street} postalCode! city!`, undefined, 'postal', 0],
    ['FR', `${street} postalCode! city!`, undefined, 'postal', 0],
    ['JP', `postalCode! state! | city! ${street}`, 'prefecture', 'postal', 47],
    ['CA', `${street} city! postalCode! | state!`, 'province', 'postal', 13],
    ['AU', `${street} city! postalCode! | state!`, 'state', 'postal', 9],
    ['BR', `${street} city! postalCode! | state!`, 'state', 'postal', 27],
    ['IN', `${street} city! postalCode! | state!`, 'state', 'pin', 36],
    ['AE', `${street} city! state!`, 'emirate', undefined, 7],
    ['HK', `state! city! ${street}`, 'area', undefined, 3],
    ['IL', `${street} city! postalCode`, undefined, 'postal', 0],
    ['MX', `${street} postalCode! city! | state!`, 'state', 'postal', 32],
    ['KR', `state! city! ${street} | postalCode!`, 'do_si', 'postal', 17],
    ['HU', `| city! ${street} | postalCode!`, undefined, 'postal', 0],
    ['SG', `${street} city! postalCode!`, undefined, 'postal', 0],
    ['AG', `${street} | city!`, undefined, undefined, 0],
    ['', `${street} city! postalCode! | state!`, 'state', 'postal', 0],
  ])('%s: %s', (country, shape, area, postal, areas) => {
    expect(shapeOf(country)).toBe(shape);
    const rule = addressRuleOf(country);
    expect([rule.area, rule.postal, rule.areas?.length ?? 0]).toEqual([area, postal, areas]);
  });

  test.each([
    ['US', ['firstName', 'lastName', 'country']],
    ['DE', ['firstName', 'lastName', 'country']],
    ['JP', ['lastName', 'firstName', 'country']],
    ['KR', ['lastName', 'firstName', 'country']],
    ['TW', ['lastName', 'firstName', 'country']],
    ['VN', ['lastName', 'firstName', 'country']],
    ['HU', ['lastName', 'firstName', 'country']],
  ])('%s: the name comes first as %j', (country, names) => {
    expect(
      addressFormOf(country)
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(names);
  });

  it('every country asks for name, country, street and city, and for nothing twice', () => {
    for (const country of [...billingCountries, '__proto__', 'ZZ']) {
      const names = addressFormOf(country).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(
        expect.arrayContaining(['firstName', 'lastName', 'country', 'address1', 'address2', 'city']),
      );
    }
  });
});

describe('what is sent for an area', () => {
  const sent = (country: string, stored = '') => {
    const state = addressFormOf(country, { state: stored, postalCode: '' }).find(
      ({ name }) => name === 'state',
    );
    return state?.areas?.map(({ value }) => value) ?? [];
  };

  test.each([
    ['US', 'IL'],
    ['CA', 'Ontario'],
    ['JP', 'Tokyo'],
    ['AE', 'Dubai'],
    ['HK', 'Kowloon'],
    ['IE', 'Co. Dublin'],
  ])('%s: its code in the US, else its name in Latin letters: %s', (country, value) => {
    expect(sent(country)).toContain(value);
  });

  test.each([
    ['JP', '東京都', 'Tokyo'],
    ['CA', 'ON', 'Ontario'],
    ['AU', 'nsw', 'New South Wales'],
    ['AE', 'دبي', 'Dubai'],
  ])('%s: %s stays as it is stored', (country, stored, name) => {
    expect(sent(country, stored)).toContain(stored);
    expect(sent(country, stored)).not.toContain(name);
  });

  it('only the list of the US is closed', () => {
    const closed = billingCountries.filter((country) =>
      addressFormOf(country).some(({ isClosed }) => isClosed),
    );
    expect(closed).toEqual(['US']);
    expect(sent('US').every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    expect(sent('US', 'Illinois')).toEqual(sent('US'));
  });
});

test.each([
  ['DE', { state: 'Berlin', postalCode: '' }, `${street} postalCode! city! | state`],
  ['GB', { state: 'Surrey', postalCode: '' }, `${street} city! postalCode! | state`],
  ['AE', { state: 'Dubai', postalCode: '00000' }, `${street} city! postalCode | state!`],
  ['HK', { state: '', postalCode: '999077' }, `postalCode state! | city! ${street}`],
])('%s: what is stored as %j has a field that may stay empty: %s', (country, stored, shape) => {
  expect(shapeOf(country, stored)).toBe(shape);
});
