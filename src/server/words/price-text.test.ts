import { describe, expect, it, test } from 'vitest';
import { toCome } from '../../../tests/support/platform-fixtures.ts';
import { brandOf } from '../../../tests/support/test-platform.ts';
import type { PriceStory } from '../../domain/orders/price-story.ts';
import { wordsFor } from '../request/words.ts';
import { chargeNotes, chargesText, renewalText } from './charges-text.ts';
import { costLines } from './price-text.ts';

const NEXT_MS = Date.UTC(2027, 0, 3, 12);
const NEXT = toCome(NEXT_MS);
const context = wordsFor({
  brand: brandOf('momentum'),
  locale: { language: 'en', format: 'en-US', direction: 'ltr' },
  timeZone: 'UTC',
});
const list = { subTotal: 999, tax: 80, total: 1_079 };
const first = { subTotal: 899, tax: 72, total: 971 };
const discount = { code: 'save10', description: '10 % off', off: 100, endsAtMs: null };
const plain: PriceStory = {
  currency: 'USD',
  cycle: 1,
  list,
  first: list,
  discount: null,
  setOff: null,
  todayTax: 80,
  today: 1_079,
  isTodayExact: true,
  next: { amount: 1_079, at: NEXT, isMost: false },
  recurring: { amount: 999, tax: 'added', total: 1_079 },
  keptDiscount: 0,
  forfeit: null,
  lostDiscount: null,
};
const said = (changes: Partial<PriceStory>) => {
  const story = { ...plain, ...changes };
  const lines = [chargesText(story, context), renewalText(story, context), ...chargeNotes(story, context)];
  return lines.filter((line) => line !== undefined);
};
const bill = (changes: Partial<PriceStory>) => {
  const told = costLines({ ...plain, ...changes }, { price: 'Premium', total: 'Charged today' }, context);
  return [...told.bill, told.total, ...told.later].map(({ label, value }) => `${label}: ${value}`);
};

describe('the bill of the first charge', () => {
  it('is the price, the tax and their sum', () => {
    expect(bill({})).toEqual(['Premium: $9.99', 'Tax: $0.80', 'Charged today: $10.79']);
  });

  test.each([
    [{ kind: 'once' }, '10 % off, first charge only'],
    [{ kind: 'always' }, '10 % off, every charge'],
    [{ kind: 'unknown' }, '10 % off, first charge'],
    [{ kind: 'span', amount: 3, unit: 'month' }, '10 % off, every charge before January 3, 2027'],
  ] as const)('says how long a discount lasts: %j', (lasts, label) => {
    const endsAtMs = lasts.kind === 'span' ? NEXT_MS : null;
    const with10 = { first, todayTax: 72, today: 971, discount: { ...discount, lasts, endsAtMs } };
    expect(bill(with10)).toEqual([
      'Premium: $9.99',
      `${label}: -$1.00`,
      'Tax: $0.72',
      'Charged today: $9.71',
    ]);
  });

  test.each<[Partial<PriceStory>, string[]]>([
    [
      { keptDiscount: 100, first, todayTax: 72, today: 971 },
      ['Your discount: -$1.00', 'Tax: $0.72', 'Charged today: $9.71'],
    ],
    [
      { setOff: { why: 'credit', amount: 399, plan: 'Plus' }, todayTax: 48, today: 648 },
      ['Credit for Plus: -$3.99', 'Tax: $0.48', 'Charged today: $6.48'],
    ],
  ])('names what is taken off today: %j', (changes, lines) => {
    expect(bill(changes)).toEqual(['Premium: $9.99', ...lines]);
  });

  const nothingToday = { todayTax: 0, today: 0 };
  const untaxed = {
    list: { ...list, tax: 0, total: 999 },
    recurring: { amount: 999, tax: 'none', total: 999 },
  } as const;
  const inTrial = { why: 'trial', amount: 999, until: NEXT } as const;
  test.each<[Partial<PriceStory>, string[]]>([
    [{ setOff: inTrial }, []],
    [
      { setOff: { ...inTrial, until: null }, keptDiscount: 100, first },
      ['After your free trial: $9.99 per month plus tax', 'Your discount: -$1.00'],
    ],
    [
      { setOff: { ...inTrial, why: 'later', until: null }, ...untaxed, keptDiscount: 100, first },
      ['When your current period ends: $9.99 per month', 'Your discount: -$1.00'],
    ],
    [
      { setOff: inTrial, first, discount: { ...discount, lasts: { kind: 'once' } } },
      ['From January 3, 2027: $9.99 per month plus tax', '10 % off, first charge only: -$1.00'],
    ],
    [
      {
        setOff: inTrial,
        first,
        keptDiscount: 100,
        recurring: { amount: 1_079, tax: 'included', total: 1_079 },
      },
      ['From January 3, 2027: $10.79 per month, tax included', 'Your discount: -$1.08'],
    ],
  ])('a price that begins later is no charge of today: %j', (changes, lines) => {
    expect(bill({ ...nothingToday, ...changes })).toEqual(['Tax: $0.00', 'Charged today: $0.00', ...lines]);
  });

  it('names a code that has no description', () => {
    expect(bill({ first, discount: { ...discount, description: null, lasts: { kind: 'once' } } })[1]).toBe(
      'Promo code save10, first charge only: -$1.00',
    );
  });

  test.each([
    [{}, 1],
    [{ ...nothingToday, setOff: inTrial }, 3],
  ])('promises nothing for a code that the price does not show: %j', (changes, at) => {
    const shown = { ...discount, off: 0, lasts: { kind: 'always' } as const };
    expect(bill({ ...changes, discount: shown })[at]).toBe('Promo code save10: Not in this price');
  });

  it('shows no amount for the tax at an unknown address', () => {
    expect(bill({ recurring: { amount: 999, tax: 'unknown', total: 999 } })[1]).toBe(
      'Tax: Depends on your billing address',
    );
  });
});

describe('what is charged today and later', () => {
  const then = '$10.79 today, then $10.79 on January 3, 2027';
  const monthly = 'Renews monthly until you cancel.';
  const renews = 'Renews at $9.99 per month plus tax until you cancel.';

  test.each<[string, Partial<PriceStory>, string[]]>([
    ['all is known', {}, [then, monthly]],
    [
      'every year',
      { cycle: 12 },
      ['$10.79 today, then $10.79 on January 3, 2027', 'Renews yearly until you cancel.'],
    ],
    [
      'a first charge with a discount',
      { next: { amount: 971, at: NEXT, isMost: false } },
      ['$10.79 today, then $9.71 on January 3, 2027', renews],
    ],
    [
      'a discount of unknown length',
      { next: { amount: 1_079, at: NEXT, isMost: true } },
      ['$10.79 today, then $10.79 or less on January 3, 2027', renews],
    ],
    [
      'an unknown day',
      { next: { amount: 1_079, at: null, isMost: false } },
      ['$10.79 today, then $10.79 when your current period ends', monthly],
    ],
    [
      'an unknown day, and a discount of unknown length',
      { next: { amount: 1_079, at: null, isMost: true } },
      ['$10.79 today, then $10.79 or less when your current period ends', renews],
    ],
    [
      'an unknown day at an unknown address',
      {
        recurring: { amount: 999, tax: 'unknown', total: 999 },
        next: { amount: 999, at: null, isMost: false },
      },
      ['$10.79 plus any tax today, then $9.99 plus any tax when your current period ends', monthly],
    ],
    [
      'an unknown address',
      {
        recurring: { amount: 999, tax: 'unknown', total: 999 },
        next: { amount: 999, at: NEXT, isMost: false },
      },
      ['$10.79 plus any tax today, then $9.99 plus any tax on January 3, 2027', monthly],
    ],
    [
      'an unknown address, and nothing is charged today',
      {
        today: 0,
        recurring: { amount: 999, tax: 'unknown', total: 999 },
        next: { amount: 999, at: NEXT, isMost: true },
      },
      [
        '$0.00 today, then $9.99 or less, plus any tax on January 3, 2027',
        'Renews at $9.99 per month plus any tax until you cancel.',
      ],
    ],
    [
      'a tax that may be a cent off',
      { isTodayExact: false },
      [then, monthly, 'Today’s tax may still change in the last digit.'],
    ],
    ['a calendar day', { next: { amount: 1_079, at: toCome('2027-01-03'), isMost: false } }, [then, monthly]],
    [
      'a discount that is kept for an unknown time',
      { keptDiscount: 100 },
      [
        then,
        monthly,
        'Your next charge includes your discount. Later charges include it for as long as it lasts.',
      ],
    ],
    [
      'a discount that is kept for an unknown time, which may be over by then',
      { keptDiscount: 100, next: { amount: 1_079, at: NEXT, isMost: true } },
      ['$10.79 today, then $10.79 or less on January 3, 2027', renews],
    ],
    [
      'a discount that ends with the order',
      { lostDiscount: { plan: 'Plus', amount: 539, list: 599 } },
      [
        then,
        monthly,
        'Your discount on Plus ends with this order. If you kept Plus, its next charge would be $5.39 instead of $5.99, before tax.',
      ],
    ],
    [
      'the rest of a prepaid period, which is lost',
      { forfeit: { plan: 'Plus', endsAt: '2027-06-20', paid: 7_999, counted: 999 } },
      [
        then,
        monthly,
        'Plus is paid until June 20, 2027. Of the $79.99 you paid, $9.99 counts toward this order. The rest isn’t refunded.',
      ],
    ],
    ['nothing more is charged', { today: 0, next: null, recurring: null }, ['$0.00 today']],
  ])('%s', (_what, changes, lines) => {
    expect(said(changes)).toEqual(lines);
  });

  test.each([
    ['included', 'Renews at $9.99 per month, tax included, until you cancel.'],
    ['none', 'Renews at $9.99 per month until you cancel.'],
  ] as const)('the tax of the recurring charge is %s', (tax, line) => {
    expect(said({ recurring: { amount: 999, tax, total: 999 } })[1]).toBe(line);
  });
});
