import { describe, expect, it, test } from 'vitest';
import {
  aDevice,
  aPlan,
  aState,
  aSubscription,
  planCodes,
} from '../../../tests/support/platform-fixtures.ts';
import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { type Recommendation, recommend, type RecommendationParams } from './recommendation.ts';

const usd = (minorUnits: number) => [{ minorUnits, currency: 'USD' }];
const priced = (id: string, minorUnits: number, changes: Partial<Plan> = {}) =>
  aPlan({ id, code: `${id}_m`, name: id, prices: usd(minorUnits), ...changes });
const free = priced('free', 0, { code: 'lite', billingCycle: 0, deviceQuantity: 1, retentionDays: 1 });
const basic = priced('basic', 199, { deviceQuantity: 1, retentionDays: 2, billingOrder: 10 });
const plus = priced('plus', 399, {
  deviceQuantity: 2,
  retentionDays: 14,
  billingOrder: 20,
  highlights: ['Detection'],
});
const premium = priced('premium', 799, {
  deviceQuantity: 10,
  billingOrder: 30,
  highlights: ['Detection', 'Snooze'],
});
const offered = [basic, plus, premium];
const yearly = { ...plus, id: 'yearly', code: 'plus_y', billingCycle: 12, prices: usd(99) };

const NEXT = Date.UTC(2027, 0, 3);
const charge = (subTotal: number, changes: Partial<NextCharge> = {}): NextCharge => ({
  currency: 'USD',
  subTotal,
  tax: 0,
  total: subTotal + (changes.tax ?? 0),
  at: NEXT,
  ...changes,
});
const running = (nextCharge: NextCharge | null) => aState.running({ renewsAt: NEXT, nextCharge });
const cameras = (count: number) =>
  Array.from({ length: count }, (_, index) => aDevice(`${index}`, { name: `Room ${index}` }));

/** A person on a plan, with so many cameras on it and so many beside it. */
function on(
  plan: Plan,
  covered: number,
  changes: Partial<RecommendationParams> = {},
  held: Parameters<typeof aSubscription>[0] = {},
): RecommendationParams {
  const devices = cameras(covered);
  const subscription = aSubscription({
    planId: plan.id,
    planCode: plan.code,
    deviceIds: devices.map(({ id }) => id),
    plan,
    state: running(charge(plan.prices[0]?.minorUnits ?? 0)),
    ...held,
  });
  return {
    subscription,
    subscriptions: [subscription],
    devices,
    uncovered: [],
    offered,
    plans: [...offered, free],
    currency: 'USD',
    planCodes,
    freeHistoryHours: 24,
    shown: (each) => each,
    ...changes,
  };
}
/** The same, where cameras stand beside the plan. */
const beside = (params: RecommendationParams, count: number): RecommendationParams => {
  const devices = cameras(params.devices.length + count);
  return { ...params, devices, uncovered: devices.slice(params.devices.length) };
};
const holding = (state: RecommendationParams['subscription']['state']) => on(premium, 2, {}, { state });

/** What is named, in one line. */
function named(found: Recommendation): string {
  switch (found.kind) {
    case 'nothing':
      return 'nothing';
    case 'smaller': {
      const { plan, saving, cameras: count, history, lost } = found;
      const days = history ? `${history.from} to ${history.to}` : 'same';
      return `${plan.id} -${saving.minorUnits} ${saving.currency} for ${count}, ${days}, without ${lost.join() || 'nothing'}`;
    }
    case 'larger':
      return `${found.plan.id} +${found.more.minorUnits} ${found.more.currency} for ${found.cameras.map(({ name }) => name).join()}`;
  }
}

describe('a smaller plan', () => {
  const plusForTwo = 'plus -400 USD for 2, 30 to 14, without Snooze';
  const equal = { ...plus, retentionDays: 30, highlights: premium.highlights };
  test.each<[string, RecommendationParams, string]>([
    ['would cover both cameras, and all that it takes away is told', on(premium, 2), plusForTwo],
    ['is not there for three cameras', on(premium, 3), 'nothing'],
    [
      'takes least away rather than costing least',
      on(premium, 1),
      'plus -400 USD for 1, 30 to 14, without Snooze',
    ],
    ['is not there on the smallest plan', on(plus, 2), 'nothing'],
    ['is not there for nobody’s camera', on(premium, 0), 'nothing'],
    [
      'covers the cameras that no plan covers, too',
      beside(on(premium, 1), 1),
      'plus -400 USD for 2, 30 to 14, without Snooze',
    ],
    ['is not there where it leaves one of these out', beside(on(premium, 2), 1), 'nothing'],
    [
      'that keeps as much and has as much: nothing is taken away',
      on(premium, 2, { offered: [equal, premium] }),
      'plus -400 USD for 2, same, without nothing',
    ],
    [
      'of two that take as much away, the cheaper one',
      on(premium, 2, { offered: [{ ...equal, id: 'dear', code: 'd', prices: usd(599) }, equal, premium] }),
      'plus -400 USD for 2, same, without nothing',
    ],
    [
      'of two that keep video as long, the one that loses fewer selling points',
      on(premium, 2, {
        offered: [
          { ...equal, id: 'dear', code: 'd', prices: usd(599) },
          { ...equal, highlights: [] },
        ],
      }),
      'dear -200 USD for 2, same, without nothing',
    ],
    [
      'that keeps no day of video is not named',
      on(premium, 2, { offered: [{ ...plus, retentionDays: 1 }] }),
      'nothing',
    ],
    [
      'that keeps no video is not named',
      on(premium, 2, { offered: [{ ...plus, retentionDays: 0 }] }),
      'nothing',
    ],
    ['of another term is not named', on(premium, 2, { offered: [yearly, premium] }), 'nothing'],
    ['that is hidden is not named', on(premium, 2, { offered: [{ ...plus, isVisible: false }] }), 'nothing'],
    [
      'that is no longer sold is not named',
      on(premium, 2, { offered: [{ ...plus, isLegacy: true }] }),
      'nothing',
    ],
    ['that the account may not choose is not named', on(premium, 2, { offered: [premium] }), 'nothing'],
    [
      'that is excluded, or covers nothing, is not named',
      on(premium, 2, {
        offered: [
          { ...plus, code: 'pepper_lite' },
          { ...plus, code: 'no_plan' },
        ],
      }),
      'nothing',
    ],
    [
      'that is never charged is not named',
      on(premium, 1, {
        offered: [
          { ...free, billingCycle: 1 },
          { ...free, deviceQuantity: 9 },
        ],
      }),
      'nothing',
    ],
    [
      'is never one that covers less than the free one',
      on(premium, 2, { plans: [...offered, { ...free, deviceQuantity: 4 }] }),
      'nothing',
    ],
    [
      'is never one that keeps video for less time than the free one',
      on(premium, 2, { plans: [...offered, { ...free, retentionDays: 15 }] }),
      'nothing',
    ],
    ['is not named while the free one is unknown', on(premium, 2, { plans: offered }), 'nothing'],
    [
      'is named where the brand has no free one',
      on(premium, 2, { plans: offered, planCodes: { ...planCodes, free: [] } }),
      plusForTwo,
    ],
    ['is not named where today’s plan is in no list', on(premium, 2, { plans: [free, plus] }), 'nothing'],
    [
      'is not named where the plan covers something unknown',
      on(premium, 2, {}, { deviceIds: ['0', '1', 'gone'] }),
      'nothing',
    ],
    ['is not named to a person on a free plan', on(free, 1), 'nothing'],
    [
      'is not named beside another paid plan',
      {
        ...on(premium, 2),
        subscriptions: [on(premium, 2).subscription, aSubscription({ id: 'two', state: aState.apple() })],
      },
      'nothing',
    ],
    [
      'is named beside a free one',
      {
        ...on(premium, 2),
        subscriptions: [
          on(premium, 2).subscription,
          aSubscription({ id: 'two', plan: { code: 'lite' }, state: { kind: 'free' } }),
        ],
      },
      plusForTwo,
    ],
  ])('%s', (_, params, told) => {
    expect(named(recommend(params))).toBe(told);
  });

  test.each<[string, RecommendationParams['subscription']['state']]>([
    ['in a trial', aState.trial({ nextCharge: charge(799) })],
    ['past due', aState.pastDue({ renewsAt: NEXT, nextCharge: charge(799) })],
    ['about to change', aState.changing({ nextCharge: charge(799) })],
    ['about to end', aState.ending({ endsAt: NEXT })],
    ['billed by Apple', aState.apple()],
    ['paused', aState.paused()],
    ['updating', { kind: 'updating' }],
    ['in a state that nobody explains', aState.unknown()],
  ])('is not named while the plan is %s', (_, state) => {
    expect(named(recommend(holding(state)))).toBe('nothing');
  });
});

describe('a saving is never more than the charge falls by', () => {
  const saves = (minorUnits: number) => `plus -${minorUnits} USD for 2, 30 to 14, without Snooze`;
  test.each<[string, RecommendationParams, string]>([
    ['the list price without a charge may have a discount', holding(running(null)), 'nothing'],
    [
      'a charge below the list price has one, which the change may end',
      holding(running(charge(499))),
      'nothing',
    ],
    ['a charge above the list price is a price of its own', holding(running(charge(999))), 'nothing'],
    ['a charge in another currency', holding(running(charge(799, { currency: 'EUR' }))), 'nothing'],
    [
      'a price in another currency',
      on(premium, 2, { offered: [{ ...plus, prices: [{ minorUnits: 399, currency: 'EUR' }] }] }),
      'nothing',
    ],
    ['an unknown price', on(premium, 2, { offered: [{ ...plus, prices: [] }] }), 'nothing'],
    ['the same price', on(premium, 2, { offered: [{ ...plus, prices: usd(799) }] }), 'nothing'],
    ['a higher price', on(premium, 2, { offered: [{ ...plus, prices: usd(899) }] }), 'nothing'],
    // 7.99 + 0.70 is charged; 3.99 has 0.35 of tax at every rate that fits.
    ['tax falls too', holding(running(charge(799, { tax: 70 }))), saves(435)],
    // 7.99 + 0.06: at 0.7 % to 0.8 %, 3.99 has 0.03 of tax.
    [
      'a tax whose rate is rounded is taken at its highest',
      holding(running(charge(799, { tax: 6 }))),
      saves(403),
    ],
    ['a tax that may be a cent more is', holding(running(charge(799, { tax: 5 }))), saves(402)],
  ])('%s', (_, params, told) => {
    expect(named(recommend(params))).toBe(told);
  });
});

describe('a larger plan', () => {
  const more = 'premium +400 USD for Room 2';
  test.each<[string, RecommendationParams, string]>([
    ['covers the camera that the full plan leaves out', beside(on(plus, 2), 1), more],
    ['is not named where the plan has a place', beside(on(plus, 1), 1), 'nothing'],
    ['is not there for eleven cameras', beside(on(plus, 2), 9), 'nothing'],
    ['is not named to a person on a free plan', beside(on(free, 1), 1), 'nothing'],
    [
      'never keeps video for a shorter time',
      beside(on(plus, 2, { offered: [{ ...premium, retentionDays: 13 }] }), 1),
      'nothing',
    ],
    [
      'is never one that the platform ranks lower',
      beside(on(plus, 2, { offered: [{ ...premium, billingOrder: 19 }] }), 1),
      'nothing',
    ],
    [
      'that has the price of today’s says nothing of money, and is not named',
      beside(on(plus, 2, { offered: [{ ...premium, prices: usd(399) }] }), 1),
      'nothing',
    ],
    [
      'may be cheaper besides',
      beside(on(plus, 2, { offered: [{ ...premium, prices: usd(299) }] }), 1),
      'premium +-100 USD for Room 2',
    ],
    [
      'is not called cheaper than a charge that is not known',
      beside(on(plus, 2, { offered: [{ ...premium, prices: usd(299) }] }, { state: running(null) }), 1),
      'nothing',
    ],
    [
      'is told by its list price where no charge is stated',
      beside(on(plus, 2, {}, { state: running(null) }), 1),
      more,
    ],
    [
      'and with the tax that the law asks for',
      beside(
        on(
          plus,
          2,
          {
            shown: (plan) => ({
              ...plan,
              prices: plan.prices.map((each) => ({ ...each, minorUnits: each.minorUnits * 2 })),
            }),
          },
          { state: running(null) },
        ),
        1,
      ),
      'premium +800 USD for Room 2',
    ],
    [
      'with the account’s tax',
      beside(on(plus, 2, {}, { state: running(charge(399, { tax: 40 })) }), 1),
      'premium +441 USD for Room 2',
    ],
    [
      'is not named where a discount may end',
      beside(on(plus, 2, {}, { state: running(charge(199)) }), 1),
      'nothing',
    ],
    [
      'is named in a trial',
      beside(on(plus, 2, {}, { state: aState.trial({ nextCharge: charge(399) }) }), 1),
      more,
    ],
    ['is not named before a change', beside(on(plus, 2, {}, { state: aState.changing() }), 1), 'nothing'],
  ])('%s', (_, params, told) => {
    expect(named(recommend(params))).toBe(told);
  });
});

it('says nothing of a plan that nobody lists', () => {
  expect(recommend(on(premium, 2, { offered: [], plans: [] }))).toEqual({ kind: 'nothing' });
});
