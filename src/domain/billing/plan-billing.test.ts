import { describe, expect, test } from 'vitest';
import { aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { invoice } from '../../contracts/billing/invoice.ts';
import type { Store } from '../../contracts/plans/biller.ts';
import { accountBilling, isBilledByStoresAlone, owedOf, planBilling, storeBillings } from './plan-billing.ts';
import type { LiveState } from '../plans/subscription-state.ts';

const SOON = Date.parse('2026-12-10T10:00:00Z');
const LATER = Date.parse('2027-01-03T10:00:00Z');
const nextCharge = { currency: 'USD', subTotal: 700, tax: 99, total: 799, at: LATER };
const amount = { minorUnits: 799, currency: 'USD' };
const google: Store = { kind: 'store', name: 'Google Play' };

const held = (state: LiveState, name = 'Plus') => aSubscription({ state, plan: { name } });
const charged = { kind: 'charged', subscriptionId: aSubscription().id, inTrial: false } as const;
const store = { kind: 'store', inTrial: false } as const;

describe('how a plan is billed from now on', () => {
  test.each<[string, LiveState, object | null]>([
    ['free', { kind: 'free' }, null],
    ['in its trial', aState.trial({ endsAt: SOON }), { ...charged, at: SOON, amount: null, inTrial: true }],
    [
      'in its trial, with its first charge',
      aState.trial({ endsAt: SOON, nextCharge }),
      { ...charged, at: LATER, amount, inTrial: true },
    ],
    ['running', aState.running({ renewsAt: SOON }), { ...charged, at: SOON, amount: null }],
    [
      'running, with its charge',
      aState.running({ renewsAt: SOON, nextCharge }),
      { ...charged, at: LATER, amount },
    ],
    ['running, and nothing is known', aState.running(), { ...charged, at: null, amount: null }],
    ['past due', aState.pastDue({ renewsAt: SOON }), { ...charged, at: SOON, amount: null }],
    [
      'about to change',
      aState.changing({ at: SOON, renewsAt: LATER }),
      { ...charged, at: SOON, amount: null },
    ],
    [
      'about to change at an unknown time',
      aState.changing({ renewsAt: LATER }),
      { ...charged, at: LATER, amount: null },
    ],
    [
      'about to change after its trial',
      aState.changing({ at: SOON, during: 'trial' }),
      { ...charged, at: SOON, amount: null, inTrial: true },
    ],
    ['cancelled', aState.ending({ endsAt: SOON }), { kind: 'ending', until: SOON }],
    ['cancelled, until an unknown day', aState.ending(), { kind: 'ending', until: null }],
    [
      'billed by Apple',
      aState.apple({ paidUntil: SOON }),
      { ...store, by: { kind: 'apple' }, paidUntil: SOON },
    ],
    [
      'in its trial at Apple',
      aState.apple({ paidUntil: SOON, inTrial: true }),
      { kind: 'store', by: { kind: 'apple' }, paidUntil: SOON, inTrial: true },
    ],
    ['billed by another store', aState.apple({ by: google }), { ...store, by: google, paidUntil: null }],
    [
      'billed by nobody knows whom',
      aState.apple({ by: { kind: 'unknown' } }),
      { ...store, by: { kind: 'unknown' }, paidUntil: null },
    ],
    ['changed, and not shown yet', { kind: 'updating' }, { kind: 'updating' }],
    ['paused', aState.paused(), { kind: 'unclear' }],
    ['paused and cancelled', aState.paused({ at: SOON }), { kind: 'ending', until: SOON }],
    ['unexplained', aState.unknown(), { kind: 'unclear' }],
    ['unexplained and cancelled', aState.unknown({ at: null }), { kind: 'ending', until: null }],
  ])('%s', (_, state, billing) => {
    expect(planBilling(held(state))).toEqual(billing && { plan: 'Plus', ...billing });
  });
});

test('only what a store bills goes on whatever is done here', () => {
  const plans = [
    held(aState.running()),
    held(aState.apple(), 'Premium'),
    held({ kind: 'free' }),
    held(aState.apple({ by: google }), 'Basic'),
  ];
  expect(storeBillings(plans).map(({ plan, by }) => [plan, by])).toEqual([
    ['Premium', { kind: 'apple' }],
    ['Basic', google],
  ]);
});

test.each([
  ['no plan', [], false],
  ['one of a store', [held(aState.apple())], true],
  ['plans of two stores', [held(aState.apple()), held(aState.apple({ by: google }))], true],
  ['one of a store and one of the brand', [held(aState.apple()), held(aState.running())], false],
])('whether stores alone bill an account with a free plan and %s', (_, paid, isAlone) => {
  const free = aSubscription({ state: { kind: 'free' }, plan: { code: 'free' } });
  const codes = { free: ['free'], none: [], excluded: [] };
  expect(isBilledByStoresAlone([free, ...paid], codes)).toBe(isAlone);
});

describe('what is owed', () => {
  const common = { invoiceId: 'i1', currency: 'USD', invoiceDate: SOON };
  const due = invoice.parse({ ...common, status: 'past_due', invoiceTotal: 399 });
  const paid = invoice.parse({ ...common, status: 'paid', invoiceTotal: 999 });
  test.each([
    ['nothing', [paid], null],
    ['one invoice', [paid, due], { count: 1, amount: { minorUnits: 399, currency: 'USD' }, at: SOON }],
    ['one without an amount', [{ ...due, currency: null }], { count: 1, amount: null, at: SOON }],
    ['several', [due, due], { count: 2, amount: null, at: null }],
  ])('%s', (_, invoices, owed) => {
    expect(owedOf(invoices)).toEqual(owed);
  });
});

test.each([
  ['its plans and its invoices were read', [], true, true],
  ['a plan could not be read', [], false, false],
  ['its invoices could not be read', undefined, true, false],
])('an account is whole where %s', (_, invoices, hasAllPlans, isWhole) => {
  expect(accountBilling([], invoices, hasAllPlans).isWhole).toBe(isWhole);
});
