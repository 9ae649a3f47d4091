import { describe, expect, it, test } from 'vitest';
import { aDevice, aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import type { Subscription } from '../plans/subscription.ts';
import { withConfirmed } from './confirmed-change.ts';
import { type OpenChange, subscriptionsBefore, type RequestedChange } from './open-change.ts';
import type { OrderReceipt } from './order-outcome.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const END = Date.UTC(2026, 11, 20);
const NEXT = Date.UTC(2027, 0, 20);
const held = aSubscription({ deviceIds: ['a', 'b'], state: aState.running({ renewsAt: END }) });
const other = aSubscription({
  id: 'sub-2',
  planId: 'plan-lite',
  planCode: 'lite',
  plan: { name: 'Lite', code: 'lite', billingCycle: 0 },
  paidPlanCode: null,
  deviceIds: ['c', 'd'],
  state: { kind: 'free' },
});
const inState = (state: LiveState) => ({ ...held, state });

type Order = Extract<RequestedChange, { kind: 'order' }>;
type Changes = Partial<Omit<Order, 'receipt'>> & { receipt?: Partial<OrderReceipt> };

/** An order of Premium for two devices, which replaces Pro at once, unless the changes say otherwise. */
function order({ receipt, ...changes }: Changes = {}): Order {
  return {
    kind: 'order',
    toPlanId: 'plan-premium',
    toPlanCode: 'premium_m',
    fromSubscriptionId: 'sub-1',
    keeps: false,
    receipt: {
      planName: 'Premium',
      currency: 'USD',
      chargedToday: 400,
      perPeriod: 1_199,
      billingCycle: 1,
      deviceCount: 2,
      devices: [aDevice('a'), aDevice('x')],
      startsAt: null,
      nextChargeAt: NEXT,
      trialEndsAt: null,
      ...receipt,
    },
    ...changes,
  };
}

const keep = (nextChargeAt: OrderReceipt['nextChargeAt']) =>
  order({
    toPlanId: 'plan-pro',
    toPlanCode: 'pro_m',
    keeps: true,
    receipt: { planName: 'Pro', nextChargeAt },
  });
const smaller = order({
  toPlanId: 'plan-plus',
  toPlanCode: 'plus_y',
  receipt: { planName: 'Plus', billingCycle: 12, startsAt: END, nextChargeAt: END },
});
const toFree = order({
  toPlanId: 'plan-basic',
  toPlanCode: 'basic',
  receipt: { planName: 'Basic', billingCycle: 0, startsAt: END, nextChargeAt: null },
});
const cancel: RequestedChange = { kind: 'cancelPlan', subscriptionId: 'sub-1', version: 'v' };
const save = (...deviceIds: string[]): RequestedChange => ({
  kind: 'saveDevices',
  subscriptionId: 'sub-1',
  deviceIds,
  version: 'v',
});

/** The subscriptions with a change of them, while they are still listed as before it. */
function shown(
  wanted: RequestedChange,
  listed: readonly Subscription[],
  known: OpenChange['known'] = 'done',
): Subscription[] {
  return withConfirmed(listed, { wanted, before: subscriptionsBefore(listed), known }, planCodes, NOW_MS);
}

describe('a change that is confirmed and not listed yet', () => {
  test.each<[string, RequestedChange, LiveState, LiveState]>([
    [
      'a cancelled plan runs until the end of its paid period',
      cancel,
      aState.running({ renewsAt: END }),
      aState.ending({ endsAt: END }),
    ],
    [
      'a cancelled plan that was past due runs until the end of its period',
      cancel,
      aState.pastDue({ renewsAt: END, nextCharge: null }),
      aState.ending({ endsAt: END }),
    ],
    [
      'a cancelled trial runs until its end',
      cancel,
      aState.trial({ endsAt: END }),
      aState.ending({ endsAt: END, during: 'trial' }),
    ],
    [
      'a cancelled plan that was to change runs until the day of the change',
      cancel,
      aState.changing({ at: END }),
      aState.ending({ endsAt: END }),
    ],
    ['a cancelled plan that was paused stays paused', cancel, aState.paused(), aState.paused({ at: null })],
    ['a cancelled plan in an unknown state stays so', cancel, aState.unknown(), aState.unknown({ at: null })],
    [
      'a resumed plan renews when it would have ended',
      keep(END),
      aState.ending({ endsAt: END }),
      aState.running({ renewsAt: END }),
    ],
    [
      'a resumed plan renews when another one would have followed',
      keep(END),
      aState.changing({ at: END }),
      aState.running({ renewsAt: END }),
    ],
    ['a resumed plan renews on an unknown day', keep(null), aState.ending(), aState.running()],
    [
      'a kept trial goes on',
      keep(END),
      aState.ending({ endsAt: END, during: 'trial' }),
      aState.trial({ endsAt: END }),
    ],
    [
      'a smaller plan follows, and the current one stays until then',
      smaller,
      aState.running({ renewsAt: END }),
      aState.changing({
        to: { planName: 'Plus', planCode: 'plus_y', billingCycle: 12, effectiveAt: END },
        at: END,
        renewsAt: END,
      }),
    ],
    [
      'a smaller plan follows a trial',
      smaller,
      aState.trial({ endsAt: END }),
      aState.changing({
        to: { planName: 'Plus', planCode: 'plus_y', billingCycle: 12, effectiveAt: END },
        at: END,
        renewsAt: END,
        during: 'trial',
      }),
    ],
    [
      'a free plan follows, and nothing more is charged',
      toFree,
      aState.running({ renewsAt: END }),
      aState.ending({
        endsAt: END,
        after: { planName: 'Basic', planCode: 'basic', billingCycle: 0, effectiveAt: END },
      }),
    ],
    [
      'a free plan follows a trial',
      toFree,
      aState.trial({ endsAt: END }),
      aState.ending({
        endsAt: END,
        during: 'trial',
        after: { planName: 'Basic', planCode: 'basic', billingCycle: 0, effectiveAt: END },
      }),
    ],
  ])('%s; all else stays', (_what, wanted, state, after) => {
    expect(shown(wanted, [inState(state), other])).toEqual([inState(after), other]);
  });

  it('a plan covers the devices that were chosen', () => {
    expect(shown(save('b', 'x'), [held, other])).toEqual([{ ...held, deviceIds: ['b', 'x'] }, other]);
  });

  it('a plan covers a device that another plan covered before, and that plan no longer does', () => {
    expect(shown(save('b', 'c'), [held, other])).toEqual([
      { ...held, deviceIds: ['b', 'c'] },
      { ...other, deviceIds: ['d'] },
    ]);
  });

  it('a plan that begins at once is on its way, in the place of the one before it', () => {
    const [now, ...rest] = shown(order(), [held, other]);
    expect(now).toMatchObject({
      id: 'sub-1',
      planId: 'plan-premium',
      planCode: 'premium_m',
      plan: { name: 'Premium', code: 'premium_m', billingCycle: 1 },
      deviceIds: ['a', 'x'],
      state: { kind: 'updating' },
    });
    expect(rest).toEqual([other]);
  });

  it.each([
    ['a first plan is on its way', []],
    ['a first paid plan is on its way, beside a free one', [other]],
  ])('%s', (_what, listed) => {
    const after = shown(order({ fromSubscriptionId: null }), listed);
    expect(after.slice(0, -1)).toEqual(listed);
    expect(after.at(-1)).toMatchObject({
      planId: 'plan-premium',
      plan: { name: 'Premium' },
      deviceIds: ['a', 'x'],
      state: { kind: 'updating' },
    });
  });

  it('a plan whose subscription is no longer listed is on its way', () => {
    expect(shown(order({ fromSubscriptionId: 'gone' }), [other])).toMatchObject([
      other,
      { planId: 'plan-premium', state: { kind: 'updating' } },
    ]);
  });

  it('a receipt of an earlier release names no device', () => {
    expect(shown(order({ receipt: { devices: undefined } }), [held])[0]?.deviceIds).toEqual([]);
  });

  it('a migrated plan is on its way under its new name; a free one stays', () => {
    const onto = { subscriptionId: 'sub-9', planId: 'plan-30', planName: '30-Day' };
    expect(shown({ kind: 'migrate', onto }, [held, other])).toEqual([
      { ...held, planId: 'plan-30', plan: { ...held.plan, name: '30-Day' }, state: { kind: 'updating' } },
      other,
    ]);
  });

  it('a migration of which nothing was told changes nothing here', () => {
    expect(shown({ kind: 'migrate', onto: null }, [held, other])).toEqual([held, other]);
  });
});

describe('the list stays as it is', () => {
  test.each<[string, RequestedChange]>([
    ['a cancellation', cancel],
    ['devices', save('b')],
    ['an order', order()],
    ['a plan that is kept', keep(END)],
    ['a first order', order({ fromSubscriptionId: null })],
    [
      'a migration',
      { kind: 'migrate', onto: { subscriptionId: 'sub-9', planId: 'plan-30', planName: '30-Day' } },
    ],
  ])('under %s of unknown outcome', (_what, wanted) => {
    expect(shown(wanted, [held, other], 'unsure')).toEqual([held, other]);
  });

  it('without an open change', () => {
    expect(withConfirmed([held, other], null, planCodes, NOW_MS)).toEqual([held, other]);
  });

  const ordered = { ...held, planId: 'plan-premium', planCode: 'premium_m' };
  const becomes = (planName: string, planCode: string | null, billingCycle: number) => ({
    planName,
    planCode,
    billingCycle,
    effectiveAt: END,
  });

  test.each<[string, RequestedChange, Subscription, Subscription[]]>([
    ['a plan that ends', cancel, held, [inState(aState.ending({ endsAt: NEXT })), other]],
    ['a plan that is gone', cancel, held, [other]],
    ['a plan that is free', cancel, held, [inState({ kind: 'free' }), other]],
    ['the chosen devices', save('b', 'x'), held, [{ ...held, deviceIds: ['x', 'b'] }, other]],
    ['the ordered plan', order(), held, [ordered, other]],
    ['the ordered plan in a new subscription', order(), held, [{ ...ordered, id: 'sub-9' }, other]],
    ['the first plan', order({ fromSubscriptionId: null }), other, [other, { ...ordered, id: 'sub-9' }]],
    [
      'the plan that follows',
      smaller,
      held,
      [inState(aState.changing({ to: becomes('Plus', 'plus_y', 12), at: NEXT })), other],
    ],
    [
      'the free plan that follows',
      toFree,
      held,
      [inState(aState.ending({ endsAt: NEXT, after: becomes('Basic', null, 0) })), other],
    ],
    [
      'the plan that is kept',
      keep(END),
      inState(aState.ending({ endsAt: END })),
      [inState(aState.running({ renewsAt: NEXT })), other],
    ],
    [
      'the subscription of a migration',
      { kind: 'migrate', onto: { subscriptionId: 'sub-9', planId: 'plan-30', planName: '30-Day' } },
      held,
      [{ ...held, id: 'sub-9', planId: 'plan-30' }, other],
    ],
  ])('where it shows %s already', (_what, wanted, before, listed) => {
    const change = { wanted, before: subscriptionsBefore([before]), known: 'done' as const };
    expect(withConfirmed(listed, change, planCodes, NOW_MS)).toEqual(listed);
  });
});
