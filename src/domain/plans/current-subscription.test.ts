import { describe, expect, it, test } from 'vitest';
import { aPlan, aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { LiveState } from './subscription-state.ts';
import { currentPlan, currentPlanOf, currentSubscription, knownPlan } from './current-subscription.ts';

const paid = (id: string, billingOrder: number) => aSubscription({ id, plan: { billingOrder } });
const apple = (id: string, billingOrder: number) => ({ ...paid(id, billingOrder), state: aState.apple() });
const inState = (id: string, billingOrder: number, state: LiveState) => ({
  ...paid(id, billingOrder),
  state,
});
const free = (id: string, devices: number) =>
  aSubscription({
    id,
    plan: { code: 'lite', billingOrder: 99 },
    deviceIds: Array.from({ length: devices }, (_, at) => `d${at}`),
  });

describe('the subscription that a new plan replaces', () => {
  test.each([
    ['is none where the account has none', [], undefined],
    ['is the paid one with the highest billing order', [paid('low', 10), paid('high', 20)], 'high'],
    [
      'is the one paid by card before the one that Apple bills, whatever the billing order',
      [apple('apple', 30), paid('card', 10)],
      'card',
    ],
    [
      'is one that an order can change before one that is paused',
      [inState('paused', 30, aState.paused()), inState('ending', 10, aState.ending())],
      'ending',
    ],
    [
      'is one that an order can change before one that waits for a change',
      [inState('updating', 30, { kind: 'updating' }), inState('trial', 10, aState.trial())],
      'trial',
    ],
    [
      'is one that an order can change before one whose state is unknown',
      [inState('unknown', 30, aState.unknown()), inState('changing', 10, aState.changing())],
      'changing',
    ],
    [
      'is one that is paused before one that Apple bills',
      [apple('apple', 30), inState('paused', 10, aState.paused())],
      'paused',
    ],
    [
      'is the one with the highest billing order, whether it runs, is past due or ends',
      [
        paid('running', 10),
        inState('pastDue', 30, aState.pastDue({ renewsAt: null, nextCharge: null })),
        inState('ending', 20, aState.ending()),
      ],
      'pastDue',
    ],
    [
      'is one that is paused before a free one',
      [free('free', 9), inState('paused', 1, aState.paused())],
      'paused',
    ],
    ['is the one that Apple bills before a free one', [free('free', 9), apple('apple', 1)], 'apple'],
    ['is the free one with most devices', [free('few', 1), free('many', 4)], 'many'],
    [
      'is a paid one, even where a free one has a higher billing order',
      [free('free', 9), paid('card', 1)],
      'card',
    ],
    ['is the first by id of two with the same billing order', [paid('b', 10), paid('a', 10)], 'a'],
    ['is the first by id of two free ones with as many devices', [free('b', 2), free('a', 2)], 'a'],
  ])('%s', (_what, subscriptions, id) => {
    expect(currentSubscription(subscriptions, planCodes)?.id).toBe(id);
    expect(currentSubscription(subscriptions.toReversed(), planCodes)?.id).toBe(id);
  });
});

describe('a plan by its id', () => {
  const held = aSubscription({ planId: 'old', plan: { name: 'Classic', retentionDays: 14 } });

  it('is found among the available plans, with its price', () => {
    const plan = aPlan({ id: 'old' });
    expect(knownPlan({ available: [plan], subscriptions: [held] }, 'old')).toBe(plan);
  });

  it('is found on a subscription where it is no longer sold', () => {
    expect(knownPlan({ available: [], subscriptions: [held] }, 'old')).toEqual(currentPlanOf(held));
    expect(currentPlanOf(held)).toMatchObject({
      id: 'old',
      name: 'Classic',
      isLegacy: true,
      isVisible: false,
      prices: [],
      trial: null,
      highlights: [],
    });
  });

  it('is undefined where it is in neither', () => {
    expect(knownPlan({ available: [aPlan()], subscriptions: [held] }, 'plan-pro ')).toBeUndefined();
  });
});

describe('the plan that a new plan replaces', () => {
  const own = aPlan({ highlights: ['as the account may choose it'] });
  const sold = aPlan({ highlights: ['as the catalogue has it'] });
  const subscriptions = [aSubscription()];

  test.each([
    ['is as the account may choose it', { subscriptions, available: [own] }, [sold], own],
    ['else as the catalogue has it', { subscriptions, available: [] }, [sold], sold],
    ['else as the subscription says', { subscriptions, available: [] }, [], currentPlanOf(aSubscription())],
    ['is none without a subscription', { subscriptions: [], available: [own] }, [sold], undefined],
  ])('%s', (_what, account, catalogue, plan) => {
    expect(currentPlan(account, catalogue, planCodes)).toEqual(plan);
  });
});
