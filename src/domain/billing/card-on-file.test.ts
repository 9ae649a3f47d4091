import { describe, expect, test } from 'vitest';
import { hasCard, isCardExpired, shortNumber, shownCard } from './card-on-file.ts';

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

test.each(['paypal', 'PayPal'])('%s is PayPal, and has no number', (type) => {
  const card = shownCard({ type, lastFour: null });
  expect(card).toEqual({ brand: 'paypal', number: undefined });
  expect(card && shortNumber(card)).toBe('PayPal');
});

describe('a card is expired', () => {
  const may = { year: 2027, month: 5 };
  test.each([
    ['in its month', may, '2027-05-01T12:00:00Z', 'UTC', false],
    ['on the last day of its month', may, '2027-05-31T23:59:59Z', 'UTC', false],
    ['on the day after', may, '2027-06-01T00:00:00Z', 'UTC', true],
    ['not yet where the last day is not over', may, '2027-06-01T03:00:00Z', 'America/Los_Angeles', false],
    ['already where the next month has begun', may, '2027-05-31T20:00:00Z', 'Asia/Tokyo', true],
    ['in the year after', may, '2028-01-15T12:00:00Z', 'UTC', true],
    ['not in the year before', may, '2026-12-31T12:00:00Z', 'UTC', false],
    ['in December', { year: 2026, month: 12 }, '2026-12-31T12:00:00Z', 'UTC', false],
    ['after December', { year: 2026, month: 12 }, '2027-01-01T12:00:00Z', 'UTC', true],
    ['not where the month is not known', null, '2099-01-01T12:00:00Z', 'UTC', false],
  ])('%s', (_when, expires, now, timeZone, isExpired) => {
    const at = { nowMs: Date.parse(now), timeZone };
    expect(isCardExpired({ expired: false, expires }, at)).toBe(isExpired);
    expect(isCardExpired({ expired: true, expires }, at)).toBe(true);
  });
});

describe('a card is on file', () => {
  test.each([
    [{ card_type: 'visa', last_four: '4242' }, true],
    [{ card_type: null, last_four: '4242' }, true],
    [{ card_type: 'visa', last_four: null }, true],
    [{ card_type: 'paypal', last_four: null }, true],
    [{ card_type: null, last_four: null }, false],
    [undefined, false],
  ])('%j: %s', (billing, isOnFile) => {
    expect(hasCard(billing)).toBe(isOnFile);
  });
});
