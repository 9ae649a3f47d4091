import { describe, expect, test } from 'vitest';
import type { When } from '../../contracts/when.ts';
import type { UpcomingAmount, UpcomingLine } from './upcoming-charges.ts';
import { firstOfItsKind, upcomingPattern } from './upcoming-pattern.ts';

type Charge = Extract<UpcomingLine, { kind: 'charge' }>;

const amountOf = (minorUnits: number, more: Partial<UpcomingAmount> = {}): UpcomingAmount => ({
  minorUnits,
  currency: 'USD',
  isMost: false,
  tax: 'included',
  ...more,
});
const charge = (at: When, amount: UpcomingAmount | null, more: Partial<Charge> = {}): Charge => ({
  subscriptionId: 'a',
  plan: 'Pro',
  kind: 'charge',
  months: 1,
  occasion: 'renews',
  isAbout: false,
  at,
  amount,
  ...more,
});
const ends = (at: When): UpcomingLine => ({ subscriptionId: 'a', plan: 'Pro', kind: 'ends', at });

const [december, january, february] = [
  Date.UTC(2026, 11, 3, 12),
  Date.UTC(2027, 0, 3, 12),
  Date.UTC(2027, 1, 3, 12),
];
const price = amountOf(799);
const pattern = (lines: readonly UpcomingLine[]) => upcomingPattern(lines, 'America/New_York');

describe('charges that are all alike are one amount each month', () => {
  test.each<[string, readonly UpcomingLine[], number | undefined]>([
    ['on a day', [charge(december, price), charge(january, price)], 3],
    ['on a calendar day', [charge('2026-12-26', price), charge('2027-01-26', price)], 26],
    [
      'on a day that short months do not have',
      [charge('2027-01-31', price), charge('2027-02-28', price)],
      undefined,
    ],
    [
      'on a day that may come later',
      [charge('2027-02-28', price), charge('2027-03-28', price, { isAbout: true })],
      undefined,
    ],
    [
      'at a time that winter puts on the day before',
      [charge(Date.UTC(2026, 9, 26, 4, 30), price), charge(Date.UTC(2026, 10, 26, 4, 30), price)],
      undefined,
    ],
  ])('%s', (_what, lines, day) => {
    expect(pattern(lines)).toEqual({ kind: 'monthly', amount: price, day });
  });
});

test('the next charge of the only plan is explained where it is more than a renewal', () => {
  const trial = charge(december, price, { occasion: 'trialEnds' });
  const usual = charge(january, price);
  expect(pattern([trial, usual])).toEqual({ kind: 'monthly', amount: price, day: 3 });
  expect(firstOfItsKind([trial, usual])).toBe(trial);
  expect(firstOfItsKind([usual])).toBeUndefined();
  expect(firstOfItsKind([ends(december)])).toBeUndefined();
  expect(firstOfItsKind([])).toBeUndefined();
  const other = charge(january, price, { subscriptionId: 'b' });
  expect(firstOfItsKind([trial, other])).toBeUndefined();
  expect(pattern([trial, other])).toMatchObject({ changes: [{ line: trial }, { line: other }] });
});

test.each<[string, readonly UpcomingLine[]]>([
  ['nothing', []],
  ['one charge', [charge(december, price, { months: 12 })]],
  ['charges of which no amount is known', [charge(december, null), charge(january, null)]],
])('beside the next charge there is nothing to say of %s', (_what, lines) => {
  expect(pattern(lines)).toEqual({ kind: 'nextOnly' });
});

describe('a line stays where something changes', () => {
  const first = charge(december, amountOf(599));
  const later = charge(january, price, { occasion: 'discountEnds' });
  const most = charge(january, amountOf(799, { isMost: true }));
  const other = charge(february, price, { subscriptionId: 'b' });
  test.each<[string, readonly UpcomingLine[], readonly (readonly [UpcomingLine, boolean])[]]>([
    ['the end of a discount', [first, later, charge(february, price)], [[later, true]]],
    ['an amount that is known less well', [first, most], [[most, false]]],
    ['an amount that is known no more', [first, charge(january, null)], [[charge(january, null), false]]],
    ['the end of a plan', [ends(december)], [[ends(december), false]]],
    [
      'the next charge of each of several plans',
      [first, charge(january, amountOf(599)), other],
      [
        [first, true],
        [other, false],
      ],
    ],
  ])('%s', (_what, lines, changes) => {
    expect(pattern(lines)).toEqual({
      kind: 'changes',
      changes: changes.map(([line, recurs]) => ({ line, recurs })),
    });
  });
});
