import { describe, expect, it, test } from 'vitest';
import { aPlan, aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import type { Subscription } from '../plans/subscription.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import { orderQuote } from './order-quote.ts';
import type { AcceptedPromo } from './promo.ts';
import { priceStory, type PriceStoryParams } from './price-story.ts';
import type { PromoLength } from './promo-length.ts';

const at = (text: string) => Date.parse(`${text}T10:00:00Z`);
const NOW_MS = at('2026-12-01');
const toPlan = aPlan({ id: 'plan-big', code: 'big_m', billingOrder: 30 });
const preview = (subTotal: number, tax = 0, more: object = {}) => ({
  currency: 'USD',
  subTotal,
  tax,
  total: subTotal + tax,
  chargeDate: null,
  ...more,
});
const promo = (lasts: PromoLength): AcceptedPromo => ({
  code: 'save10',
  state: 'accepted',
  description: '10 % off',
  lasts,
});

type Changes = Omit<Partial<PriceStoryParams>, 'current'> & {
  current?: Subscription | undefined;
  currentPlan?: Plan | undefined;
};

function story({ current: held, currentPlan: plan, ...changes }: Changes = {}) {
  const current = held && { subscription: held, plan };
  const params = {
    toPlan,
    current,
    preview: preview(999),
    listPreview: preview(999),
    keptDiscount: 0,
    promo: undefined,
    isTaxKnown: true,
    taxInRecurringCharge: false,
    currentName: held?.plan.name ?? '',
    planCodes,
    nowMs: NOW_MS,
    ...changes,
  };
  return priceStory({ ...params, quote: orderQuote(params.preview, params.toPlan, current, params.nowMs) });
}

describe('before the order is placed: today’s charge, the next charge and its date', () => {
  const monthly = aSubscription({ state: aState.running({ renewsAt: at('2026-12-20') }) });
  const onDay = aSubscription({ state: aState.running({ renewsAt: '2026-12-20' }) });
  const yearly = aSubscription({
    state: aState.running({ renewsAt: at('2027-06-20') }),
    plan: { billingCycle: 12 },
  });
  const undated = aSubscription({ state: aState.running() });
  const inTrial = aSubscription({ state: aState.trial({ endsAt: at('2026-12-10') }) });
  const trial = { trialEndDate: at('2026-12-31'), costAfterTrial: 999 };

  test.each<[string, Changes, number, string | null]>([
    ['a first plan is charged again in one period', {}, 999, '2027-01-01'],
    ['an upgrade of the same billing cycle keeps its date', { current: monthly }, 999, '2026-12-20'],
    ['an upgrade to another billing cycle starts a period today', { current: yearly }, 999, '2027-01-01'],
    ['an upgrade without a date starts a period today', { current: undated }, 999, '2027-01-01'],
    [
      'an upgrade of a plan that ends keeps its day',
      { current: aSubscription({ state: aState.ending({ endsAt: at('2026-12-20') }) }) },
      999,
      '2026-12-20',
    ],
    ['a new trial is charged at its end', { preview: preview(999, 0, { trial }) }, 0, '2026-12-31'],
    ['a change during a trial is charged at the end of the trial', { current: inTrial }, 0, '2026-12-10'],
    [
      'a change during a trial that ends anyway is charged at the end of the trial',
      { current: aSubscription({ state: aState.ending({ endsAt: at('2026-12-10'), during: 'trial' }) }) },
      0,
      '2026-12-10',
    ],
    [
      'a smaller plan is charged at the end of the paid period',
      { current: monthly, toPlan: { ...toPlan, billingOrder: 1 } },
      0,
      '2026-12-20',
    ],
    [
      'a smaller plan is charged on the date the platform names',
      {
        current: monthly,
        toPlan: { ...toPlan, billingOrder: 1 },
        preview: preview(999, 0, { chargeDate: at('2026-12-21') }),
      },
      0,
      '2026-12-21',
    ],
    [
      'a smaller plan has no date where it is unknown',
      { current: undated, toPlan: { ...toPlan, billingOrder: 1 } },
      0,
      null,
    ],
  ])('%s', (_what, changes, today, date) => {
    expect(story(changes)).toMatchObject({
      today,
      next: { amount: 999, at: date === null ? null : at(date), isMost: false },
      recurring: { amount: 999, tax: 'none' },
    });
  });

  it('is charged next on the calendar day of the current plan', () => {
    expect(story({ current: onDay }).next?.at).toBe('2026-12-20');
    expect(story({ current: onDay, toPlan: { ...toPlan, billingOrder: 1 } }).next?.at).toBe('2026-12-20');
  });

  it('has no further charge for a free plan', () => {
    const free = { ...toPlan, code: 'lite', billingCycle: 0 };
    expect(
      story({ toPlan: free, current: monthly, preview: preview(0), listPreview: preview(0) }),
    ).toMatchObject({
      today: 0,
      next: null,
      recurring: null,
    });
  });
});

describe('the discount of a promo code counts only while it lasts', () => {
  const coded = { preview: preview(899, 72), listPreview: preview(999, 80) };
  const yearly = { ...toPlan, billingCycle: 12 };

  test.each<[string, PromoLength, Changes, number, boolean, number]>([
    ['once', { kind: 'once' }, {}, 1_079, false, 999],
    ['always', { kind: 'always' }, {}, 971, false, 899],
    ['three months, monthly', { kind: 'span', amount: 3, unit: 'month' }, {}, 971, false, 999],
    ['one month, monthly', { kind: 'span', amount: 1, unit: 'month' }, {}, 1_079, false, 999],
    [
      'three months, yearly',
      { kind: 'span', amount: 3, unit: 'month' },
      { toPlan: yearly },
      1_079,
      false,
      999,
    ],
    ['two years, yearly', { kind: 'span', amount: 2, unit: 'year' }, { toPlan: yearly }, 971, false, 999],
    ['31 days', { kind: 'span', amount: 31, unit: 'day' }, {}, 1_079, false, 999],
    ['5 weeks', { kind: 'span', amount: 5, unit: 'week' }, {}, 971, false, 999],
    ['unknown', { kind: 'unknown' }, {}, 1_079, true, 999],
  ])('%s', (_what, lasts, changes, amount, isMost, recurring) => {
    expect(story({ ...coded, promo: promo(lasts), ...changes })).toMatchObject({
      list: { subTotal: 999 },
      first: { subTotal: 899, total: 971 },
      discount: { code: 'save10', description: '10 % off', off: 100, lasts },
      today: 971,
      next: { amount, isMost },
      recurring: { amount: recurring, tax: 'added' },
    });
  });

  it('the next charge after a trial is the one the platform names', () => {
    const trial = { trialEndDate: at('2026-12-31'), costAfterTrial: 971 };
    expect(
      story({ ...coded, preview: preview(899, 72, { trial }), promo: promo({ kind: 'once' }) }),
    ).toMatchObject({ today: 0, next: { amount: 971, isMost: false }, recurring: { amount: 999 } });
  });

  it('a code that the price does not show promises nothing, however long it lasts', () => {
    const plain = { preview: preview(999), listPreview: preview(999) };
    for (const lasts of [{ kind: 'once' }, { kind: 'always' }] as const)
      expect(story({ ...plain, promo: promo(lasts) })).toMatchObject({
        discount: { off: 0 },
        next: { amount: 999, isMost: true },
        recurring: { amount: 999 },
      });
  });
});

// A brand decides whether the recurring charge is shown with its tax.
test.each([
  [true, 80, true, { amount: 1_079, tax: 'included', total: 1_079 }],
  [false, 80, true, { amount: 999, tax: 'added', total: 1_079 }],
  [true, 0, true, { amount: 999, tax: 'none', total: 999 }],
  [false, 0, true, { amount: 999, tax: 'none', total: 999 }],
  [false, 0, false, { amount: 999, tax: 'unknown', total: 999 }],
] as const)(
  'recurring charge with tax included: %s, tax %i, address known: %s',
  (taxInRecurringCharge, tax, isTaxKnown, shown) => {
    const priced = { preview: preview(999, tax), listPreview: preview(999, tax) };
    expect(story({ ...priced, taxInRecurringCharge, isTaxKnown }).recurring).toEqual(shown);
  },
);

describe('the lines of today’s charge add up to it', () => {
  const held = aSubscription({ state: aState.running({ renewsAt: at('2026-12-20') }) });
  const currentPlan = aPlan({ prices: [{ minorUnits: 399, currency: 'USD' }] });
  const trial = { trialEndDate: at('2026-12-31'), costAfterTrial: 999 };
  const smaller = { ...toPlan, billingOrder: 1 };

  test.each<[string, Changes, ReturnType<typeof story>['setOff']]>([
    ['a first plan', {}, null],
    [
      'an upgrade, with the credit for the current plan',
      { current: held, currentPlan, preview: preview(999, 100, { tax_rate: 0.1 }) },
      { why: 'credit', amount: 399, plan: held.plan.name },
    ],
    [
      'an upgrade with a promo code',
      { current: held, currentPlan, preview: preview(899), promo: promo({ kind: 'once' }) },
      { why: 'credit', amount: 399, plan: held.plan.name },
    ],
    [
      'a new trial',
      { preview: preview(999, 0, { trial }) },
      { why: 'trial', amount: 999, until: at('2026-12-31') },
    ],
    [
      'a change during a running trial',
      { current: aSubscription({ state: aState.trial({ endsAt: at('2026-12-10') }) }) },
      { why: 'trial', amount: 999, until: at('2026-12-10') },
    ],
    [
      'a smaller plan',
      { current: held, currentPlan, toPlan: smaller },
      { why: 'later', amount: 999, until: at('2026-12-20') },
    ],
  ])('%s', (_what, changes, setOff) => {
    const { list, discount, today, todayTax, ...told } = story(changes);
    expect(told.setOff).toEqual(setOff);
    expect(list.subTotal - (discount?.off ?? 0) - (setOff?.amount ?? 0) + todayTax).toBe(today);
  });
});

/** The price of the current plan in dollars. */
const priced = (minorUnits: number) => aPlan({ prices: [{ minorUnits, currency: 'USD' }] });

// The platform's "now" may come some time after this request began, and a day without a time may begin before it.
describe('the next charge is never on the day of the order', () => {
  const yearly = aSubscription({
    state: aState.running({ renewsAt: at('2027-06-20') }),
    plan: { billingCycle: 12 },
  });
  const MINUTE_MS = 60_000;

  test.each<[string, When, When]>([
    ['this moment', NOW_MS, at('2027-01-01')],
    ['two minutes later', NOW_MS + 2 * MINUTE_MS, at('2027-01-01')],
    ['a day later to the minute', NOW_MS + 24 * 60 * MINUTE_MS, at('2027-01-01')],
    ['the same calendar day', '2026-12-01', at('2027-01-01')],
    ['the next calendar day, which has begun elsewhere', '2026-12-02', at('2027-01-01')],
    ['more than a day later', NOW_MS + 24 * 60 * MINUTE_MS + 1, NOW_MS + 24 * 60 * MINUTE_MS + 1],
    ['a later calendar day', '2026-12-03', '2026-12-03'],
  ])(
    'a prepaid year that becomes a dearer month is charged nothing today: the platform names %s',
    (_what, chargeDate, next) => {
      const told = story({
        current: yearly,
        currentPlan: priced(7_999),
        preview: preview(999, 0, { chargeDate }),
      });
      expect([told.today, told.next?.at]).toEqual([0, next]);
    },
  );

  test.each<[string, When, When]>([
    ['a smaller plan', NOW_MS + 2 * MINUTE_MS, at('2026-12-20')],
    ['a smaller plan', '2026-12-01', at('2026-12-20')],
    ['a smaller plan', '2026-12-21', '2026-12-21'],
  ])(
    '%s is charged when the paid period ends, where the platform names %s: %s',
    (_what, chargeDate, next) => {
      const current = aSubscription({ state: aState.running({ renewsAt: at('2026-12-20') }) });
      const later = { ...toPlan, billingOrder: 1 };
      expect(story({ current, toPlan: later, preview: preview(999, 0, { chargeDate }) }).next?.at).toBe(next);
    },
  );

  it('a trial whose end the platform does not name has no date where the named charge is today’s', () => {
    const trial = { trialEndDate: null, costAfterTrial: 999 };
    const nextOf = (chargeDate: When) => story({ preview: preview(999, 0, { trial, chargeDate }) }).next?.at;
    expect([nextOf(NOW_MS + MINUTE_MS), nextOf('2026-12-01'), nextOf('2026-12-15')]).toEqual([
      null,
      null,
      '2026-12-15',
    ]);
  });
});

describe('a plan that is kept', () => {
  const held = aPlan({ prices: [{ minorUnits: 799, currency: 'USD' }] });
  const ending = aSubscription({ state: aState.ending({ endsAt: at('2026-12-20') }) });
  const kept = (subTotal: number, changes: Changes = {}) =>
    story({
      toPlan: held,
      current: ending,
      currentPlan: held,
      preview: preview(subTotal, 0, { chargeDate: at('2026-12-20') }),
      listPreview: preview(799),
      keptDiscount: 799 - subTotal,
      ...changes,
    });

  it('has its next charge with the discount that it has now, and says that the discount may end', () => {
    expect(kept(719)).toMatchObject({
      today: 0,
      next: { amount: 719, at: at('2026-12-20'), isMost: false },
      recurring: { amount: 799 },
      keptDiscount: 80,
    });
  });

  it('loses no discount and no period', () => {
    const state = aState.changing({
      at: at('2026-12-20'),
      nextCharge: { currency: 'USD', subTotal: 719, tax: 0, total: 719, at: at('2026-12-20') },
    });
    expect(kept(719, { current: aSubscription({ state }) })).toMatchObject({
      lostDiscount: null,
      forfeit: null,
    });
  });
});

describe('the rest of a prepaid period that ends with the order', () => {
  const end = at('2027-06-20');
  const onYear = (state: LiveState) => aSubscription({ state, plan: { name: 'Plus', billingCycle: 12 } });
  const yearly = onYear(aState.running({ renewsAt: end }));
  const params = { current: yearly, currentPlan: priced(7_999) };
  const lost = { plan: 'Plus', endsAt: end, paid: 7_999, counted: 999 };

  test.each<[string, Changes, typeof lost | null]>([
    ['a dearer monthly plan ends a prepaid year', params, lost],
    [
      'of which a promo code lets still less count',
      { ...params, preview: preview(899), promo: promo({ kind: 'once' }) },
      { ...lost, counted: 899 },
    ],
    ['also where the year ends anyway', { ...params, current: onYear(aState.ending({ endsAt: end })) }, lost],
    ['a year of which all counts is no loss', { ...params, currentPlan: priced(999) }, null],
    ['a cheaper year than the month is no loss', { ...params, currentPlan: priced(500) }, null],
    ['another year follows the year', { ...params, toPlan: { ...toPlan, billingCycle: 12 } }, null],
    ['a longer period follows the year', { ...params, toPlan: { ...toPlan, billingCycle: 24 } }, null],
    [
      'a smaller plan begins only when the year ends',
      { ...params, toPlan: { ...toPlan, billingOrder: 1 } },
      null,
    ],
    ['a trial is not paid', { ...params, current: onYear(aState.trial({ endsAt: end })) }, null],
    ['a year that ends on an unknown day', { ...params, current: onYear(aState.running()) }, null],
    ['a year whose price is unknown', { ...params, currentPlan: undefined }, null],
    [
      'a year whose price is known in another currency only',
      { ...params, currentPlan: aPlan({ prices: [{ minorUnits: 7_999, currency: 'AUD' }] }) },
      null,
    ],
    [
      'a year whose price is known in dollars only, for an order in another currency',
      { ...params, preview: preview(999, 0, { currency: 'AUD' }) },
      null,
    ],
    ['a first plan', {}, null],
  ])('%s', (_what, changes, forfeit) => {
    expect(story(changes).forfeit).toEqual(forfeit);
  });
});

describe('a discount from before that the platform keeps, nobody knows for how long', () => {
  const kept = { preview: preview(599), listPreview: preview(799), keptDiscount: 200 };
  const monthly = aSubscription({
    state: aState.running({ renewsAt: at('2026-12-20') }),
    plan: { billingOrder: 5 },
  });

  it('is in today’s charge, and neither in the next one nor in the recurring price', () => {
    expect(story({ ...kept, current: monthly, currentPlan: priced(399) })).toMatchObject({
      today: 200,
      list: { subTotal: 799 },
      first: { subTotal: 599 },
      keptDiscount: 200,
      discount: null,
      next: { amount: 799, at: at('2026-12-20'), isMost: true },
      recurring: { amount: 799 },
    });
  });

  it('is in the next charge where that is the first one of a smaller plan', () => {
    const big = aSubscription({
      state: aState.running({ renewsAt: at('2026-12-20') }),
      plan: { billingOrder: 99 },
    });
    expect(story({ ...kept, current: big })).toMatchObject({
      today: 0,
      next: { amount: 599, isMost: false },
      recurring: { amount: 799 },
    });
  });

  it('ends before a promo code that lasts', () => {
    const both = { ...kept, preview: preview(499), promo: promo({ kind: 'always' }) };
    expect(story({ ...both, current: monthly, currentPlan: priced(399) })).toMatchObject({
      next: { amount: 799, isMost: true },
      recurring: { amount: 799 },
    });
  });
});

describe('the discount of the current plan that ends with the order', () => {
  const charge = { currency: 'USD', subTotal: 719, tax: 58, total: 777, at: at('2026-12-20') };
  const running = (changes: Partial<typeof charge> = {}) =>
    aSubscription({
      state: aState.running({ renewsAt: at('2026-12-20'), nextCharge: { ...charge, ...changes } }),
      plan: { name: 'Plus' },
    });
  const big = { ...toPlan, prices: [{ minorUnits: 999, currency: 'USD' }] };
  const params = { toPlan: big, current: running(), currentPlan: priced(799) };
  const lost = { plan: 'Plus', amount: 719, list: 799 };

  test.each<[string, Changes, typeof lost | null]>([
    ['a bigger plan at its list price', params, lost],
    ['a smaller plan at its list price', { ...params, toPlan: { ...big, billingOrder: 1 } }, lost],
    [
      'a plan in its trial',
      {
        ...params,
        current: aSubscription({
          state: aState.trial({ endsAt: at('2026-12-20'), nextCharge: charge }),
          plan: { name: 'Plus' },
        }),
      },
      lost,
    ],
    [
      'a new plan whose own promo code is no replacement',
      { ...params, preview: preview(899), promo: promo({ kind: 'once' }) },
      lost,
    ],
    ['a new plan that has the discount too', { ...params, keptDiscount: 100 }, null],
    ['a new plan whose list price is unknown', { ...params, toPlan: { ...big, prices: [] } }, lost],
    ['a current plan at its list price', { ...params, current: running({ subTotal: 799 }) }, null],
    ['a current plan whose list price is unknown', { ...params, currentPlan: undefined }, null],
    [
      'a current plan that is charged in another currency',
      { ...params, current: running({ currency: 'CAD' }) },
      null,
    ],
    [
      'a current plan whose list price is in another currency',
      { ...params, currentPlan: aPlan({ prices: [{ minorUnits: 799, currency: 'CAD' }] }) },
      null,
    ],
    [
      'a next charge that is the one of the plan that follows',
      {
        ...params,
        current: aSubscription({ state: aState.changing({ at: at('2026-12-20'), nextCharge: charge }) }),
      },
      null,
    ],
    ['a plan without a stated charge', { ...params, current: aSubscription() }, null],
    [
      'a plan that ends, with nothing more to charge',
      { ...params, current: aSubscription({ state: aState.ending({ endsAt: at('2026-12-20') }) }) },
      null,
    ],
    ['a first plan', { toPlan: big }, null],
  ])('%s', (_what, changes, discount) => {
    expect(story(changes).lostDiscount).toEqual(discount);
  });
});
