import { describe, expect, it, test } from 'vitest';
import { aPlan, aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import type { Subscription } from '../plans/subscription.ts';
import { grossPlan } from './gross-price.ts';
import { type UpcomingChargesParams, type UpcomingLine, upcomingCharges } from './upcoming-charges.ts';

const NOW = Date.UTC(2026, 10, 27);
const NEXT = Date.UTC(2026, 11, 3);
const month = (count: number) => Date.UTC(2026, 11 + count, 3);
const net = { isGross: false, shown: (plan: Plan) => plan };
const params: UpcomingChargesParams = {
  plans: [aPlan()],
  currency: 'USD',
  planCodes,
  lists: net,
  agreed: undefined,
  periodStarts: [],
  nowMs: NOW,
};

/** The charge that the platform states, before tax and with so much tax, in cents. */
function stated(subTotal: number, tax = 0, at: When = NEXT, currency = 'USD') {
  return { currency, subTotal, tax, total: subTotal + tax, at };
}
const renewing = (subTotal: number, tax = 0) =>
  aSubscription({ state: aState.running({ renewsAt: NEXT, nextCharge: stated(subTotal, tax) }) });

function chargesOf(subscription: Subscription, more: Partial<UpcomingChargesParams> = {}) {
  return upcomingCharges([subscription], { ...params, ...more });
}

/** A line in short: its day, with `about` where it may come later, and its amount: `799`, `799-` for at most, `799+` for tax to be added. */
function short(line: UpcomingLine | undefined): string {
  if (!line) return 'no line';
  const day = typeof line.at === 'number' ? new Date(line.at).toISOString().slice(0, 10) : line.at;
  if (line.kind === 'ends') return `${day} ends`;
  const { amount, occasion, isAbout } = line;
  const text =
    amount && `${amount.minorUnits}${amount.isMost ? '-' : ''}${amount.tax === 'added' ? '+' : ''}`;
  return `${isAbout ? 'about ' : ''}${day} ${occasion} ${text ?? '?'}`;
}

it('a plan that renews has a line for each month of a year, and their sum', () => {
  const { lines, sum } = chargesOf(renewing(799, 64));
  expect(lines.map(({ at }) => at)).toEqual(Array.from({ length: 12 }, (_each, count) => month(count)));
  expect(new Set(lines.map((line) => short(line).slice(11)))).toEqual(new Set(['renews 863']));
  expect(sum).toEqual({ minorUnits: 12 * 863, currency: 'USD' });
});

describe('the next charge, and the one after it', () => {
  const span = { kind: 'span', amount: 2, unit: 'month' } as const;
  const agreed = { planId: 'plan-pro', minorUnits: 600, currency: 'USD', atMs: NOW, lasts: span };
  test.each<[string, Subscription, Partial<UpcomingChargesParams>, string, string]>([
    ['the list price', renewing(799), {}, 'renews 799', 'renews 799'],
    ['with tax that tells the rate to the cent', renewing(799, 64), {}, 'renews 863', 'renews 863'],
    ['a discount of unknown length', renewing(600), {}, 'renews 600', 'renews 799-'],
    ['one whose tax is not known to the cent', renewing(1, 1), {}, 'renews 2', 'renews 799-+'],
    [
      'a discount that the order agreed for ever',
      renewing(600),
      { agreed: { ...agreed, lasts: { kind: 'always' } } },
      'renews 600',
      'renews 600',
    ],
    [
      'one for the first charge',
      renewing(600),
      { agreed: { ...agreed, lasts: { kind: 'once' } } },
      'renews 600',
      'discountEnds 799',
    ],
    ['one for two months', renewing(600), { agreed }, 'renews 600', 'renews 600'],
    [
      'one whose length nobody knows',
      renewing(600),
      { agreed: { ...agreed, lasts: { kind: 'unknown' } } },
      'renews 600',
      'renews 799-',
    ],
    [
      'one that was agreed for another plan',
      renewing(600),
      { agreed: { ...agreed, planId: 'plan-plus' } },
      'renews 600',
      'renews 799-',
    ],
    [
      'one of another amount',
      renewing(600),
      { agreed: { ...agreed, minorUnits: 601 } },
      'renews 600',
      'renews 799-',
    ],
    [
      'one of another currency',
      renewing(600),
      { agreed: { ...agreed, currency: 'CAD' } },
      'renews 600',
      'renews 799-',
    ],
    ['a price above the list, which is the account’s own', renewing(999), {}, 'renews 999', 'renews ?'],
    ['a plan that is in no list', renewing(799), { plans: [] }, 'renews 799', 'renews ?'],
    [
      'a currency without a list price',
      aSubscription({ state: aState.running({ renewsAt: NEXT, nextCharge: stated(5, 0, NEXT, 'JPY') }) }),
      {},
      'renews 5',
      'renews ?',
    ],
    [
      'a charge that is not stated',
      aSubscription({ state: aState.running({ renewsAt: NEXT }) }),
      {},
      'renews 799-+',
      'renews 799-+',
    ],
    [
      'one at a brand whose prices contain tax',
      aSubscription({ state: aState.running({ renewsAt: NEXT }) }),
      { lists: { isGross: true, shown: (plan: Plan) => grossPlan(plan, 0.2) } },
      'renews 959-',
      'renews 959-',
    ],
    [
      'a trial',
      aSubscription({ state: aState.trial({ endsAt: NEXT, nextCharge: stated(799) }) }),
      {},
      'trialEnds 799',
      'renews 799',
    ],
    [
      'a payment past due',
      aSubscription({ state: aState.pastDue({ renewsAt: NEXT, nextCharge: stated(799) }) }),
      {},
      'renews 799',
      'renews 799',
    ],
  ])('%s', (_case, subscription, more, first, second) => {
    const { lines } = chargesOf(subscription, more);
    expect(lines.slice(0, 2).map(short)).toEqual([`2026-12-03 ${first}`, `2027-01-03 ${second}`]);
  });

  it('a discount that ends in the year is told where it ends', () => {
    const { lines, sum } = chargesOf(renewing(600), { agreed });
    expect(lines.slice(1, 4).map(short)).toEqual([
      '2027-01-03 renews 600',
      '2027-02-03 discountEnds 799',
      '2027-03-03 renews 799',
    ]);
    expect(sum).toEqual({ minorUnits: 2 * 600 + 10 * 799, currency: 'USD' });
  });
});

describe('the days after a short month', () => {
  const on = (at: When, lasting = aState.running({ renewsAt: at, nextCharge: stated(799, 0, at) })) =>
    aSubscription({ state: lasting });
  const days = (subscription: Subscription, more: Partial<UpcomingChargesParams> = {}) =>
    chargesOf(subscription, { nowMs: Date.UTC(2027, 0, 29), ...more })
      .lines.slice(0, 4)
      .map((line) => short(line).replace(/ (renews|changes|trialEnds|discountEnds) .*/, ''));
  const FEBRUARY = '2027-02-28' as const;
  const about = [FEBRUARY, 'about 2027-03-28', 'about 2027-04-28', 'about 2027-05-28'];
  const from31 = [FEBRUARY, '2027-03-31', '2027-04-30', '2027-05-31'];
  const from28 = [FEBRUARY, '2027-03-28', '2027-04-28', '2027-05-28'];
  const moment = Date.UTC(2027, 0, 31, 23, 30);
  const to = { planName: 'Plus', planCode: 'plus_m', billingCycle: 1, effectiveAt: FEBRUARY };
  const changing = (billingCycle: number) =>
    aState.changing({ to: { ...to, billingCycle }, at: FEBRUARY, nextCharge: stated(799, 0, FEBRUARY) });

  test.each<[string, Subscription, When[], string[]]>([
    [
      'January 31 comes back as the last day of each month',
      on('2027-01-31'),
      [],
      ['2027-01-31', FEBRUARY, '2027-03-31', '2027-04-30'],
    ],
    [
      'so does a moment of that day in UTC',
      on(moment),
      [],
      ['2027-01-31', FEBRUARY, '2027-03-31', '2027-04-30'],
    ],
    ['January 30', on('2027-01-30'), [], ['2027-01-30', FEBRUARY, '2027-03-30', '2027-04-30']],
    ['January 29', on('2027-01-29'), [], ['2027-01-29', FEBRUARY, '2027-03-29', '2027-04-29']],
    ['February 28 alone may be another day', on(FEBRUARY), [], about],
    ['February 28 after January 28', on(FEBRUARY), ['2027-01-28'], from28],
    ['February 28 after January 31', on(FEBRUARY), ['2027-01-31'], from31],
    [
      'April 30 may be 31 where a month has that many days',
      on('2027-04-30'),
      [],
      ['2027-04-30', 'about 2027-05-30', '2027-06-30', 'about 2027-07-30'],
    ],
    [
      'the end of a trial is the first day',
      on(FEBRUARY, aState.trial({ endsAt: FEBRUARY, nextCharge: stated(799, 0, FEBRUARY) })),
      ['2027-01-31'],
      from28,
    ],
    ['another plan of the same cycle goes on', on(FEBRUARY, changing(1)), ['2027-01-31'], from31],
  ])('%s', (_case, subscription, periodStarts, expected) => {
    expect(
      days(subscription, { periodStarts, plans: [aPlan(), aPlan({ id: 'plus', code: 'plus_m' })] }),
    ).toEqual(expected);
  });

  it('after a change to another cycle, which day of the month follows is not known', () => {
    const yearly = aSubscription({ plan: { billingCycle: 12 }, state: changing(1) });
    expect(days(yearly, { periodStarts: ['2027-01-31'] })).toEqual(about);
  });

  it('a discount that ends between two days that are possible may reduce the charge', () => {
    const agreed = { planId: 'plan-pro', minorUnits: 600, currency: 'USD' } as const;
    const lasts = { kind: 'span', amount: 2, unit: 'month' } as const;
    const state = aState.running({ renewsAt: FEBRUARY, nextCharge: stated(600, 0, FEBRUARY) });
    const { lines } = chargesOf(aSubscription({ state }), {
      nowMs: Date.UTC(2027, 1, 1),
      agreed: { ...agreed, lasts, atMs: Date.UTC(2027, 0, 30) },
    });
    expect(lines.slice(0, 3).map(short)).toEqual([
      '2027-02-28 renews 600',
      'about 2027-03-28 renews 799-',
      'about 2027-04-28 renews 799',
    ]);
  });
});

describe('other plans', () => {
  const plus = aPlan({
    id: 'plan-plus',
    code: 'plus_m',
    name: 'Plus',
    prices: [{ currency: 'USD', minorUnits: 399 }],
  });
  const to = { planName: 'Plus', planCode: 'plus_m', billingCycle: 1, effectiveAt: NEXT };
  const yearly = { billingCycle: 12 };
  test.each<[string, Subscription, string[]]>([
    [
      'a change to another plan',
      aSubscription({ state: aState.changing({ to, at: NEXT, nextCharge: stated(399) }) }),
      ['2026-12-03 changes 399', '2027-01-03 renews 399'],
    ],
    [
      'a change to a plan of another cycle',
      aSubscription({
        state: aState.changing({ to: { ...to, billingCycle: 12 }, at: NEXT, nextCharge: stated(399) }),
      }),
      ['2026-12-03 changes 399'],
    ],
    [
      'a yearly plan',
      aSubscription({ plan: yearly, state: aState.running({ renewsAt: NEXT, nextCharge: stated(799) }) }),
      ['2026-12-03 renews 799'],
    ],
    [
      'a plan that renews after the year',
      aSubscription({
        plan: yearly,
        state: aState.running({ renewsAt: Date.UTC(2027, 10, 27), nextCharge: null }),
      }),
      [],
    ],
    [
      'a calendar day stays one',
      aSubscription({
        state: aState.running({ renewsAt: '2027-01-31', nextCharge: stated(799, 0, '2027-01-31') }),
      }),
      ['2027-01-31 renews 799', '2027-02-28 renews 799'],
    ],
    [
      'a cycle beyond every calendar is charged once',
      aSubscription({
        plan: { billingCycle: 1e12 },
        state: aState.running({ renewsAt: '2027-01-31', nextCharge: stated(799, 0, '2027-01-31') }),
      }),
      ['2027-01-31 renews 799'],
    ],
    ['a plan that ends', aSubscription({ state: aState.ending({ endsAt: NEXT }) }), ['2026-12-03 ends']],
    [
      'a plan that ends after the year',
      aSubscription({ state: aState.ending({ endsAt: Date.UTC(2028, 1, 1) }) }),
      [],
    ],
    ['a plan that ends on an unknown day', aSubscription({ state: aState.ending() }), []],
    ['a trial without an end', aSubscription({ state: aState.trial() }), []],
    ['a change on an unknown day', aSubscription({ state: aState.changing({ to }) }), []],
    ['a plan that Apple bills', aSubscription({ state: aState.apple({ paidUntil: NEXT }) }), []],
    ['a paused plan', aSubscription({ state: aState.paused() }), []],
    ['a plan whose state nobody explains', aSubscription({ state: aState.unknown() }), []],
    ['a change that is confirmed and not shown', aSubscription({ state: { kind: 'updating' } }), []],
    ['a free plan', aSubscription({ plan: { code: 'lite', billingCycle: 0 }, state: { kind: 'free' } }), []],
  ])('%s', (_case, subscription, expected) => {
    const { lines } = chargesOf(subscription, { plans: [aPlan(), plus] });
    expect(lines.slice(0, 2).map(short)).toEqual(expected);
  });

  it('two plans stand in one list, by day', () => {
    const other = aSubscription({ id: 'sub-2', state: aState.ending({ endsAt: Date.UTC(2027, 0, 1) }) });
    const { lines } = upcomingCharges([other, renewing(799)], params);
    expect(lines.slice(0, 3).map(short)).toEqual([
      '2026-12-03 renews 799',
      '2027-01-01 ends',
      '2027-01-03 renews 799',
    ]);
  });
});

describe('no sum is told', () => {
  test.each<[string, Subscription[]]>([
    ['where a charge may be lower', [renewing(600)]],
    ['where one is unknown', [renewing(999)]],
    [
      'where a payment is past due besides',
      [aSubscription({ state: aState.pastDue({ renewsAt: NEXT, nextCharge: stated(799) }) })],
    ],
    [
      'where Apple bills another plan',
      [renewing(799), aSubscription({ id: 'sub-2', state: aState.apple() })],
    ],
    [
      'where the state of another plan is unknown',
      [renewing(799), aSubscription({ id: 'sub-2', state: aState.unknown() })],
    ],
    [
      'where the day of another plan is unknown',
      [renewing(799), aSubscription({ id: 'sub-2', state: aState.trial() })],
    ],
    [
      'in two currencies',
      [
        renewing(799),
        aSubscription({
          id: 'sub-2',
          state: aState.running({ renewsAt: NEXT, nextCharge: stated(1199, 0, NEXT, 'AUD') }),
        }),
      ],
    ],
    [
      'for one charge alone',
      [
        aSubscription({
          plan: { billingCycle: 12 },
          state: aState.running({ renewsAt: NEXT, nextCharge: stated(799) }),
        }),
      ],
    ],
  ])('%s', (_case, subscriptions) => {
    expect(upcomingCharges(subscriptions, params).sum).toBeNull();
  });
});
