import { describe, expect, test } from 'vitest';
import { isStorableControl, storableTexts } from './typed-text.ts';

describe('a text is kept', () => {
  test.each([
    ['city', 'text', 'billing address-level2'],
    ['name', 'text', 'cc-name'],
    ['firstName', 'text', 'cc-given-name'],
    ['email', 'email', ''],
    ['note', 'textarea', ''],
    ['country', 'select-one', 'billing country'],
  ])('of the field %s (%s, %j)', (name, type, autocomplete) =>
    expect(isStorableControl({ name, type, autocomplete })).toBe(true),
  );

  test.each([
    ['password', 'password', ''],
    ['shown', 'text', 'current-password'],
    ['chosen', 'text', 'section-a new-password'],
    ['code', 'text', 'one-time-code'],
    ['number', 'text', 'cc-number'],
    ['cvc', 'tel', 'cc-csc'],
    ['expiry', 'text', 'cc-exp'],
    ['month', 'text', 'billing cc-exp-month'],
    ['token', 'hidden', ''],
    ['proof', 'file', ''],
    ['', 'text', ''],
  ])('but never of the field %j (%s, %j)', (name, type, autocomplete) =>
    expect(isStorableControl({ name, type, autocomplete })).toBe(false),
  );

  test.each([
    ['4242 4242 4242 4242', false],
    ['4242-4242-4242-4242', false],
    ['my card is 378282246310005', false],
    ['4242 4242 4242 4241', true],
    ['1 Main Street', true],
    ['+1 202 555 0142', true],
    ['62701', true],
    ['', true],
  ])('unless it contains a card number: %j', (text, isKept) =>
    expect(storableTexts({ city: text, state: 'IL' })).toEqual(
      isKept ? { city: text, state: 'IL' } : { state: 'IL' },
    ),
  );
});
