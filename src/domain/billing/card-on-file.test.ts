import { describe, expect, test } from 'vitest';
import { hasCard, shownCard } from './card-on-file.ts';

describe('Card brand display', () => {
  test.each([
    ['mastercard', 'mastercard'],
    ['Visa', 'visa'],
    ['american express', 'amex'],
    ['American_express', 'amex'],
    ['discover', 'discover'],
    ['Diners Club', 'dinersClub'],
    ['diners_club', 'dinersClub'],
    ['JCB', 'jcb'],
    ['apple', 'apple'],
    ['maestro', undefined],
    ['constructor', undefined],
  ] as const)('%s is %s', (type, brand) => {
    expect(shownCard({ type, lastFour: '4242' })?.brand).toBe(brand);
  });

  test('a missing last four is stars', () => {
    expect(shownCard({ type: 'visa', lastFour: null })?.number).toBe('•••• •••• •••• ****');
  });

  test('never more than four digits are shown', () => {
    expect(shownCard({ type: 'visa', lastFour: '4242424242424242' })?.number).toBe('•••• •••• •••• 4242');
  });

  test('neither type nor digits is no card', () => {
    expect(shownCard({ type: null, lastFour: null })).toBeUndefined();
  });
});

describe('a card is on file', () => {
  test.each([
    [{ card_type: 'visa', last_four: '4242' }, true],
    [{ card_type: null, last_four: '4242' }, true],
    [{ card_type: 'visa', last_four: null }, true],
    [{ card_type: null, last_four: null }, false],
    [undefined, false],
  ])('%j: %s', (billing, isOnFile) => {
    expect(hasCard(billing)).toBe(isOnFile);
  });
});
