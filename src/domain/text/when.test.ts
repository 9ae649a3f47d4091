import { describe, expect, it } from 'vitest';
import { comingOf, isPast, momentOf } from './when.ts';

const noon = Date.parse('2026-12-11T12:00:00Z');

describe('A point in time', () => {
  it('is past once it has come', () => {
    expect([noon - 1, noon, noon + 1].map((when) => isPast(when, noon))).toEqual([true, true, false]);
  });
});

describe('A calendar day', () => {
  it.each([
    ['2026-12-11T00:00:00Z', 'as it begins in UTC', false],
    ['2026-12-11T23:59:59Z', 'as it ends in UTC', false],
    ['2026-12-12T11:59:59Z', 'while it is still the day at the last places on Earth', false],
    ['2026-12-12T12:00:00Z', 'when it has ended there too', true],
  ])('at %s, %s, is past: %s', (now, _what, expected) => {
    expect(isPast('2026-12-11', Date.parse(now))).toBe(expected);
  });

  it('begins at midnight UTC', () => {
    expect(momentOf('2026-12-11')).toBe(Date.parse('2026-12-11T00:00:00Z'));
  });
});

it('what is to come stays as it is, and everything else is null', () => {
  expect(comingOf('2026-12-11', noon)).toBe('2026-12-11');
  expect(comingOf(noon + 1, noon)).toBe(noon + 1);
  expect([comingOf('2026-12-01', noon), comingOf(noon, noon), comingOf(null, noon)]).toEqual([
    null,
    null,
    null,
  ]);
});
