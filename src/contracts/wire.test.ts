import { describe, expect, it, test } from 'vitest';
import {
  wireChoice,
  wireCount,
  wireCurrency,
  wireDateMs,
  wireFlag,
  wireId,
  wireInt,
  wireKey,
  wireName,
  wireNilText,
  wireText,
  wireWhen,
} from './wire.ts';

describe('an id is text inside the portal', () => {
  test.each([
    [12, '12'],
    ['12', '12'],
    ['12abc', '12abc'],
    [0, '0'],
    [-1, '-1'],
    ['__proto__', '__proto__'],
  ])('%j is %j', (wire, id) => {
    expect(wireId.parse(wire)).toBe(id);
  });

  it('never reads two ids as one', () => {
    expect(wireId.parse('12abc')).not.toBe(wireId.parse(12));
    expect(wireId.parse('012')).not.toBe(wireId.parse(12));
    expect(wireId.parse('12.0')).not.toBe(wireId.parse(12));
  });

  test.each([
    [''],
    [null],
    [undefined],
    [1.5],
    [Number.NaN],
    [2 ** 53],
    [true],
    [{}],
    [['1']],
    ['x'.repeat(201)],
  ])('refuses %j', (wire) => {
    expect(wireId.safeParse(wire).success).toBe(false);
  });
});

describe('a date is milliseconds since 1970 inside the portal', () => {
  test.each([
    ['2026-12-03T10:00:00Z', Date.UTC(2026, 11, 3, 10)],
    ['2026-12-03T10:00:00.250Z', Date.UTC(2026, 11, 3, 10, 0, 0, 250)],
    ['2026-12-03T10:00:00+02:00', Date.UTC(2026, 11, 3, 8)],
    ['2026-12-03', Date.UTC(2026, 11, 3)],
    ['1970-01-01T00:00:00Z', 0],
    [' 2026-12-03 ', Date.UTC(2026, 11, 3)],
    [1_796_292_000, Date.UTC(2026, 11, 3, 10)],
    [1_796_292_000.25, Date.UTC(2026, 11, 3, 10, 0, 0, 250)],
    [1_796_292_000_000, Date.UTC(2026, 11, 3, 10)],
    ['1796292000', Date.UTC(2026, 11, 3, 10)],
    ['1796292000000', Date.UTC(2026, 11, 3, 10)],
    ['2199-12-31T23:59:59Z', Date.UTC(2199, 11, 31, 23, 59, 59)],
    [7_258_118_399, Date.UTC(2199, 11, 31, 23, 59, 59)],
  ])('%s', (wire, ms) => {
    expect(wireDateMs.parse(wire)).toBe(ms);
  });

  test.each([
    [undefined],
    [null],
    [''],
    [0],
    [12],
    [-1],
    [Number.NaN],
    [1e30],
    [true],
    [{}],
    [[]],
    ['soon'],
    ['2026-13-01'],
    ['12'],
    ['Plan 12'],
    ['never (1)'],
    ['2200-01-01'],
    ['9999-12-31T23:59:59Z'],
    ['0001-01-01T00:00:00Z'],
    ['1900-01-01'],
    [253_402_300_799],
    [253_402_300_799_000],
    [1_796_292_000_000_000],
    ['1796292000000000'],
    [1_796_292_000_000_000_000],
  ])('%j is not a date', (wire) => {
    expect(wireDateMs.parse(wire)).toBeNull();
    expect(wireWhen.parse(wire)).toBeNull();
  });

  test.each([
    ['2026-12-03', '2026-12-03'],
    ['2199-12-31', '2199-12-31'],
    ['9999-12-31', null],
    ['0001-01-01', null],
  ])('the day %s is %s for people', (wire, day) => {
    expect(wireWhen.parse(wire)).toBe(day);
  });
});

describe('an optional text', () => {
  test.each([
    ['apple', 'apple'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (wire, text) => {
    expect(wireText.parse(wire)).toBe(text);
  });

  test.each([[true], [{}], [[]]])('refuses %j', (wire) => {
    expect(wireText.safeParse(wire).success).toBe(false);
  });
});

const hostile = '\u202e\u0000Pro\u001b\u2066 Plus\u2069\u200f\u061c\u200e';

describe('a text for people is plain', () => {
  test.each([
    [hostile, 'Pro Plus'],
    ['two\r\nlines\tand\u2028a tab', 'two lines and a tab'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}', '👩\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['soft\u00adhyphen, 1\u00a0000\u202f€', 'soft\u00adhyphen, 1\u00a0000\u202f€'],
  ])('%j is %j', (wire, text) => {
    expect([wireName.parse(wire), wireText.parse(wire), wireNilText.parse(wire)]).toEqual([text, text, text]);
  });

  it('and none where nothing is left', () => {
    expect(wireName.safeParse('\u202e\u0000').success).toBe(false);
    expect([wireText.parse('\u202e\u0000'), wireNilText.parse('\u0007')]).toEqual([null, null]);
  });

  it('but a key and an id stay as they came', () => {
    expect([wireKey.parse(hostile), wireId.parse(hostile)]).toEqual([hostile, hostile]);
  });
});

describe('a nil marker is read as null', () => {
  test.each([
    ['visa', 'visa'],
    ['0042', '0042'],
    [4242, '4242'],
    [{ '@nil': true }, null],
    [{ nil: 'true' }, null],
    [{}, null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (wire, text) => {
    expect(wireNilText.parse(wire)).toBe(text);
  });

  test.each([[true], [['visa']]])('refuses %j', (wire) => {
    expect(wireNilText.safeParse(wire).success).toBe(false);
  });
});

describe('a whole number, as a number or as text', () => {
  test.each([
    [12, 12],
    ['12', 12],
    [' 12 ', 12],
    ['12.0', 12],
    ['-7', -7],
    ['+7', 7],
  ])('%j is %j', (wire, number) => {
    expect(wireInt.parse(wire)).toBe(number);
  });

  test.each([
    [1.5],
    ['1.5'],
    ['1,000'],
    ['$12'],
    ['12 USD'],
    ['1e3'],
    [''],
    [' '],
    ['0x1'],
    [true],
    [null],
    [{}],
    [Number.NaN],
  ])('refuses %j', (wire) => {
    expect(wireInt.safeParse(wire).success).toBe(false);
  });

  it('does not accept a count below 0', () => {
    expect(wireCount.safeParse('-1').success).toBe(false);
  });
});

describe('a flag', () => {
  test.each([
    [true, true],
    ['true', true],
    ['TRUE', true],
    ['Yes', true],
    [1, true],
    ['1', true],
    [false, false],
    ['False', false],
    ['no', false],
    [0, false],
  ])('%j is %j', (wire, flag) => {
    expect(wireFlag.parse(wire)).toBe(flag);
  });

  test.each([['maybe'], [2], [''], [null], [{}]])('refuses %j', (wire) => {
    expect(wireFlag.safeParse(wire).success).toBe(false);
  });
});

describe('a word of an enumeration', () => {
  test.each([
    ['EMAIL', 'email'],
    ['Phone', 'phone'],
    [' phone ', 'phone'],
    ['carrier pigeon', 'unknown'],
    [7, 'unknown'],
    ['__proto__', 'unknown'],
  ])('%j is %s', (wire, word) => {
    expect(wireChoice('email', 'phone').parse(wire)).toBe(word);
  });

  test.each([
    ['usd', 'USD'],
    [' Cad ', 'CAD'],
  ])('the currency %j is %s', (wire, currency) => {
    expect(wireCurrency.parse(wire)).toBe(currency);
  });
});

describe('a name', () => {
  test.each([
    ['Pro', 'Pro'],
    [360, '360'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(9_000), 'x'.repeat(2_000)],
    ['a\ud800', 'a\ufffd'],
  ])('%j is read as a name', (wire, name) => {
    expect(wireName.parse(wire)).toBe(name);
  });

  test.each([[''], ['  '], [null], [{}]])('refuses %j', (wire) => {
    expect(wireName.safeParse(wire).success).toBe(false);
  });
});
