import { describe, expect, it, test } from 'vitest';
import {
  aDevice,
  aPlan,
  aState,
  aSubscription,
  planCodes,
} from '../../../tests/support/platform-fixtures.ts';
import type { PendingPlan } from '../../contracts/plans/subscription.ts';
import { changeRefusal, planChange, type PlanChangeParams } from './plan-change.ts';
import type { LiveState } from './subscription-state.ts';

const cameras = (count: number) => Array.from({ length: count }, (_, at) => aDevice(`d${at + 1}`));

type Size = { owned: number; covered?: number; to: number };

/**
 * An account with `owned` cameras, `covered` of them on Pro (billing order 20), that chooses a plan for `to` devices
 * with billing order 30.
 */
function choice({ owned, covered = 0, to }: Size, changes: Partial<PlanChangeParams> = {}): PlanChangeParams {
  const devices = cameras(owned);
  const toPlan = aPlan({ id: 'plan-9', code: 'premium_m', billingOrder: 30, deviceQuantity: to });
  return {
    toPlan,
    available: [aPlan(), changes.toPlan ?? toPlan],
    subscriptions: [aSubscription({ id: 'sub-7', deviceIds: devices.slice(0, covered).map(({ id }) => id) })],
    devices,
    hasBillingInfo: true,
    flow: 'portal',
    downgradeComparesNames: false,
    freeHistoryHours: 24,
    planCodes,
    promoCodes: [],
    confirmed: false,
    ...changes,
  };
}

const stepOf = (params: PlanChangeParams) => {
  const verdict = planChange(params);
  return verdict.kind === 'proceed' ? [verdict.intent.step, verdict.intent.deviceIds.length] : verdict.kind;
};
const kindOf = (params: PlanChangeParams) => planChange(params).kind;
const size = { owned: 2, covered: 1, to: 5 };

describe('a plan of a lower billing order needs a confirmation', () => {
  const lower = (changes = {}) => aPlan({ id: 'plan-1', code: 'basic_m', billingOrder: 10, ...changes });

  test.each([
    ['lower', lower({ name: 'Basic' }), false, 'confirm'],
    ['lower, of the same name', lower(), false, 'confirm'],
    ['lower, of the same name, where the brand compares names', lower(), true, 'proceed'],
    ['lower, of another name, where the brand compares names', lower({ name: 'Basic' }), true, 'confirm'],
    ['equal', lower({ billingOrder: 20 }), false, 'proceed'],
    ['higher', lower({ billingOrder: 30 }), false, 'proceed'],
  ])('%s', (_what, toPlan, downgradeComparesNames, kind) => {
    expect(kindOf(choice(size, { toPlan, downgradeComparesNames }))).toBe(kind);
    expect(kindOf(choice(size, { toPlan, downgradeComparesNames, confirmed: true }))).toBe('proceed');
  });

  it('an account without a plan needs no confirmation', () => {
    expect(kindOf(choice(size, { toPlan: lower(), subscriptions: [] }))).toBe('proceed');
  });
});

describe('a free plan needs a confirmation and then goes to the order without a card', () => {
  const free = (code: string, deviceQuantity: number) =>
    aPlan({ id: 'plan-0', code, billingOrder: 99, deviceQuantity });

  test.each(['lite', 'basic', 'no_plan', 'notion_lite'])(
    '%s needs a confirmation, whatever its billing order',
    (code) => {
      const toPlan = free(code, 2);
      expect(kindOf(choice(size, { toPlan }))).toBe('confirm');
      expect(kindOf(choice(size, { toPlan, subscriptions: [] }))).toBe('confirm');
    },
  );

  test.each([
    [true, 'portal', 'orderSummary'],
    [false, 'portal', 'orderSummary'],
    [false, 'delegatedCheckout', 'checkoutSession'],
  ] as const)('with a card %s, %s: %s, and never the card form', (hasBillingInfo, flow, step) => {
    const params = choice(
      { owned: 4, covered: 3, to: 0 },
      { toPlan: free('lite', 2), hasBillingInfo, flow, confirmed: true },
    );
    expect(planChange(params)).toMatchObject({ kind: 'proceed', intent: { step, deviceIds: ['d1', 'd2'] } });
  });

  test.each([
    ['all devices, where they fit', { owned: 2, covered: 0 }, ['d1', 'd2']],
    ['the covered device and the other one, where both fit', { owned: 2, covered: 1 }, ['d1', 'd2']],
    ['the first devices by name, where none is covered today', { owned: 4, covered: 0 }, ['d1', 'd2']],
    ['the covered device only, where not all fit', { owned: 4, covered: 1 }, ['d1']],
  ])('a free plan for two devices covers %s', (_what, owns, deviceIds) => {
    const params = choice({ ...owns, to: 0 }, { toPlan: free('lite', 2), confirmed: true });
    expect(planChange(params)).toMatchObject({ kind: 'proceed', intent: { deviceIds } });
  });

  it('a plan that covers nothing keeps no device', () => {
    expect(
      stepOf(choice({ owned: 4, covered: 3, to: 0 }, { toPlan: free('no_plan', 0), confirmed: true })),
    ).toEqual(['orderSummary', 0]);
  });
});

describe('a plan for one device preselects it, or lets the person choose', () => {
  test.each([
    { owned: 3, covered: 2, step: ['devices', 0] },
    { owned: 3, covered: 1, step: ['orderSummary', 1] },
    { owned: 3, covered: 0, step: ['devices', 0] },
    { owned: 1, covered: 0, step: ['orderSummary', 1] },
    { owned: 0, covered: 0, step: ['orderSummary', 0] },
  ])('$owned owned, $covered covered: $step', ({ owned, covered, step }) => {
    expect(stepOf(choice({ owned, covered, to: 1 }))).toEqual(step);
  });
});

describe('devices that fit are preselected, else the person chooses', () => {
  test.each([
    { owned: 3, covered: 1, to: 5, step: ['orderSummary', 3] },
    { owned: 5, covered: 5, to: 5, step: ['orderSummary', 5] },
    { owned: 6, covered: 2, to: 5, step: ['devices', 2] },
    { owned: 6, covered: 6, to: 5, step: ['devices', 0] },
    { owned: 6, covered: 5, to: 5, step: ['devices', 5] },
    { owned: 0, covered: 0, to: 5, step: ['orderSummary', 0] },
  ])('$owned owned, $covered covered, $to allowed: $step', ({ step, ...sizes }) => {
    expect(stepOf(choice(sizes))).toEqual(step);
  });

  it('counts only devices that can be covered', () => {
    const devices = [...cameras(2), aDevice('plug', { subscribable: false }), aDevice('non-subscribable')];
    expect(stepOf(choice({ ...size, to: 2 }, { devices }))).toEqual(['orderSummary', 2]);
  });
});

describe('after the devices: delegated checkout, the order summary with a card, or the card form', () => {
  test.each([
    ['delegatedCheckout', true, 'checkoutSession'],
    ['delegatedCheckout', false, 'checkoutSession'],
    ['portal', true, 'orderSummary'],
    ['portal', false, 'billing'],
  ] as const)('%s, a card %s: %s', (flow, hasBillingInfo, step) => {
    expect(stepOf(choice(size, { flow, hasBillingInfo }))).toEqual([step, 2]);
  });

  it('remembers the plan, the subscription to change and the promo codes', () => {
    expect(planChange(choice(size, { promoCodes: ['save20'] }))).toEqual({
      kind: 'proceed',
      intent: {
        toPlanCode: 'premium_m',
        toPlanId: 'plan-9',
        fromSubscriptionId: 'sub-7',
        deviceIds: ['d1', 'd2'],
        promoCodes: ['save20'],
        step: 'orderSummary',
      },
    });
    expect(planChange(choice(size, { subscriptions: [] }))).toMatchObject({
      intent: { fromSubscriptionId: null },
    });
  });
});

/** A plan that follows, on an unknown day. */
const following = (plan: Omit<PendingPlan, 'effectiveAt'>) => ({ ...plan, effectiveAt: null });
const becomes = (plan: Omit<PendingPlan, 'effectiveAt'>) => aState.ending({ after: following(plan) });
const changesTo = (plan: Omit<PendingPlan, 'effectiveAt'>) => aState.changing({ to: following(plan) });

describe('a pending change refuses no other plan', () => {
  const lite = aPlan({ id: 'plan-0', code: 'lite', name: 'Lite', billingCycle: 0 });

  test.each<[string, LiveState]>([
    ['another code', becomes({ planName: 'Lite', planCode: 'lite_2', billingCycle: 0 })],
    ['no code, another name', becomes({ planName: 'Basic', planCode: null, billingCycle: 0 })],
    ['no code, another cycle', changesTo({ planName: 'Lite', planCode: null, billingCycle: 1 })],
    ['an end that no plan follows', aState.ending()],
  ])('%s', (_what, state) => {
    const subscriptions = [aSubscription({ state })];
    const params = choice(size, { toPlan: lite, available: [lite], subscriptions, confirmed: true });
    expect(kindOf(params)).toBe('proceed');
  });
});

describe('a plan that is refused', () => {
  const premium = { planName: 'Premium', planCode: 'premium_m', billingCycle: 1 };
  const lite = aPlan({ id: 'plan-0', code: 'lite', name: 'Lite', billingCycle: 0 });

  test.each<[string, Partial<PlanChangeParams>, string]>([
    ['the current plan', { toPlan: aPlan() }, 'current'],
    ['the current plan under another id', { toPlan: aPlan({ id: 'other' }) }, 'current'],
    [
      'the paid plan of another subscription',
      { subscriptions: [aSubscription(), aSubscription({ planId: 'plan-9', plan: { billingOrder: 1 } })] },
      'current',
    ],
    ['the pending plan', { subscriptions: [aSubscription({ state: changesTo(premium) })] }, 'pending'],
    [
      'a pending free plan, which has no code',
      {
        toPlan: lite,
        available: [lite],
        subscriptions: [
          aSubscription({ state: becomes({ planName: 'Lite', planCode: null, billingCycle: 0 }) }),
        ],
      },
      'pending',
    ],
    [
      'any plan, where Apple bills',
      { subscriptions: [aSubscription({ state: aState.apple() })] },
      'billedElsewhere',
    ],
    [
      'any plan, where the current one is paused',
      { subscriptions: [aSubscription({ state: aState.paused() })] },
      'paused',
    ],
    [
      'any plan, where a change is confirmed that the list does not show',
      { subscriptions: [aSubscription({ state: { kind: 'updating' } })] },
      'updating',
    ],
    [
      'any plan, where the state of the current one is unknown',
      { subscriptions: [aSubscription({ state: aState.unknown() })] },
      'unclear',
    ],
    [
      'a free plan, where the current one is paused',
      { toPlan: lite, available: [lite], subscriptions: [aSubscription({ state: aState.paused() })] },
      'paused',
    ],
    [
      'the current plan, where Apple bills',
      { toPlan: aPlan(), subscriptions: [aSubscription({ state: aState.apple() })] },
      'billedElsewhere',
    ],
    ['a plan, where none is sold to the account', { available: [] }, 'notOffered'],
    ['a plan that is not sold to the account', { available: [aPlan()] }, 'notOffered'],
  ])('%s', (_what, changes, why) => {
    for (const confirmed of [false, true])
      expect(planChange(choice(size, { ...changes, confirmed }))).toEqual({ kind: 'refused', why });
  });

  it('a free plan that the account has besides a paid one can be chosen', () => {
    const beside = aSubscription({ id: 'sub-8', planId: 'plan-0', plan: { code: 'lite', billingOrder: 0 } });
    const params = choice(size, { toPlan: lite, subscriptions: [aSubscription(), beside] });
    expect(kindOf(params)).toBe('confirm');
  });
});

describe('a change that was begun earlier', () => {
  const pro = aSubscription();
  const basic = aPlan({ id: 'basic', code: 'basic_m', billingOrder: 5 });
  const change = {
    toPlanCode: 'basic_m',
    toPlanId: 'basic',
    fromSubscriptionId: 'sub-1',
    deviceIds: [],
    promoCodes: [],
    step: 'orderSummary',
  } as const;
  const toPro = { ...change, toPlanCode: 'pro_m', toPlanId: 'plan-pro' };
  const ending = aSubscription({ state: aState.ending() });
  const refusalOf = (
    intent: typeof change | typeof toPro,
    subscription = pro,
    available = [aPlan(), basic],
  ) =>
    changeRefusal(
      { ...intent, deviceIds: [], promoCodes: [] },
      { subscriptions: [subscription], available, catalogue: [] },
      planCodes,
    );

  it('is not refused where the account can take the plan', () => {
    expect(refusalOf(change)).toBeUndefined();
  });

  it('is refused where the account has the plan by now', () => {
    expect(refusalOf(toPro)).toBe('current');
  });

  it('is not refused where it resumes the plan of the account', () => {
    expect(refusalOf(toPro, ending)).toBeUndefined();
  });

  it('is left to the order where the plan is no longer sold', () => {
    expect(refusalOf(change, pro, [aPlan()])).toBeUndefined();
  });
});
