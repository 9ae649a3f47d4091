import { describe, expect, it, test } from 'vitest';
import { fillIn } from './fill-in.ts';

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

  it('never reads a value as a sentence', () => {
    expect(fillIn('{a}', { a: '{b} $& $1 $$', b: 'x' })).toBe('{b} $& $1 $$');
  });

  it('takes no value from a prototype', () => {
    expect(fillIn('{constructor} {__proto__} {toString}', {})).toBe('{constructor} {__proto__} {toString}');
  });
});
