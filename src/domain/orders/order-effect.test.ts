import { describe, expect, test } from 'vitest';
import { aPlan, aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { orderEffect, renewalEnd, type RenewalEnd } from './order-effect.ts';

const LATER_MS = Date.UTC(2026, 11, 2);
const DAY = '2027-01-03' as const;
const toFree = { planName: 'Basic', planCode: 'lite', billingCycle: 0, effectiveAt: LATER_MS };

describe('what ends when a person changes to a free plan', () => {
  test.each<[who: string, current: Parameters<typeof aSubscription>[0] | undefined, end: RenewalEnd]>([
    ['no plan', undefined, { kind: 'nothing' }],
    [
      'a free plan',
      { plan: { code: 'lite', billingCycle: 0 }, state: { kind: 'free' } },
      { kind: 'nothing' },
    ],
    [
      'a free plan, though a renewal of it is listed',
      { plan: { code: 'lite', billingCycle: 0 }, state: aState.running({ renewsAt: LATER_MS }) },
      { kind: 'nothing' },
    ],
    ['a plan without a billing cycle', { plan: { billingCycle: 0 } }, { kind: 'nothing' }],
    ['a plan that Apple bills', { state: aState.apple({ paidUntil: LATER_MS }) }, { kind: 'nothing' }],
    ['a plan that is paused', { state: aState.paused() }, { kind: 'nothing' }],
    ['a plan whose change is confirmed', { state: { kind: 'updating' } }, { kind: 'nothing' }],
    ['a plan whose state is unknown', { state: aState.unknown() }, { kind: 'nothing' }],
    ['a running trial', { state: aState.trial({ endsAt: LATER_MS }) }, { kind: 'trial', at: LATER_MS }],
    [
      'a trial that ends on a calendar day',
      { state: aState.trial({ endsAt: DAY }) },
      { kind: 'trial', at: DAY },
    ],
    ['a trial without a date', { state: aState.trial() }, { kind: 'renewal', at: null }],
    [
      'a plan that no longer renews',
      { state: aState.ending({ endsAt: LATER_MS }) },
      { kind: 'plan', at: LATER_MS },
    ],
    [
      'a plan that becomes free anyway',
      { state: aState.ending({ endsAt: LATER_MS, after: toFree }) },
      { kind: 'plan', at: LATER_MS },
    ],
    ['a plan that ends on an unknown day', { state: aState.ending() }, { kind: 'plan', at: null }],
    [
      'a trial that ends anyway',
      { state: aState.ending({ endsAt: LATER_MS, during: 'trial' }) },
      { kind: 'trial', at: LATER_MS },
    ],
    [
      'a trial that ends anyway, on an unknown day',
      { state: aState.ending({ during: 'trial' }) },
      { kind: 'plan', at: null },
    ],
    [
      'a plan that renews',
      { state: aState.running({ renewsAt: LATER_MS }) },
      { kind: 'renewal', at: LATER_MS },
    ],
    [
      'a plan that is past due',
      { state: aState.pastDue({ renewsAt: LATER_MS, nextCharge: null }) },
      { kind: 'renewal', at: LATER_MS },
    ],
    [
      'a plan that changes to another one',
      { state: aState.changing({ at: LATER_MS, renewsAt: DAY }) },
      { kind: 'renewal', at: LATER_MS },
    ],
    [
      'a plan that changes on an unknown day',
      { state: aState.changing({ renewsAt: LATER_MS }) },
      { kind: 'renewal', at: LATER_MS },
    ],
    [
      'a trial that another plan follows',
      { state: aState.changing({ at: LATER_MS, during: 'trial' }) },
      { kind: 'trial', at: LATER_MS },
    ],
    [
      'a trial that another plan follows on an unknown day',
      { state: aState.changing({ renewsAt: LATER_MS, during: 'trial' }) },
      { kind: 'renewal', at: LATER_MS },
    ],
    ['a plan without a date', {}, { kind: 'renewal', at: null }],
  ])('%s', (_who, current, end) => {
    expect(renewalEnd(current && aSubscription(current), planCodes)).toEqual(end);
  });
});

describe('what an order does beside its cost', () => {
  const pro = aSubscription({ state: aState.running({ renewsAt: DAY }) });
  const basic = aPlan({ id: 'basic', code: 'basic_m', billingOrder: 5 });
  const plus = aPlan({ id: 'plus', code: 'plus_m', billingOrder: 30 });
  const free = aPlan({ id: 'free', code: 'no_plan', billingCycle: 0 });
  const trial = { costAfterTrial: 799, trialEndDate: DAY } as const;
  test.each<[what: string, ...order: Parameters<typeof orderEffect>, ReturnType<typeof orderEffect>]>([
    ['a larger plan', plus, pro, { trial: null }, planCodes, { kind: 'nothing' }],
    ['a first plan', plus, undefined, { trial: null }, planCodes, { kind: 'nothing' }],
    ['a smaller plan', basic, pro, { trial: null }, planCodes, { kind: 'downgrade', startsAt: DAY }],
    [
      'a smaller plan, where nobody knows when the period ends',
      basic,
      aSubscription(),
      { trial: null },
      planCodes,
      { kind: 'downgrade', startsAt: null },
    ],
    ['a plan with a trial', plus, undefined, { trial }, planCodes, { kind: 'nothing' }],
    [
      'a plan with a trial whose end is unknown',
      plus,
      undefined,
      { trial: { ...trial, trialEndDate: null } },
      planCodes,
      { kind: 'nothing' },
    ],
    [
      'a free plan',
      free,
      pro,
      { trial: null },
      planCodes,
      { kind: 'free', end: { kind: 'renewal', at: DAY }, planName: 'Pro' },
    ],
    [
      'a first plan, which is free',
      free,
      undefined,
      { trial: null },
      planCodes,
      { kind: 'free', end: { kind: 'nothing' }, planName: undefined },
    ],
  ])('%s', (_what, toPlan, current, preview, codes, effect) => {
    expect(orderEffect(toPlan, current, preview, codes)).toEqual(effect);
  });
});
