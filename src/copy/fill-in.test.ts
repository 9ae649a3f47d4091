import { describe, expect, it, test } from 'vitest';
import { fillIn, oneAfterAnother } from './fill-in.ts';

describe('fillIn', () => {
  test.each([
    ['Renews on {date}', { date: 'May 1' }, 'Renews on May 1'],
    ['{used} of {allowed}', { used: 0, allowed: 5 }, '0 of 5'],
    ['{a}{a}', { a: 'x' }, 'xx'],
    ['{a} {b}', { a: 'x' }, 'x {b}'],
    ['no names', { a: 'x' }, 'no names'],
    ['{a}', { a: '' }, ''],
    ['', {}, ''],
  ])('%j with %j is %j', (sentence, values, text) => {
    expect(fillIn(sentence, values)).toBe(text);
  });

  it('never fills in the variables of a value', () => {
    expect(fillIn('{a}', { a: '{b} $& $1 $$', b: 'x' })).toBe('{b} $& $1 $$');
  });

  it('reads no value from a prototype', () => {
    expect(fillIn('{constructor} {__proto__} {toString}', {})).toBe('{constructor} {__proto__} {toString}');
  });
});

describe('a sentence by number', () => {
  const arabic = {
    language: 'ar',
    forms: {
      zero: 'لا أجهزة',
      one: 'جهاز واحد',
      two: 'جهازان',
      few: '{count} أجهزة',
      many: '{count} جهازًا',
      other: '{count} جهاز',
    },
  } as const;

  test.each([
    [0, 'لا أجهزة'],
    [1, 'جهاز واحد'],
    [2, 'جهازان'],
    [3, '3 أجهزة'],
    [11, '11 جهازًا'],
    [100, '100 جهاز'],
    [103, '103 أجهزة'],
  ])('uses the plural form of its language for %i', (count, text) => {
    expect(fillIn(arabic, { count })).toBe(text);
  });

  test.each([
    [1, 'monthly'],
    [12, 'yearly'],
    [2, 'every 2 months'],
  ])('prefers an exact number to a plural form: %i', (count, text) => {
    const forms = { 1: 'monthly', 12: 'yearly', other: 'every {count} months' };
    expect(fillIn({ language: 'en', forms }, { count })).toBe(text);
  });

  it('uses the same form for 0 as for 1 in French', () => {
    const forms = { one: '{count} appareil', other: '{count} appareils' };
    expect(fillIn({ language: 'fr', forms }, { count: 0 })).toBe('0 appareil');
  });
});

test('sentences are joined with a space, except in Japanese', () => {
  expect(oneAfterAnother(['One.', 'Two.'], 'en')).toBe('One. Two.');
  expect(oneAfterAnother(['一。', '二。'], 'ja')).toBe('一。二。');
});
