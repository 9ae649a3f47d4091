import { describe, expect, it, test } from 'vitest';
import type { DeclarationFields } from '../../contracts/legal/declaration.ts';
import { spellings } from '../../../tests/support/typed-spellings.ts';
import { readDeclaration } from './declaration.ts';

const NOW_MS = Date.UTC(2026, 11, 11, 12);
const fields: DeclarationFields = {
  name: 'Erika Mustermann',
  email: 'erika@person.example',
  contract: 'Premium, monthly',
  orderedOn: '',
  cause: 'ordinary',
  reason: '',
  ends: 'soonest',
  endsOn: '',
};
const withdrawal = (more: Partial<DeclarationFields> = {}) =>
  readDeclaration('withdrawal', { ...fields, ...more }, NOW_MS);
const cancellation = (more: Partial<DeclarationFields> = {}) =>
  readDeclaration('cancellation', { ...fields, ...more }, NOW_MS);
const person = { name: fields.name, email: fields.email, contract: fields.contract };

describe('a declaration', () => {
  it('withdraws from a contract, with the day of the order where it is known', () => {
    expect(withdrawal()).toEqual({
      ok: true,
      declaration: { kind: 'withdrawal', ...person, orderedOn: undefined },
    });
    expect(withdrawal({ orderedOn: ' ٢٠٢٦–١٢–٠١\u200e ' })).toMatchObject({
      declaration: { orderedOn: '2026-12-01' },
    });
  });

  it('cancels a contract: to the end of a period or for a reason, soon or on a day', () => {
    expect(cancellation()).toEqual({
      ok: true,
      declaration: { kind: 'cancellation', ...person, reason: undefined, endsOn: undefined },
    });
    expect(
      cancellation({
        cause: 'special',
        reason: ' It stopped.\r\n\r\nTwice. ',
        ends: 'day',
        endsOn: '2027-01-31',
      }),
    ).toMatchObject({ declaration: { reason: 'It stopped.\n\nTwice.', endsOn: '2027-01-31' } });
  });

  it('has nothing of what was typed and not chosen, or is of the other kind', () => {
    expect(cancellation({ reason: 'x', endsOn: '2001-01-01', orderedOn: 'x' })).toEqual(cancellation());
    expect(withdrawal({ cause: 'special', ends: 'day', endsOn: 'x' })).toEqual(withdrawal());
  });
});

test.each<[string, Partial<DeclarationFields>, object]>([
  ['no name', { name: ' \u202e ' }, { name: 'name_missing' }],
  ['a long name', { name: 'x'.repeat(101) }, { name: 'text_long' }],
  ['no address', { email: 'erika@' }, { email: 'email_invalid' }],
  ['two addresses', { email: 'a@b.example, c@d.example' }, { email: 'email_invalid' }],
  ['no contract', { contract: '\t' }, { contract: 'contract_missing' }],
  ['a long contract', { contract: 'x'.repeat(201) }, { contract: 'text_long' }],
  ['no reason', { cause: 'special', reason: '\r\n' }, { reason: 'reason_missing' }],
  ['a long reason', { cause: 'special', reason: 'x'.repeat(1_001) }, { reason: 'text_long' }],
  ['no day', { ends: 'day' }, { endsOn: 'endsOn_invalid' }],
  ['a day that does not exist', { ends: 'day', endsOn: '2027-02-30' }, { endsOn: 'endsOn_invalid' }],
  ['a day that has passed everywhere', { ends: 'day', endsOn: '2026-12-10' }, { endsOn: 'endsOn_invalid' }],
])('a cancellation with %s is refused', (_what, typed, faults) => {
  expect(cancellation(typed)).toEqual({ ok: false, faults });
});

test.each([
  ['2026-12-12', true],
  ['2026-12-13', false],
  ['11.12.2026', false],
])('an order on %s may be withdrawn: %s', (orderedOn, ok) => {
  expect(withdrawal({ orderedOn }).ok).toBe(ok);
});

test('every wrong field is told at once', () => {
  expect(cancellation({ name: '', email: '', contract: '', cause: 'special', ends: 'day' })).toEqual({
    ok: false,
    faults: {
      name: 'name_missing',
      email: 'email_invalid',
      contract: 'contract_missing',
      reason: 'reason_missing',
      endsOn: 'endsOn_invalid',
    },
  });
});

test.each(spellings)('the address is read as it counts: %s', (_name, spell) => {
  expect(withdrawal({ email: spell('erika-25@person.example') })).toMatchObject({
    declaration: { email: 'erika-25@person.example' },
  });
});

test('name and contract are as their owner writes them, without what nobody sees', () => {
  expect(
    withdrawal({ name: '\u200eعلی\u200cرضا\u3000١\u202c ', contract: '\ufeff№ １２ – \u00ad3' }),
  ).toMatchObject({
    declaration: { name: 'علی\u200cرضا ١', contract: '№ １２ – 3' },
  });
});

test.each([
  'Erika\r\nBcc: all@person.example',
  'Erika\u2028Bcc: all@person.example',
  'Erika \0Bcc: all@person.example',
])('a name is one line: %j', (name) => {
  expect(withdrawal({ name })).toMatchObject({ declaration: { name: 'Erika Bcc: all@person.example' } });
});
