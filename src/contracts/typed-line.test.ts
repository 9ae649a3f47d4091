import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { spellings } from '../../tests/support/typed-spellings.ts';
import { deletionForm } from './access/deletion.ts';
import { resetPasswordForm, resetPasswordRequest } from './access/recovery.ts';
import { signInForm, signInRequest } from './access/sign-in.ts';
import { linkingSignInForm } from './linking/linking.ts';
import { normalizeIdentifier, normalizeName } from './typed-line.ts';

describe('an address or a code', () => {
  const text = 'owner-2580@geeni.example';
  test.each(spellings)('%s', (_name, spell) => {
    expect(normalizeIdentifier(spell(text))).toBe(text);
  });

  test.each([
    ['\u{116da}\u{116e3}\u{116d0}\u{116d9}', '0909'],
    ['①②', '12'],
    ['an–en — em − minus ‑ no‑break', 'an-en - em - minus - no-break'],
    ['a。b．c｡d', 'a.b.c.d'],
    ['two  \n words', 'two words'],
    ['12O45l', '12O45l'],
    ['owne\u0301r', 'ownér'],
  ])('%j is %j', (typed, read) => {
    expect(normalizeIdentifier(typed)).toBe(read);
  });

  it('is read the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = normalizeIdentifier(typed);
        expect(normalizeIdentifier(once)).toBe(once);
        expect(once).not.toMatch(/[\p{Cc}\p{Cf}]|(?![0-9])\p{Nd}/u);
      }),
    );
  });
});

describe('a name', () => {
  test.each([
    ['  Ada \u00a0\t Lovelace\n', 'Ada Lovelace'],
    ['山田\u3000太郎', '山田 太郎'],
    ['\u202eAda\u202c \u2066Love\u2069lace\u200e', 'Ada Lovelace'],
    ['Ada\0\u0007 Love\u200blace\ufeff', 'Ada Lovelace'],
    ['Ada\r\nBcc: all@person.example', 'Ada Bcc: all@person.example'],
    ['Ada\u2028Bcc', 'Ada Bcc'],
    ['\u200b \u202e', ''],
    ['\u200c', ''],
  ])('%j is %j', (typed, name) => {
    expect(normalizeName(typed)).toBe(name);
  });

  test.each([
    ['Persian, with a non-joiner', 'علی\u200cرضا'],
    ['Sinhala, with a joiner', 'ශ්\u200dරී'],
    ['Japanese, with a variant of a letter', '葛\u{e0100}城'],
    ['full-width letters', 'ＡＤＡ　'.trim()],
    ['a ligature', 'ﬁona'],
    ['Arabic digits', 'عمارة ١٢'],
    ['a dash', 'Ada – Lovelace'],
    ['a raised letter', 'M\u1d9c Neil'],
    ['Hangul of single letters', 'ㄱㄴ'],
  ])('stays as its owner writes it: %s', (_what, typed) => {
    expect(normalizeName(typed)).toBe(typed);
  });
});

describe('a password is what was typed', () => {
  const username = 'owner@geeni.example';
  test.each([
    ['to sign in', signInRequest, { username, rememberMe: false }],
    ['to sign in by a plain form', signInForm, { username }],
    ['to link', linkingSignInForm, { username, note: '' }],
    ['to delete the account', deletionForm, {}],
    ['to have a new one', resetPasswordRequest, { confirmation: '' }],
    ['to have a new one by a plain form', resetPasswordForm, { confirmation: '' }],
  ])('%s', (_what, contract, others) => {
    for (const [, spell] of spellings) {
      const password = spell('Passw0rd-1.');
      expect(contract.parse({ ...others, password }).password).toBe(password);
    }
  });
});
