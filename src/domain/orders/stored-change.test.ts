import { describe, expect, it, test } from 'vitest';
import { aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { StoredReceipt } from '../../contracts/stored/order-receipt.ts';
import { confirmedBy, subscriptionsBefore, type RequestedChange } from './open-change.ts';
import type { OrderReceipt } from './order-outcome.ts';
import {
  readChange,
  readDraft,
  readOutcome,
  readReceipt,
  readLoggedChange,
  readStoredRequest,
  storedDraftOf,
} from './stored-change.ts';

const END = Date.parse('2026-12-24T10:00:00Z');

// Records as the release before stored them.
const earlierReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 700,
  perPeriod: 999,
  billingCycle: 1,
  deviceCount: 1,
  devices: [{ id: 'camera-1', name: 'Porch', model: 'cam-1' }],
  isTrialNew: false,
  startsAtMs: null,
  nextChargeAtMs: END,
  trialEndsAtMs: null,
} satisfies StoredReceipt;
const earlierOrder = {
  kind: 'order' as const,
  toPlanId: 'plan-pro',
  toPlanCode: 'pro_m',
  receipt: earlierReceipt,
};
/** One subscription to Plus: nothing follows it; Lite, which is free; Basic, which is charged. */
const onPlus = '["plan-plus","plus_m","plus_m",null,null]';
const onPro = '["plan-pro","pro_m","pro_m",null,null]';
const proToFree = '["plan-pro","pro_m","pro_m",null,"Lite"]';
const proToBasic = '["plan-pro","pro_m","pro_m","basic_m","Basic"]';
const earlier = (before: Record<string, string>) => ({
  name: 'order key',
  wanted: earlierOrder,
  startedAtMs: 1,
  before,
  known: 'unsure' as const,
});

/** That receipt as it is read: without a promo code, what comes next is the price of a period. */
const readEarlier: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 700,
  perPeriod: 999,
  billingCycle: 1,
  deviceCount: 1,
  devices: [{ id: 'camera-1', name: 'Porch', model: 'cam-1' }],
  isTrialNew: false,
  startsAt: null,
  nextChargeAt: END,
  trialEndsAt: null,
  next: { amount: 999, isMost: false },
  renewal: { amount: 999, tax: 'included', total: 999 },
};
const receipt: OrderReceipt = { ...readEarlier, version: 2 };
const order: Extract<RequestedChange, { kind: 'order' }> = {
  kind: 'order',
  toPlanId: 'plan-pro',
  toPlanCode: 'pro_m',
  fromSubscriptionId: 'sub-1',
  keeps: false,
  receipt,
};
const readEarlierOrder = { ...order, receipt: readEarlier };

describe('what the release before stored is read as what it was', () => {
  it('a receipt', () => {
    expect(readReceipt(earlierReceipt)).toEqual(readEarlier);
    const { next: _next, renewal: _renewal, ...without } = readEarlier;
    expect(readReceipt(without)).toEqual(readEarlier);
  });

  it('a receipt with a promo code, of whose next charge nothing is known', () => {
    const { next: _next, renewal: _renewal, ...without } = readEarlier;
    const coded = { ...without, withPromo: 849 };
    expect(readReceipt(coded)).toEqual(coded);
    const lasts = { kind: 'always' } as const;
    expect(readReceipt(coded, lasts)).toEqual({ ...coded, lasts });
    const made = { kind: 'order', atMs: 1, planId: 'p', planCode: 'c', keeps: false } as const;
    expect(readLoggedChange({ ...made, receipt: coded, promoLasts: lasts })).toEqual({
      ...made,
      receipt: { ...coded, lasts },
    });
  });

  it('the outcome of an order', () => {
    expect(readOutcome({ kind: 'done', receipt: earlierReceipt })).toEqual({
      kind: 'done',
      receipt: readEarlier,
    });
    expect(readOutcome({ kind: 'failed' })).toEqual({ kind: 'failed' });
  });

  it('an open order of another plan', () => {
    expect(readChange(earlier({ 'sub-1': onPlus })).wanted).toEqual(readEarlierOrder);
  });

  it('a first order, and an order of an account with several plans', () => {
    expect(readChange(earlier({})).wanted).toEqual({ ...readEarlierOrder, fromSubscriptionId: null });
    expect(readChange(earlier({ 'sub-1': onPlus, 'sub-2': onPlus })).wanted).toEqual({
      ...readEarlierOrder,
      fromSubscriptionId: null,
    });
  });

  it.each([
    ['that was to end', proToFree, aState.ending({ endsAt: END })],
    [
      'that was to change',
      proToBasic,
      aState.changing({ to: { planName: 'Basic', planCode: 'basic_m', billingCycle: 1, effectiveAt: END } }),
    ],
  ])('a resumed plan %s: it is found once it goes on, and not before', (_what, before, state) => {
    const change = readChange(earlier({ 'sub-2': onPlus, 'sub-1': before }));
    expect(change.wanted).toEqual({ ...readEarlierOrder, keeps: true });
    const held = aSubscription({ state });
    expect(change.before['sub-1']).toBe(subscriptionsBefore([held])['sub-1']);
    expect(confirmedBy(change, [held], planCodes)).toBeUndefined();
    const goesOn = aSubscription({ state: aState.running({ renewsAt: END }) });
    expect(confirmedBy(change, [goesOn], planCodes)).toBe(goesOn);
  });

  it('a plan that nothing followed', () => {
    expect(readChange(earlier({ 'sub-1': onPro })).before).toEqual(subscriptionsBefore([aSubscription()]));
  });

  test.each<RequestedChange>([
    { kind: 'cancelPlan', subscriptionId: 'sub-1', version: 'v' },
    { kind: 'saveDevices', subscriptionId: 'sub-1', deviceIds: ['a'], version: 'v' },
  ])('$kind', (wanted) => {
    expect(readStoredRequest(wanted)).toBe(wanted);
  });

  it('a migration without an answer', () => {
    expect(readStoredRequest({ kind: 'migrate' })).toEqual({ kind: 'migrate', onto: null });
  });

  it('the draft of an order on the provider’s page, and of one that is placed', () => {
    const draft = { key: 'k', ofChange: 'c', promos: [], billingToken: null, actionTokenId: null };
    const hosted = { before: { 'sub-1': onPlus }, wanted: earlierOrder, backAtMs: 5 };
    expect(readDraft({ ...draft, hosted, receipt: null })).toEqual({
      ...draft,
      hosted: {
        before: { 'sub-1': '["plan-plus","plus_m","plus_m","on"]' },
        wanted: readEarlierOrder,
        backAtMs: 5,
      },
      isPlaced: false,
    });
    expect(readDraft({ ...draft, receipt: earlierReceipt })).toEqual({ ...draft, isPlaced: true });
  });
});

describe('what this release stores is read unchanged', () => {
  test.each<RequestedChange>([
    order,
    { ...order, keeps: true },
    { kind: 'migrate', onto: { subscriptionId: 's', planId: 'p', planName: 'P' } },
  ])('$kind %#', (wanted) => {
    const before = subscriptionsBefore([aSubscription()]);
    expect(readChange({ wanted, before })).toEqual({ wanted, before });
  });

  it('the draft of an order', () => {
    const draft = { key: 'k', ofChange: 'c', promos: [], billingToken: null, actionTokenId: null };
    for (const isPlaced of [true, false]) {
      const kept = { ...draft, hosted: { before: {}, wanted: order }, isPlaced };
      expect(readDraft(storedDraftOf(kept))).toEqual(kept);
    }
  });
});
