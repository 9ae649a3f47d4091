import { describe, expect, it, test } from 'vitest';
import { aPlan, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../plans/subscription.ts';
import { orderQuote } from './order-quote.ts';
import type { AcceptedPromo } from './promo.ts';
import { priceStory, type PriceAsked } from './price-story.ts';
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

type Changes = Omit<Partial<PriceAsked>, 'current'> & { current?: Subscription; currentPlan?: Plan };

function story({ current: held, currentPlan: plan, ...changes }: Changes = {}) {
  const current = held && { subscription: held, plan };
  const asked = {
    toPlan,
    current,
    preview: preview(999),
    listPreview: preview(999),
    promo: undefined,
    isTaxKnown: true,
    taxInRecurringCharge: false,
    planCodes,
    nowMs: NOW_MS,
    ...changes,
  };
  return priceStory({ ...asked, quote: orderQuote(asked.preview, asked.toPlan, current, asked.nowMs) });
}

describe('before the order is placed: today’s charge, the next charge and its date', () => {
  const monthly = aSubscription({ renewsAtMs: at('2026-12-20') });
  const yearly = aSubscription({ renewsAtMs: at('2027-06-20'), plan: { billingCycle: 12 } });
  const inTrial = aSubscription({ trialEndsAtMs: at('2026-12-10'), renewsAtMs: at('2026-12-10') });
  const trial = { trialEndDate: at('2026-12-31'), costAfterTrial: 999 };

  test.each<[string, Changes, number, string | null]>([
    ['a first plan is charged again in one period', {}, 999, '2027-01-01'],
    ['an upgrade of the same billing cycle keeps its date', { current: monthly }, 999, '2026-12-20'],
    ['an upgrade to another billing cycle starts a period today', { current: yearly }, 999, '2027-01-01'],
    [
      'an upgrade with a date in the past starts a period today',
      { current: { ...monthly, renewsAtMs: 1 } },
      999,
      '2027-01-01',
    ],
    [
      'an upgrade without a date starts a period today',
      { current: { ...monthly, renewsAtMs: null } },
      999,
      '2027-01-01',
    ],
    ['a new trial is charged at its end', { preview: preview(999, 0, { trial }) }, 0, '2026-12-31'],
    ['a change during a trial is charged at the end of the trial', { current: inTrial }, 0, '2026-12-10'],
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
      { current: { ...monthly, renewsAtMs: null }, toPlan: { ...toPlan, billingOrder: 1 } },
      0,
      null,
    ],
  ])('%s', (_what, changes, today, date) => {
    expect(story(changes)).toMatchObject({
      today,
      next: { amount: 999, atMs: date === null ? null : at(date), isMost: false },
      recurring: { amount: 999, tax: 'none' },
    });
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

  it('the discount is 0 where the platform applies it only when the order is placed', () => {
    const plain = { preview: preview(999), listPreview: preview(999) };
    expect(story({ ...plain, promo: promo({ kind: 'once' }) }).discount?.off).toBe(0);
  });
});

// A brand decides whether the recurring charge is shown with its tax.
test.each([
  [true, 80, true, { amount: 1_079, tax: 'included' }],
  [false, 80, true, { amount: 999, tax: 'added' }],
  [true, 0, true, { amount: 999, tax: 'none' }],
  [false, 0, true, { amount: 999, tax: 'none' }],
  [false, 0, false, { amount: 999, tax: 'unknown' }],
] as const)(
  'recurring charge with tax included: %s, tax %i, address known: %s',
  (taxInRecurringCharge, tax, isTaxKnown, shown) => {
    const priced = { preview: preview(999, tax), listPreview: preview(999, tax) };
    expect(story({ ...priced, taxInRecurringCharge, isTaxKnown }).recurring).toEqual(shown);
  },
);

describe('the lines of today’s charge add up to it', () => {
  const held = aSubscription({ renewsAtMs: at('2026-12-20') });
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
      { why: 'trial', amount: 999, untilMs: at('2026-12-31') },
    ],
    [
      'a change during a running trial',
      { current: aSubscription({ trialEndsAtMs: at('2026-12-10'), renewsAtMs: at('2026-12-10') }) },
      { why: 'trial', amount: 999, untilMs: at('2026-12-10') },
    ],
    [
      'a smaller plan',
      { current: held, currentPlan, toPlan: smaller },
      { why: 'later', amount: 999, untilMs: at('2026-12-20') },
    ],
  ])('%s', (_what, changes, setOff) => {
    const { list, discount, today, todayTax, ...told } = story(changes);
    expect(told.setOff).toEqual(setOff);
    expect(list.subTotal - (discount?.off ?? 0) - (setOff?.amount ?? 0) + todayTax).toBe(today);
  });
});
