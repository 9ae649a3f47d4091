import { expect, test } from 'vitest';
import { declarationFields } from './declaration-fields.ts';

test('a form is read as it is typed, and what it lacks is empty', () => {
  const data = new FormData();
  data.set('name', ' Erika ');
  data.set('cause', 'special');
  expect(declarationFields(data)).toEqual({
    name: ' Erika ',
    email: '',
    contract: '',
    orderedOn: '',
    cause: 'special',
    reason: '',
    ends: 'soonest',
    endsOn: '',
  });
});
