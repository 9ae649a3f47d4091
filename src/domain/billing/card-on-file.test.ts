import { describe, expect, test } from 'vitest';
import { hasCard, shownCard } from './card-on-file.ts';

describe('a card as it is shown', () => {
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

  test('missing last four digits are stars', () => {
    expect(shownCard({ type: 'visa', lastFour: null })?.number).toBe('•••• •••• •••• ****');
  });

  test('at most four digits are shown', () => {
    expect(shownCard({ type: 'visa', lastFour: '4242424242424242' })?.number).toBe('•••• •••• •••• 4242');
  });

  test('there is no card without a type and without digits', () => {
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
