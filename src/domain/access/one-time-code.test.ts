import { describe, expect, test } from 'vitest';
import { oneTimeCode } from './one-time-code.ts';

describe('a one-time code has 6 digits', () => {
  test.each([
    ['123456', '123456'],
    ['000000', '000000'],
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['1\u00a023\t45\n6', '123456'],
  ])('%j is %s', (typed, code) => {
    expect(oneTimeCode(typed)).toBe(code);
  });

  test.each([
    [''],
    ['12345'],
    ['1234567'],
    ['12345a'],
    ['12345６'],
    ['١٢٣٤٥٦'],
    ['1e5000'],
    ['+12345'],
    ['12.456'],
    ['-'],
    [' '],
  ])('%j is not a code', (typed) => {
    expect(oneTimeCode(typed)).toBeUndefined();
  });
});
