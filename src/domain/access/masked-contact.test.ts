import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contactOf, maskedContact } from './masked-contact.ts';

describe('MFA contact masking', () => {
  test.each([
    ['jane@example.com', 'j*****@e*****.com'],
    ['jane.doe+cam@mail.example.co.uk', 'j*****@m*****.uk'],
    ['a@b.c', 'a*****@b*****.c'],
    ['"odd@local"@example.com', '"*****@e*****.com'],
    ['jane@localhost', 'j*****@l*****'],
    ['jane', 'j*****@*****'],
    ['jane@', 'j*****@*****'],
    ['@example.com', '*****@e*****.com'],
    ['😀smile@😀.example', '😀*****@😀*****.example'],
    ['', '*****@*****'],
  ])('the e-mail %j reads %s', (value, masked) => {
    expect(maskedContact({ type: 'email', value })).toBe(masked);
  });

  test.each([
    ['+1 555 010 4477', '(xxx) xxx-xx77'],
    ['(555) 010-44 09', '(xxx) xxx-xx09'],
    ['5550104477', '(xxx) xxx-xx77'],
    ['no digits', '(xxx) xxx-xx'],
    ['', '(xxx) xxx-xx'],
  ])('the phone number %j reads %s', (value, masked) => {
    expect(maskedContact({ type: 'phone', value })).toBe(masked);
  });

  it('shows only two characters and the top-level domain of any e-mail', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (value) => {
        const masked = maskedContact({ type: 'email', value });
        const topLevel = /\.[^.@]*$/.exec(value)?.[0] ?? '';
        const shown = [...masked].length - [...'*****@*****'].length;
        expect(shown).toBeLessThanOrEqual(2 + [...topLevel].length);
        expect(masked).toMatch(/^.?\*{5}@.?\*{5}/su);
      }),
      { numRuns: 2_000, seed: 20_261_121 },
    );
  });

  it('shows only the last two digits of any phone number', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const digits = value.replace(/\D/g, '');
        expect(maskedContact({ type: 'phone', value })).toBe(`(xxx) xxx-xx${digits.slice(-2)}`);
      }),
    );
  });
});

describe('the contact is a phone number when present, otherwise an e-mail', () => {
  test.each([
    [
      { phoneNumber: '5550104477', email: 'jane@example.com' },
      { type: 'phone', value: '5550104477' },
    ],
    [{ email: 'jane@example.com' }, { type: 'email', value: 'jane@example.com' }],
    [
      { phoneNumber: '', email: 'jane@example.com' },
      { type: 'email', value: 'jane@example.com' },
    ],
    [
      { phoneNumber: null, email: 'jane@example.com' },
      { type: 'email', value: 'jane@example.com' },
    ],
    [{ phoneNumber: null, email: null }, undefined],
    [{}, undefined],
  ])('%j gives %j', (info, contact) => {
    expect(contactOf(info)).toEqual(contact);
  });
});
