import { expect, test } from 'vitest';
import type { DeclarationFields } from '../../contracts/legal/declaration.ts';
import { declarationMail } from './declaration-mail.ts';

const words = {
  declares: 'I cancel this contract.',
  name: 'Name',
  contract: 'Contract',
  orderedOn: 'Ordered on',
  reason: 'Reason',
  ends: 'To end',
};
const fields: DeclarationFields = {
  name: 'Erika & Max',
  email: 'erika@person.example',
  contract: 'Premium',
  orderedOn: '2026-12-01',
  cause: 'special',
  reason: 'First.\nSecond.',
  ends: 'day',
  endsOn: '2027-01-31',
};
const bodyOf = (address: string) => new URL(address).searchParams.get('body')?.split('\r\n');

test('a mail has what was typed for its kind, and only its own line breaks', () => {
  const mail = declarationMail('support@geeni.example', 'cancellation', fields, words);
  expect(mail).toMatch(/^mailto:support@geeni\.example\?subject=I%20cancel%20this%20contract\.&body=/);
  expect(bodyOf(mail)).toEqual([
    'I cancel this contract.',
    '',
    'Name: Erika & Max',
    'Contract: Premium',
    'Reason: First.',
    'Second.',
    'To end: 2027-01-31',
  ]);
  expect(bodyOf(declarationMail('support@geeni.example', 'withdrawal', fields, words))?.slice(3)).toEqual([
    'Contract: Premium',
    'Ordered on: 2026-12-01',
  ]);
});

test('what is empty or was not chosen is left out', () => {
  const none = { ...fields, name: ' ', cause: 'ordinary', ends: 'soonest' } as const;
  expect(bodyOf(declarationMail('support@geeni.example', 'cancellation', none, words))).toEqual([
    'I cancel this contract.',
    '',
    'Contract: Premium',
  ]);
});
