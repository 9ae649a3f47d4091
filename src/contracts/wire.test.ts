import { describe, expect, it, test } from 'vitest';
import { wireDateMs, wireId, wireNilText, wireText } from './wire.ts';

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

  it('never makes two ids one', () => {
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
  ])('%s', (wire, ms) => {
    expect(wireDateMs.parse(wire)).toBe(ms);
  });

  test.each([[undefined], [null], [''], ['soon'], ['2026-13-01'], ['12'], ['Plan 12'], ['never (1)']])(
    '%j is no date',
    (wire) => {
      expect(wireDateMs.parse(wire)).toBeNull();
    },
  );
});

describe('text that may be missing', () => {
  test.each([
    ['apple', 'apple'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (wire, text) => {
    expect(wireText.parse(wire)).toBe(text);
  });

  test.each([[1], [{}], [[]], ['x'.repeat(2_001)]])('refuses %j', (wire) => {
    expect(wireText.safeParse(wire).success).toBe(false);
  });
});

describe('a nil marker is no value (subscriptions-and-money.md section 3, Payment info)', () => {
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

  test.each([[true], [['visa']], ['x'.repeat(201)]])('refuses %j', (wire) => {
    expect(wireNilText.safeParse(wire).success).toBe(false);
  });
});
