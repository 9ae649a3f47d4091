import { describe, expect, it, test } from 'vitest';
import { newPasswordFault, PASSWORD_LENGTH, passwordFault, passwordNeeds } from './password-rule.ts';

const strict = { specialCharacter: true };
const lenient = { specialCharacter: false };
const punctuation = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];

describe('a new password', () => {
  test.each([
    ['Passw0rd!', undefined],
    ['        ', 'password_uppercase'],
    ['Aa1!567', 'password_short'],
    ['Aa1!5678', undefined],
    ['', 'password_short'],
    [`Aa1!${'x'.repeat(36)}`, undefined],
    [`Aa1!${'x'.repeat(37)}`, 'password_long'],
    ['passw0rd!', 'password_uppercase'],
    ['PASSW0RD!', 'password_lowercase'],
    ['Password!', 'password_number'],
    ['Passw0rds', 'password_special'],
    // Only the first fault is returned, in the order of the rule.
    ['a', 'password_short'],
    ['########', 'password_uppercase'],
    ['########A', 'password_lowercase'],
    ['########Aa', 'password_number'],
    ['AaAaAa11', 'password_special'],
    // A character that is not an ASCII letter, digit or punctuation counts for the length only.
    ['ÉÉÉééé1!', 'password_uppercase'],
    ['Aaaaaa٣!', 'password_number'],
    ['Aaaaaa1 ', 'password_special'],
    ['Aaaaaa1€', 'password_special'],
    ['Aaaaaa1¡', 'password_special'],
    ['Aaaaaa1\u0007', 'password_special'],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password, strict)).toBe(fault);
  });

  test.each([
    ['Passw0rds', undefined],
    ['Passw0rd!', undefined],
    ['Password', 'password_number'],
    ['Passw0r', 'password_short'],
  ])('%j where no special character is required: %s', (password, fault) => {
    expect(passwordFault(password, lenient)).toBe(fault);
  });

  test.each(punctuation)('%s is special', (character) => {
    expect(passwordFault(`Passw0rd${character}`, strict)).toBeUndefined();
  });

  it('has 32 special characters', () => {
    const all = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    const passing = all.filter((each) => !passwordFault(`Passw0rd${each}`, strict));
    expect(passing.toSorted()).toEqual(punctuation.toSorted());
  });

  it('counts code points, not UTF-16 units', () => {
    expect(passwordFault('Aa1!😀😀😀', strict)).toBe('password_short');
    expect(passwordFault('Aa1!😀😀😀😀', strict)).toBeUndefined();
    expect(passwordFault(`Aa1!${'😀'.repeat(36)}`, strict)).toBeUndefined();
  });

  it('takes 8 to 40 characters', () => {
    expect(PASSWORD_LENGTH).toEqual({ least: 8, most: 40 });
  });
});

describe('a password and its confirmation', () => {
  test.each([
    ['the same', 'Passw0rd!', 'Passw0rd!', undefined],
    ['different letter case', 'Passw0rd!', 'passw0rd!', 'passwords_differ'],
    ['a different Unicode normalisation', 'Passw0rd!\u00e9', 'Passw0rd!e\u0301', 'passwords_differ'],
    ['an extra space at the end', 'Passw0rd!', 'Passw0rd! ', 'passwords_differ'],
    ['an extra space at the start', 'Passw0rd!', ' Passw0rd!', 'passwords_differ'],
    ['nothing', 'Passw0rd!', '', 'passwords_differ'],
    ['both too short and different', 'a', 'b', 'password_short'],
  ])('%s', (_what, password, confirmation, fault) => {
    expect(newPasswordFault({ password, confirmation }, strict)).toBe(fault);
  });
});

describe('the requirements of a new password', () => {
  const metOf = (password: string, rule = strict) =>
    passwordNeeds(password, rule).flatMap(({ need, met }) => (met ? [need] : []));

  test.each([
    ['', []],
    ['abc', ['lowercase']],
    ['Abc1', ['uppercase', 'lowercase', 'number']],
    ['Passw0rd!', ['length', 'uppercase', 'lowercase', 'number', 'special']],
    [`Aa1!${'x'.repeat(37)}`, ['uppercase', 'lowercase', 'number', 'special']],
  ])('%j meets %j', (password, met) => {
    expect(metOf(password)).toEqual(met);
  });

  it('have no special character where the brand requires none', () => {
    expect(passwordNeeds('', lenient).map(({ need }) => need)).not.toContain('special');
  });

  it('are all met exactly when the password has no fault', () => {
    const passwords = ['Passw0rd!', 'Passw0rd', 'passw0rd!', 'PASSW0RD!', 'Password!', 'Aa1!'];
    for (const rule of [strict, lenient])
      for (const password of passwords) {
        const isWhole = passwordNeeds(password, rule).every(({ met }) => met);
        expect(isWhole).toBe(passwordFault(password, rule) === undefined);
      }
  });
});
