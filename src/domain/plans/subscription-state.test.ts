import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aListed, aState, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { Biller } from '../../contracts/plans/biller.ts';
import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { When } from '../../contracts/when.ts';
import { isPast } from '../text/when.ts';
import {
  leadsToFree,
  leadsToNoPlan,
  type LiveState,
  pendingPlan,
  type StateFacts,
  statedCharge,
  subscriptionState,
  type SubscriptionState,
} from './subscription-state.ts';

type Signs = Parameters<typeof aListed>[0];

const NOW_MS = Date.parse('2026-12-01T10:00:00Z');
const OVER = Date.parse('2026-11-03T10:00:00Z');
const SOON = Date.parse('2026-12-10T10:00:00Z');
const LATER = Date.parse('2027-01-03T10:00:00Z');

const free = { code: 'lite', billingCycle: 0 };
const toPlus = { planName: 'Plus', planCode: 'plus_m', billingCycle: 1, effectiveAt: SOON };
const toLite = { planName: 'Lite', planCode: null, billingCycle: 0, effectiveAt: SOON };
const charge = (at: When): NextCharge => ({ currency: 'USD', subTotal: 799, tax: 0, total: 799, at });

const stateOf = (signs: Signs, facts: Partial<StateFacts> = {}) =>
  subscriptionState(aListed(signs), { planCodes, nowMs: NOW_MS, hasPastDue: false, ...facts });

describe('what the platform’s word says of a charged plan without a date', () => {
  test.each<[SubscriptionState['kind'], (string | null)[]]>([
    [
      'running',
      [null, '', ' ', 'active', 'ACTIVE', 'Activated', 'live', 'current', 'paid', 'free', 'renewing'],
    ],
    ['running', ['-', '–', '?']],
    [
      'trial',
      ['trial', 'Trialing', 'trialling', 'in_trial', 'In Trial', 'in-trial', 'free_trial', 'Free Trial'],
    ],
    ['pastDue', ['past_due', 'Past Due', 'PASTDUE', 'past-due', 'overdue', 'Unpaid', 'dunning']],
    ['ending', ['canceled', 'Canceled', 'CANCELLED', 'canceling', 'cancelling', 'Cancelling']],
    ['ending', ['non-renewing', 'non_renewing', 'Non Renewing', 'NonRenewing']],
    ['ending', ['pending_cancellation', 'Pending Cancellation', 'pending-cancellation']],
    ['paused', ['paused', 'PAUSED', 'suspended', 'on_hold', 'On Hold', 'on-hold']],
    ['ended', ['expired', 'Expired', 'ended', 'terminated', 'closed', 'deleted', 'incomplete_expired']],
    ['unknown', ['future', 'pending', 'incomplete', 'failed', 'inactive', 'not active', 'activ', '0', '1']],
    ['unknown', ['активна', '有効', 'actif', '__proto__', 'constructor', 'toString']],
  ])('%s: %j', (kind, words) => {
    for (const status of words) expect([status, stateOf({ status }).kind]).toEqual([status, kind]);
  });
});

describe('1. a subscription has ended', () => {
  test.each<[string, Signs, When | null]>([
    ['by its word, though it has a renewal to come', { status: 'expired', renewsAt: LATER }, null],
    ['by its word, on the day that it names', { status: 'expired', expiresAt: OVER, renewsAt: LATER }, OVER],
    ['by its word, on its last renewal day', { status: 'expired', renewsAt: OVER }, OVER],
    ['by its word, at the end of its trial', { status: 'expired', trialEndsAt: OVER }, OVER],
    [
      'by its word, though Apple bills it',
      { status: 'expired', biller: { kind: 'apple' }, renewsAt: LATER },
      null,
    ],
    ['by its word, though a plan is to follow', { status: 'expired', pendingChange: toPlus }, null],
    ['by its word, though it is free', { status: 'expired', plan: free }, null],
    ['by its expiration date', { expiresAt: OVER }, OVER],
    ['by its expiration date, at that moment', { expiresAt: NOW_MS }, NOW_MS],
    [
      'by its expiration date, though it is active',
      { status: 'active', expiresAt: OVER, renewsAt: LATER },
      OVER,
    ],
    ['by its expiration date, though it is in a trial', { status: 'in_trial', expiresAt: OVER }, OVER],
    ['by its expiration date, though it is paused', { status: 'paused', expiresAt: OVER }, OVER],
    ['by its expiration date, whatever its word means', { status: 'mystery', expiresAt: OVER }, OVER],
    ['by its expiration date, though a plan is to follow', { expiresAt: OVER, pendingChange: toPlus }, OVER],
    ['by its expiration date, though it is free', { expiresAt: OVER, plan: free }, OVER],
    [
      'cancelled, and its expiration date is over',
      { status: 'canceled', expiresAt: OVER, renewsAt: LATER },
      OVER,
    ],
    ['cancelled, and the paid period is over', { status: 'canceled', renewsAt: OVER }, OVER],
    ['cancelled, and the trial is over', { status: 'canceled', trialEndsAt: OVER }, OVER],
    [
      'cancelled, and the plan that follows is in effect',
      { status: 'canceled', pendingChange: { ...toLite, effectiveAt: OVER }, renewsAt: LATER },
      OVER,
    ],
    [
      'cancelled at Apple, and its expiration date is over',
      { status: 'cancelled', biller: { kind: 'apple' }, expiresAt: OVER },
      OVER,
    ],
    ['cancelled, free, and its last day is over', { status: 'canceled', renewsAt: OVER, plan: free }, OVER],
  ])('%s', (_what, signs, endedAt) => {
    expect(stateOf(signs)).toEqual({ kind: 'ended', endedAt });
  });

  test.each<[string, Signs, SubscriptionState['kind']]>([
    [
      'Apple renews it, and lists the end of the period before',
      { biller: { kind: 'apple' }, expiresAt: OVER },
      'billedElsewhere',
    ],
    [
      'Apple renews it, and lists the end of the period before and the renewal',
      { biller: { kind: 'apple' }, expiresAt: OVER, renewsAt: LATER },
      'billedElsewhere',
    ],
    [
      'Apple’s period goes on after it was cancelled',
      { biller: { kind: 'apple' }, status: 'canceled', expiresAt: SOON },
      'billedElsewhere',
    ],
    ['its renewal date is over, and nobody cancelled it', { renewsAt: OVER }, 'running'],
    ['its trial is over, and nobody cancelled it', { trialEndsAt: OVER }, 'running'],
    ['it was cancelled, and no date is known', { status: 'canceled' }, 'ending'],
    [
      'it was cancelled, and its expiration date is to come, whatever its renewal date is',
      { status: 'canceled', expiresAt: SOON, renewsAt: OVER },
      'ending',
    ],
  ])('not where %s', (_what, signs, kind) => {
    expect(stateOf(signs).kind).toBe(kind);
  });
});

describe('2. Apple bills a subscription', () => {
  test.each<[string, Signs, When | null, boolean]>([
    ['until it renews', { renewsAt: LATER }, LATER, false],
    ['until it expires', { expiresAt: SOON, renewsAt: LATER }, SOON, false],
    ['until its trial ends', { trialEndsAt: SOON, expiresAt: LATER, renewsAt: LATER }, SOON, true],
    ['after its trial', { trialEndsAt: OVER, renewsAt: LATER }, LATER, false],
    ['until an unknown day', {}, null, false],
    ['until an unknown day, where the known one is over', { expiresAt: OVER }, null, false],
    ['until an unknown day, where it should have renewed', { renewsAt: OVER }, null, false],
    ['also where it is paused', { status: 'paused', renewsAt: LATER }, LATER, false],
    ['whatever its word means', { status: 'mystery', renewsAt: LATER }, LATER, false],
    ['also where it is cancelled', { status: 'canceled', expiresAt: SOON }, SOON, false],
    ['also where another plan follows', { pendingChange: toPlus, renewsAt: LATER }, LATER, false],
    ['also where nothing is charged for it', { plan: free, renewsAt: LATER }, LATER, false],
  ])('%s', (_what, signs, paidUntil, inTrial) => {
    for (const hasPastDue of [false, true])
      expect(stateOf({ ...signs, biller: { kind: 'apple' } }, { hasPastDue })).toEqual({
        kind: 'billedElsewhere',
        by: { kind: 'apple' },
        paidUntil,
        inTrial,
      });
  });

  test.each<[Biller & { kind: 'store' | 'unknown' }]>([
    [{ kind: 'store', name: 'Google Play' }],
    [{ kind: 'unknown' }],
  ])('and so does another store: %j', (by) => {
    const billed = { kind: 'billedElsewhere', by, inTrial: false };
    expect(stateOf({ biller: by, renewsAt: LATER })).toEqual({ ...billed, paidUntil: LATER });
    expect(stateOf({ biller: by, expiresAt: OVER })).toEqual({ ...billed, paidUntil: null });
    expect(stateOf({ biller: by, status: 'expired', renewsAt: LATER }).kind).toBe('ended');
  });

  it('a free plan needs nobody who bills it', () => {
    expect(stateOf({ biller: { kind: 'unknown' }, plan: free })).toEqual({ kind: 'free' });
  });
});

/** What a plan says that is paused, or in an unknown state: whether it is cancelled, and when it ends. */
const cancelledBesides: [string, Signs, { at: When | null } | null][] = [
  ['is not cancelled, whatever its other dates are', { trialEndsAt: SOON, renewsAt: LATER }, null],
  ['is not cancelled where another charged plan follows', { pendingChange: toPlus }, null],
  ['is cancelled where it becomes free', { pendingChange: toLite }, { at: SOON }],
  [
    'is cancelled where it becomes free on an unknown day',
    { pendingChange: { ...toLite, effectiveAt: null } },
    { at: null },
  ],
  ['is cancelled where it expires', { expiresAt: LATER, renewsAt: LATER }, { at: LATER }],
  [
    'is cancelled where it expires and another plan follows',
    { expiresAt: LATER, pendingChange: toPlus },
    { at: LATER },
  ],
];

describe('3. a subscription is paused by its word', () => {
  test.each(cancelledBesides)('and %s', (_what, signs, end) => {
    expect(stateOf({ ...signs, status: 'paused' }, { hasPastDue: true })).toEqual(aState.paused(end));
  });

  it('also where nothing is charged for it', () => {
    expect(stateOf({ status: 'paused', plan: free })).toEqual(aState.paused());
  });
});

describe('4. the state is unknown, because no document explains the word', () => {
  test.each(cancelledBesides)('and %s', (_what, signs, end) => {
    expect(stateOf({ ...signs, status: 'mystery' }, { hasPastDue: true })).toEqual(aState.unknown(end));
  });

  test.each<[string, Signs, SubscriptionState['kind']]>([
    ['a plan without a billing cycle', { plan: { billingCycle: 0 } }, 'free'],
    ['a plan on the list of free plans', { plan: { code: 'lite' } }, 'free'],
    ['a subscription whose own code is on that list', { planCode: 'lite' }, 'free'],
    ['a free plan that becomes a charged one', { plan: free, pendingChange: toPlus }, 'changing'],
    ['a free plan that expires', { plan: free, expiresAt: SOON }, 'ending'],
  ])('not for %s: there is nothing to charge', (_what, signs, kind) => {
    expect(stateOf({ ...signs, status: 'mystery' }).kind).toBe(kind);
  });
});

describe('5. another plan follows', () => {
  const changing = {
    kind: 'changing',
    to: toPlus,
    at: SOON,
    during: 'paidPeriod',
    renewsAt: null,
    nextCharge: null,
  };
  const ending = { kind: 'ending', endsAt: SOON, during: 'paidPeriod', after: toLite };
  const undated = (plan: typeof toPlus | typeof toLite) => ({ ...plan, effectiveAt: null });
  const overdue = (plan: typeof toPlus | typeof toLite) => ({ ...plan, effectiveAt: OVER });

  test.each<[string, Signs, object]>([
    ['a charged plan', { pendingChange: toPlus }, changing],
    [
      'a charged plan, with the renewal of the current one',
      { pendingChange: toPlus, renewsAt: LATER },
      { ...changing, renewsAt: LATER },
    ],
    [
      'a charged plan, with the charge that the platform names',
      { pendingChange: toPlus, nextCharge: charge(SOON) },
      { ...changing, nextCharge: charge(SOON) },
    ],
    [
      'a charged plan, after a trial',
      { pendingChange: toPlus, trialEndsAt: SOON },
      { ...changing, during: 'trial' },
    ],
    ['a charged plan, after a trial that is over', { pendingChange: toPlus, trialEndsAt: OVER }, changing],
    [
      'a charged plan, on an unknown day',
      { pendingChange: undated(toPlus), renewsAt: LATER },
      { ...changing, to: undated(toPlus), at: null, renewsAt: LATER },
    ],
    [
      'a charged plan, on a day that is over',
      { pendingChange: overdue(toPlus), renewsAt: OVER, nextCharge: charge(OVER) },
      { ...changing, to: overdue(toPlus), at: null },
    ],
    ['a charged plan, though the current one expires', { pendingChange: toPlus, expiresAt: SOON }, changing],
    [
      'a charged plan, though the current one is cancelled',
      { pendingChange: toPlus, status: 'canceled' },
      changing,
    ],
    [
      'a charged plan, though an invoice is past due',
      { pendingChange: toPlus, status: 'past_due' },
      changing,
    ],
    ['a charged plan, after a free one', { pendingChange: toPlus, plan: free }, changing],
    ['a free plan', { pendingChange: toLite }, ending],
    ['a free plan, though the current one renews', { pendingChange: toLite, renewsAt: LATER }, ending],
    [
      'a free plan by its code',
      { pendingChange: { ...toPlus, planCode: 'lite' } },
      { ...ending, after: { ...toPlus, planCode: 'lite' } },
    ],
    [
      'a free plan, after a trial',
      { pendingChange: toLite, trialEndsAt: SOON },
      { ...ending, during: 'trial' },
    ],
    [
      'a free plan, on the expiration date of the current one',
      { pendingChange: undated(toLite), expiresAt: LATER },
      { ...ending, after: undated(toLite), endsAt: LATER },
    ],
    [
      'a free plan, on an unknown day',
      { pendingChange: undated(toLite) },
      { ...ending, after: undated(toLite), endsAt: null },
    ],
    [
      'a free plan, on a day that is over',
      { pendingChange: overdue(toLite) },
      { ...ending, after: overdue(toLite), endsAt: null },
    ],
  ])('%s', (_what, signs, state) => {
    for (const hasPastDue of [false, true]) expect(stateOf(signs, { hasPastDue })).toEqual(state);
  });
});

describe('6. a subscription ends, and no plan is known to follow', () => {
  const ending = { kind: 'ending', endsAt: SOON, during: 'paidPeriod', after: null };

  test.each<[string, Signs, object]>([
    ['on its expiration date', { expiresAt: SOON }, ending],
    [
      'on its expiration date, though it renews',
      { expiresAt: SOON, renewsAt: LATER, status: 'active' },
      ending,
    ],
    [
      'on its expiration date, during a trial',
      { expiresAt: SOON, trialEndsAt: LATER },
      { ...ending, during: 'trial' },
    ],
    ['on its expiration date, though it is past due', { expiresAt: SOON, status: 'past_due' }, ending],
    ['on its expiration date, though it is free', { expiresAt: SOON, plan: free }, ending],
    ['cancelled, with a renewal date to come', { status: 'canceled', renewsAt: SOON }, ending],
    [
      'cancelled, in a trial',
      { status: 'canceled', trialEndsAt: SOON, renewsAt: SOON },
      { ...ending, during: 'trial' },
    ],
    ['cancelled, after a trial', { status: 'canceled', trialEndsAt: OVER, renewsAt: SOON }, ending],
    ['cancelled, with an expiration date', { status: 'canceled', expiresAt: SOON, renewsAt: LATER }, ending],
    ['cancelled, without a date', { status: 'canceled' }, { ...ending, endsAt: null }],
    ['not renewed by its flag', { status: 'active', isNotRenewed: true, renewsAt: SOON }, ending],
    ['cancelled by the other word', { status: 'active', stateWord: 'canceled', renewsAt: SOON }, ending],
    [
      'not renewed by its flag, in a trial',
      { isNotRenewed: true, trialEndsAt: SOON, renewsAt: SOON },
      { ...ending, during: 'trial' },
    ],
    [
      'cancelled, though a charge is named',
      { status: 'canceled', renewsAt: SOON, nextCharge: charge(SOON) },
      ending,
    ],
  ])('%s', (_what, signs, state) => {
    for (const hasPastDue of [false, true]) expect(stateOf(signs, { hasPastDue })).toEqual(state);
  });
});

describe('7. nothing is charged', () => {
  test.each<[string, Signs]>([
    ['for a plan without a billing cycle', { plan: { billingCycle: 0 } }],
    ['for a plan on the list of free plans', { plan: { code: 'lite' } }],
    ['for a subscription whose own code is on that list', { planCode: 'no_plan' }],
    ['for a free plan that was cancelled', { plan: free, status: 'canceled' }],
    ['for a free plan with a trial', { plan: free, status: 'in_trial', trialEndsAt: SOON }],
    ['for a free plan that is past due', { plan: free, status: 'past_due' }],
    ['for a free plan with a renewal date', { plan: free, renewsAt: LATER }],
  ])('%s', (_what, signs) => {
    expect(stateOf(signs, { hasPastDue: true })).toEqual({ kind: 'free' });
  });
});

describe('8. a trial runs', () => {
  test.each<[string, Signs, When | null]>([
    ['until its date', { trialEndsAt: SOON }, SOON],
    ['until its date, before the renewal', { trialEndsAt: SOON, renewsAt: LATER }, SOON],
    ['until its date, though the word is another', { trialEndsAt: SOON, status: 'active' }, SOON],
    ['until its date, though an invoice is past due', { trialEndsAt: SOON, status: 'past_due' }, SOON],
    ['by its word, until an unknown day', { status: 'in_trial' }, null],
    [
      'by its word, though its dates are over',
      { status: 'in_trial', trialEndsAt: OVER, renewsAt: LATER },
      null,
    ],
  ])('%s', (_what, signs, endsAt) => {
    for (const hasPastDue of [false, true])
      expect(stateOf(signs, { hasPastDue })).toEqual({ kind: 'trial', endsAt, nextCharge: null });
  });

  it('with the charge that follows it', () => {
    expect(stateOf({ trialEndsAt: SOON, nextCharge: charge(SOON) })).toEqual({
      kind: 'trial',
      endsAt: SOON,
      nextCharge: charge(SOON),
    });
  });

  test.each<[string, Signs]>([
    ['after its date', { trialEndsAt: OVER, renewsAt: LATER }],
    ['at its date', { trialEndsAt: NOW_MS, renewsAt: LATER }],
  ])('no longer %s', (_when, signs) => {
    expect(stateOf(signs)).toEqual({ kind: 'running', renewsAt: LATER, nextCharge: null });
  });
});

it.each([{ planName: null }, { billingCycle: null }])(
  'a plan whose pending change is not known is unclear, also a free one: %j',
  (missing) => {
    const pendingChange = { ...toPlus, ...missing };
    expect(stateOf({ renewsAt: SOON, pendingChange })).toEqual(aState.unknown());
    expect(stateOf({ plan: free, pendingChange })).toEqual(aState.unknown());
    expect(stateOf({ expiresAt: SOON, pendingChange })).toEqual(aState.unknown({ at: SOON }));
    expect(stateOf({ status: 'expired', pendingChange }).kind).toBe('ended');
  },
);

it('a pending change to the plan that is held changes nothing', () => {
  const toItself = { planName: 'Pro', planCode: 'pro_m', billingCycle: 1, effectiveAt: SOON };
  expect(stateOf({ renewsAt: SOON, pendingChange: toItself })).toEqual(stateOf({ renewsAt: SOON }));
  const toYears = { ...toItself, planCode: 'pro_y', billingCycle: 12 };
  expect(stateOf({ renewsAt: SOON, pendingChange: toYears }).kind).toBe('changing');
});

describe('9. and 10. a charge is past due, or the plan simply runs', () => {
  test.each<['pastDue' | 'running', string, Signs, boolean]>([
    ['pastDue', 'by its word', { status: 'past_due' }, false],
    ['pastDue', 'by an invoice of the account', { status: 'active' }, true],
    ['pastDue', 'by an invoice, after a trial', { trialEndsAt: OVER }, true],
    ['running', 'without such a word or invoice', { status: 'active' }, false],
    ['running', 'without any word', {}, false],
  ])('%s %s', (kind, _what, signs, hasPastDue) => {
    const dates = { renewsAt: LATER, nextCharge: charge(LATER) };
    expect(stateOf({ ...signs, ...dates }, { hasPastDue })).toEqual({ kind, ...dates });
    expect(stateOf({ ...signs, renewsAt: OVER, nextCharge: charge(OVER) }, { hasPastDue })).toEqual({
      kind,
      renewsAt: null,
      nextCharge: null,
    });
  });
});

// 36 hours after a calendar day began in UTC it has ended in every time zone.
describe('a calendar day is over only when it has ended everywhere', () => {
  const day = '2026-12-11';
  const moments = ['2026-12-11T00:00:00Z', '2026-12-12T11:59:59Z', '2026-12-12T12:00:00Z'];

  test.each<[string, Signs, object, object]>([
    [
      'an expiration date',
      { expiresAt: day },
      { kind: 'ending', endsAt: day, during: 'paidPeriod', after: null },
      { kind: 'ended', endedAt: day },
    ],
    [
      'the last day of a cancelled plan',
      { status: 'canceled', renewsAt: day },
      { kind: 'ending', endsAt: day, during: 'paidPeriod', after: null },
      { kind: 'ended', endedAt: day },
    ],
    [
      'the end of a trial',
      { trialEndsAt: day },
      { kind: 'trial', endsAt: day, nextCharge: null },
      { kind: 'running', renewsAt: null, nextCharge: null },
    ],
    [
      'a renewal and its charge',
      { renewsAt: day, nextCharge: charge(day) },
      { kind: 'running', renewsAt: day, nextCharge: charge(day) },
      { kind: 'running', renewsAt: null, nextCharge: null },
    ],
    [
      'the day of a change',
      { pendingChange: { ...toPlus, effectiveAt: day } },
      { kind: 'changing', at: day },
      { kind: 'changing', at: null },
    ],
    [
      'the end of a period that Apple bills',
      { biller: { kind: 'apple' }, expiresAt: day },
      { kind: 'billedElsewhere', paidUntil: day, inTrial: false },
      { kind: 'billedElsewhere', paidUntil: null, inTrial: false },
    ],
  ])('%s', (_what, signs, before, after) => {
    const states = moments.map((now) => stateOf(signs, { nowMs: Date.parse(now) }));
    expect(states).toMatchObject([before, before, after]);
  });
});

describe('whatever the signs are', () => {
  const when = fc.constantFrom<When | null>(
    null,
    OVER,
    NOW_MS,
    SOON,
    LATER,
    '2026-11-30',
    '2026-12-01',
    '2027-01-03',
  );
  const signs = fc.record({
    status: fc.constantFrom(
      null,
      'active',
      'in_trial',
      'past_due',
      'canceled',
      'paused',
      'expired',
      'mystery',
    ),
    biller: fc.constantFrom<Biller>({ kind: 'card' }, { kind: 'apple' }, { kind: 'unknown' }),
    plan: fc.constantFrom({}, free),
    trialEndsAt: when,
    renewsAt: when,
    expiresAt: when,
    nextCharge: when.map((at) => (at === null ? null : charge(at))),
    pendingChange: fc
      .constantFrom(null, toPlus, toLite)
      .chain((plan) =>
        plan === null ? fc.constant(plan) : when.map((effectiveAt) => ({ ...plan, effectiveAt })),
      ),
  });

  it('a date that is over is never shown as one to come, and a plan ends only on a date that is over', () => {
    fc.assert(
      fc.property(signs, fc.boolean(), (listed, hasPastDue) => {
        const state = stateOf(listed, { hasPastDue });
        for (const at of upcomingTimes(state)) expect([at, isPast(at, NOW_MS)]).toEqual([at, false]);
        if (state.kind === 'ended' && state.endedAt !== null)
          expect(isPast(state.endedAt, NOW_MS)).toBe(true);
      }),
    );
  });
});

/** The times of a state that are to come. */
function upcomingTimes(state: SubscriptionState): When[] {
  const { endsAt, renewsAt, at, paidUntil, nextCharge } = {
    endsAt: null,
    renewsAt: null,
    at: null,
    paidUntil: null,
    nextCharge: null,
    ...state,
  };
  return [endsAt, renewsAt, at, paidUntil, nextCharge?.at ?? null].filter((time) => time !== null);
}

test.each<[string, Parameters<typeof leadsToFree>[0], boolean]>([
  ['without a code and a billing cycle', { ...toLite, planCode: null }, true],
  ['without a billing cycle', { ...toLite, planCode: 'gift' }, true],
  ['with a code of a free plan', { ...toPlus, planCode: 'lite' }, true],
  ['with a code and a billing cycle', toPlus, false],
  ['with a billing cycle and no code', { ...toPlus, planCode: null }, false],
])('a change to a plan %s leads to a free plan: %s', (_what, pending, isFree) => {
  expect(leadsToFree(pending, planCodes)).toBe(isFree);
});

test.each<[string, Parameters<typeof leadsToNoPlan>[0], boolean]>([
  ['with a code of no plan', { ...toPlus, planCode: 'no_plan' }, true],
  ['without a code, by the name of no plan', { ...toLite, planName: 'No Plan', planCode: null }, true],
  ['without a code, by a name that nobody lists', { ...toLite, planName: 'Nothing', planCode: null }, false],
  ['that is free', toLite, false],
])('a change to a plan %s leads to no plan: %s', (_what, pending, isNone) => {
  const plans = [{ code: 'no_plan', name: 'No Plan', billingCycle: 0 }];
  expect(leadsToNoPlan(pending, plans, planCodes)).toBe(isNone);
});

describe('what a state knows of the plan that follows and of the next charge', () => {
  const nextCharge = charge(SOON);

  test.each<[string, LiveState, 'toPlus' | 'toLite' | null, boolean]>([
    ['a plan that changes', aState.changing({ to: toPlus, nextCharge }), 'toPlus', true],
    ['a plan that becomes free', aState.ending({ after: toLite }), 'toLite', false],
    ['a plan that expires', aState.ending(), null, false],
    ['a plan that runs', aState.running({ nextCharge }), null, true],
    ['a trial', aState.trial({ nextCharge }), null, true],
    ['a plan that is past due', aState.pastDue({ renewsAt: null, nextCharge }), null, true],
    ['a free plan', { kind: 'free' }, null, false],
    ['a plan that Apple bills', aState.apple({ paidUntil: SOON }), null, false],
    ['a plan that is paused', aState.paused(), null, false],
    ['a plan whose change is confirmed', { kind: 'updating' }, null, false],
    ['a plan whose state is unknown', aState.unknown(), null, false],
  ])('%s', (_what, state, follows, isCharged) => {
    expect(pendingPlan(state)).toEqual(follows === null ? null : { toPlus, toLite }[follows]);
    expect(statedCharge(state)).toEqual(isCharged ? nextCharge : null);
  });

  it('a charge that the platform does not name is not stated', () => {
    expect(statedCharge(aState.running({ renewsAt: SOON }))).toBeNull();
  });
});
