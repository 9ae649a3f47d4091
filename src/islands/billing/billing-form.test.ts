import { expect, test } from 'vitest';
import { cardOwner } from './billing-form.tsx';

const address = {
  address1: ' 1 Main Street ',
  address2: '',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
};

function dataOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test.each([
  [
    { firstName: 'Ada ', lastName: 'Owner' },
    { firstName: 'Ada', lastName: 'Owner' },
  ],
  [{ name: 'Ada Maria Owner' }, { firstName: 'Ada', lastName: 'Maria Owner' }],
  [{}, { firstName: '', lastName: '' }],
])('the names %j are read as %j, and the address is trimmed', (names, read) => {
  expect(cardOwner(dataOf({ ...names, ...address }))).toEqual({
    ...address,
    ...read,
    address1: '1 Main Street',
  });
});
