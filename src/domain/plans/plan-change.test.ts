import { describe, expect, it, test } from 'vitest';
import { aDevice, aPlan, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { planChange, type PlanChangeAsked } from './plan-change.ts';

const cameras = (count: number) => Array.from({ length: count }, (_, at) => aDevice(`d${at + 1}`));

type Size = { owned: number; covered?: number; to: number };

/** Owns cameras, some of them on Pro (order 20), and wants another plan of order 30 unless said otherwise. */
function choice({ owned, covered = 0, to }: Size, changes: Partial<PlanChangeAsked> = {}): PlanChangeAsked {
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
    promoCodes: [],
    confirmed: false,
    nowMs: 0,
    ...changes,
  };
}

const stepOf = (asked: PlanChangeAsked) => {
  const verdict = planChange(asked);
  return verdict.kind === 'proceed' ? [verdict.intent.step, verdict.intent.deviceIds.length] : verdict.kind;
};
const kindOf = (asked: PlanChangeAsked) => planChange(asked).kind;
const size = { owned: 2, covered: 1, to: 5 };

describe('"If the target has a lower billing_order … the data-loss confirmation opens first"', () => {
  const lower = (changes = {}) => aPlan({ id: 'plan-1', code: 'basic_m', billingOrder: 10, ...changes });

  test.each([
    ['lower', lower({ name: 'Basic' }), false, 'confirm'],
    ['lower, of the same name', lower(), false, 'confirm'],
    ['lower, of the same name, where names count', lower(), true, 'proceed'],
    ['lower, of another name, where names count', lower({ name: 'Basic' }), true, 'confirm'],
    ['equal', lower({ billingOrder: 20 }), false, 'proceed'],
    ['higher', lower({ billingOrder: 30 }), false, 'proceed'],
  ])('%s', (_what, toPlan, downgradeComparesNames, kind) => {
    expect(kindOf(choice(size, { toPlan, downgradeComparesNames }))).toBe(kind);
    expect(kindOf(choice(size, { toPlan, downgradeComparesNames, confirmed: true }))).toBe('proceed');
  });

  it('nobody comes down from nothing', () => {
    expect(kindOf(choice(size, { toPlan: lower(), subscriptions: [] }))).toBe('proceed');
  });
});

describe('"a free / no-device plan, a data-loss dialog is shown and confirming goes on to checkout" (rule 2)', () => {
  const free = (code: string, deviceQuantity: number) =>
    aPlan({ id: 'plan-0', code, billingOrder: 99, deviceQuantity });

  test.each(['lite', 'basic', 'no_plan', 'notion_lite'])('%s is asked about, whatever its order', (code) => {
    const toPlan = free(code, 2);
    expect(kindOf(choice(size, { toPlan }))).toBe('confirm');
    expect(kindOf(choice(size, { toPlan, subscriptions: [] }))).toBe('confirm');
  });

  test.each([
    [true, 'portal', 'orderSummary'],
    [false, 'portal', 'orderSummary'],
    [false, 'delegatedCheckout', 'checkoutSession'],
  ] as const)('with a card %s, %s: %s, and never the card page', (hasBillingInfo, flow, step) => {
    const asked = choice(
      { owned: 4, covered: 3, to: 0 },
      { toPlan: free('lite', 2), hasBillingInfo, flow, confirmed: true },
    );
    expect(planChange(asked)).toMatchObject({ kind: 'proceed', intent: { step, deviceIds: ['d1', 'd2'] } });
  });

  test.each([
    ['all, where it has room for all', { owned: 2, covered: 0 }, ['d1', 'd2']],
    ['what is covered today and what it has room for beside', { owned: 2, covered: 1 }, ['d1', 'd2']],
    ['the first by name, where nothing is covered today', { owned: 4, covered: 0 }, ['d1', 'd2']],
    ['what is covered today, where there are more', { owned: 4, covered: 1 }, ['d1']],
  ])('one that covers two covers %s', (_what, owns, deviceIds) => {
    const asked = choice({ ...owns, to: 0 }, { toPlan: free('lite', 2), confirmed: true });
    expect(planChange(asked)).toMatchObject({ kind: 'proceed', intent: { deviceIds } });
  });

  it('one that covers nothing keeps no device', () => {
    expect(
      stepOf(choice({ owned: 4, covered: 3, to: 0 }, { toPlan: free('no_plan', 0), confirmed: true })),
    ).toEqual(['orderSummary', 0]);
  });
});

describe('"If target device_quantity is 1: … more than one device, go to /manage-devices; else preselect" (rule 3)', () => {
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

describe('"the user’s devices fit within device_quantity, preselect them …; otherwise /manage-devices" (rule 4)', () => {
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

  it('counts only what can be subscribed', () => {
    const devices = [...cameras(2), aDevice('plug', { subscribable: false }), aDevice('non-subscribable')];
    expect(stepOf(choice({ ...size, to: 2 }, { devices }))).toEqual(['orderSummary', 2]);
  });
});

describe('"Proceed means: checkout session (delegated checkout), /order-summary when a payment method exists, or /billing" (rule 5)', () => {
  test.each([
    ['delegatedCheckout', true, 'checkoutSession'],
    ['delegatedCheckout', false, 'checkoutSession'],
    ['portal', true, 'orderSummary'],
    ['portal', false, 'billing'],
  ] as const)('%s, a card %s: %s', (flow, hasBillingInfo, step) => {
    expect(stepOf(choice(size, { flow, hasBillingInfo }))).toEqual([step, 2]);
  });

  it('remembers what is wanted, from where, and the codes brought along', () => {
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

describe('a change that is to follow stands in the way of no other plan', () => {
  const lite = aPlan({ id: 'plan-0', code: 'lite', name: 'Lite', billingCycle: 0 });

  test.each([
    ['another code', { planName: 'Lite', planCode: 'lite_2', billingCycle: 0 }],
    ['no code, another name', { planName: 'Basic', planCode: null, billingCycle: 0 }],
    ['no code, another cycle', { planName: 'Lite', planCode: null, billingCycle: 1 }],
  ])('%s', (_what, change) => {
    const subscriptions = [aSubscription({ pendingChange: { ...change, effectiveAtMs: null } })];
    const asked = choice(size, { toPlan: lite, available: [lite], subscriptions, confirmed: true });
    expect(kindOf(asked)).toBe('proceed');
  });
});

describe('what cannot be chosen', () => {
  const change = { planName: 'Premium', planCode: 'premium_m', billingCycle: 1, effectiveAtMs: null };
  const lite = aPlan({ id: 'plan-0', code: 'lite', name: 'Lite', billingCycle: 0 });

  test.each<[string, Partial<PlanChangeAsked>, string]>([
    ['the plan of today', { toPlan: aPlan() }, 'current'],
    ['the plan of today under another id', { toPlan: aPlan({ id: 'other' }) }, 'current'],
    [
      'a paid plan held beside',
      { subscriptions: [aSubscription(), aSubscription({ planId: 'plan-9', plan: { billingOrder: 1 } })] },
      'current',
    ],
    ['the plan that is to follow', { subscriptions: [aSubscription({ pendingChange: change })] }, 'pending'],
    [
      'a free plan that is to follow, which has no code',
      {
        toPlan: lite,
        available: [lite],
        subscriptions: [
          aSubscription({ pendingChange: { ...change, planName: 'Lite', planCode: null, billingCycle: 0 } }),
        ],
      },
      'pending',
    ],
    ['anything, where Apple bills', { subscriptions: [aSubscription({ biller: 'apple' })] }, 'billedByApple'],
    [
      'today’s, where Apple bills',
      { toPlan: aPlan(), subscriptions: [aSubscription({ biller: 'apple' })] },
      'billedByApple',
    ],
    ['what is not sold to the account', { available: [] }, 'notOffered'],
    ['what is not sold to the account, where others are', { available: [aPlan()] }, 'notOffered'],
  ])('%s', (_what, changes, why) => {
    for (const confirmed of [false, true])
      expect(planChange(choice(size, { ...changes, confirmed }))).toEqual({ kind: 'refused', why });
  });

  it('a free plan held beside a paid one can be gone back to', () => {
    const beside = aSubscription({ id: 'sub-8', planId: 'plan-0', plan: { code: 'lite', billingOrder: 0 } });
    const asked = choice(size, { toPlan: lite, subscriptions: [aSubscription(), beside] });
    expect(kindOf(asked)).toBe('confirm');
  });
});
