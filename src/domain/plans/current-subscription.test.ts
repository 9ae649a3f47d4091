import { describe, expect, it, test } from 'vitest';
import { aPlan, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { currentSubscription, heldPlan, knownPlan } from './current-subscription.ts';

const paid = (id: string, billingOrder: number) => aSubscription({ id, plan: { billingOrder } });
const apple = (id: string, billingOrder: number) => ({ ...paid(id, billingOrder), biller: 'apple' as const });
const free = (id: string, devices: number) =>
  aSubscription({
    id,
    plan: { code: 'lite', billingOrder: 99 },
    deviceIds: Array.from({ length: devices }, (_, at) => `d${at}`),
  });

describe('the subscription a new plan takes the place of', () => {
  test.each([
    ['nobody has one', [], undefined],
    ['the paid one with the highest billing order', [paid('low', 10), paid('high', 20)], 'high'],
    ['a card goes before Apple, whatever the order', [apple('apple', 30), paid('card', 10)], 'card'],
    ['Apple goes before what is free', [free('free', 9), apple('apple', 1)], 'apple'],
    ['of the free ones the one with most devices', [free('few', 1), free('many', 4)], 'many'],
    ['a free one is never taken for the highest', [free('free', 9), paid('card', 1)], 'card'],
    ['of two alike the first by id', [paid('b', 10), paid('a', 10)], 'a'],
    ['of two free ones alike too', [free('b', 2), free('a', 2)], 'a'],
  ])('%s', (_what, subscriptions, id) => {
    expect(currentSubscription(subscriptions)?.id).toBe(id);
    expect(currentSubscription(subscriptions.toReversed())?.id).toBe(id);
  });
});

describe('a plan by its id', () => {
  const held = aSubscription({ planId: 'old', plan: { name: 'Classic', retentionDays: 14 } });

  it('is one that may be taken, with its price', () => {
    const plan = aPlan({ id: 'old' });
    expect(knownPlan({ available: [plan], subscriptions: [held] }, 'old')).toBe(plan);
  });

  it('or one that is held, though nobody sells it', () => {
    expect(knownPlan({ available: [], subscriptions: [held] }, 'old')).toEqual(heldPlan(held));
    expect(heldPlan(held)).toMatchObject({
      id: 'old',
      name: 'Classic',
      isLegacy: true,
      isVisible: false,
      prices: [],
      trial: null,
      highlights: [],
    });
  });

  it('or none', () => {
    expect(knownPlan({ available: [aPlan()], subscriptions: [held] }, 'plan-pro ')).toBeUndefined();
  });
});
