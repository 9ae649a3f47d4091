import { describe, expect, test } from 'vitest';
import { aListed, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { StateSigns } from '../../contracts/state-signs.ts';
import { type AnswerMeaning, cancelMeaning, orderMeaning } from './answer-meaning.ts';

const nothing: StateSigns = {
  status: null,
  stateWord: null,
  expiresAt: null,
  isNotRenewed: false,
  pendingChange: null,
};
const signs = (changes: Partial<StateSigns>): StateSigns => ({ ...nothing, ...changes });
const toPlus = { planName: 'Plus', planCode: 'plus_m', billingCycle: 1, effectiveAt: '2027-01-03' } as const;
const toFree = { ...toPlus, planName: 'Lite', planCode: null, billingCycle: 0 };
const order = { toPlanCode: 'plus_m', isFree: false, keeps: false };

describe('the answer to an order', () => {
  test.each<[Partial<StateSigns>, AnswerMeaning]>([
    [{}, 'done'],
    [{ status: 'active' }, 'done'],
    [{ stateWord: 'trialing' }, 'done'],
    [{ stateWord: 'future' }, 'later'],
    [{ status: 'active', pendingChange: toPlus }, 'later'],
    [{ pendingChange: toPlus }, 'later'],
    [{ pendingChange: { ...toPlus, planCode: 'basic_m' } }, 'unsure'],
    [{ pendingChange: toFree }, 'unsure'],
    [{ stateWord: 'incomplete' }, 'waiting'],
    [{ stateWord: 'requires_action' }, 'waiting'],
    [{ stateWord: 'requires_payment_method' }, 'waiting'],
    [{ stateWord: 'expired' }, 'unsure'],
    [{ stateWord: 'incomplete_expired' }, 'unsure'],
    [{ stateWord: 'pending' }, 'unsure'],
    [{ stateWord: 'past_due' }, 'unsure'],
    [{ stateWord: 'canceled' }, 'unsure'],
    [{ stateWord: 'paused' }, 'unsure'],
    [{ stateWord: 'failed' }, 'unsure'],
    [{ stateWord: 'mystery' }, 'unsure'],
    [{ status: 'active', stateWord: 'canceled' }, 'unsure'],
    [{ status: 'active', isNotRenewed: true }, 'unsure'],
  ])('%j: %s', (told, meaning) => {
    expect(orderMeaning(signs(told), order)).toBe(meaning);
  });

  test.each<[Partial<StateSigns>, AnswerMeaning]>([
    [{ status: 'canceled' }, 'done'],
    [{ isNotRenewed: true }, 'done'],
    [{ pendingChange: toFree }, 'later'],
    [{ status: 'expired' }, 'unsure'],
  ])('to one of a free plan, which may be told as an end: %j: %s', (told, meaning) => {
    expect(orderMeaning(signs(told), { toPlanCode: 'lite', isFree: true, keeps: false })).toBe(meaning);
  });

  test.each<[Partial<StateSigns>, AnswerMeaning]>([
    [{ status: 'active' }, 'done'],
    [{ status: 'active', pendingChange: toPlus }, 'unsure'],
    [{ stateWord: 'future' }, 'unsure'],
  ])('to one that keeps the plan, which nothing may follow: %j: %s', (told, meaning) => {
    expect(orderMeaning(signs(told), { ...order, keeps: true })).toBe(meaning);
  });
});

describe('the answer to a cancellation', () => {
  const facts = { planCodes, nowMs: Date.UTC(2026, 11, 1), hasPastDue: false };

  test.each<[Partial<StateSigns>, ReturnType<typeof cancelMeaning>]>([
    [{}, 'done'],
    [{ status: 'success' }, 'done'],
    [{ status: 'canceled' }, 'done'],
    [{ stateWord: 'expired' }, 'done'],
    [{ status: 'active', expiresAt: '2027-01-03' }, 'done'],
    [{ status: 'active', isNotRenewed: true }, 'done'],
    [{ status: 'active' }, 'unsure'],
    [{ stateWord: 'active' }, 'unsure'],
    [{ status: 'in_trial' }, 'unsure'],
    [{ status: 'paused' }, 'unsure'],
    [{ status: 'mystery' }, 'unsure'],
    [{ status: 'pending' }, 'unsure'],
  ])('with signs alone, %j: %s', (told, meaning) => {
    expect(cancelMeaning(signs(told), facts)).toBe(meaning);
  });

  test.each<[string, ReturnType<typeof aListed>, ReturnType<typeof cancelMeaning>]>([
    ['that becomes free', aListed({ status: 'active', pendingChange: toFree }), 'done'],
    ['that is free now', aListed({ status: 'active', plan: { code: 'lite', billingCycle: 0 } }), 'done'],
    ['that expires', aListed({ status: 'active', expiresAt: '2027-01-03' }), 'done'],
    ['that has ended', aListed({ status: 'expired' }), 'done'],
    ['that ends, whatever its word means', aListed({ status: 'mystery', pendingChange: toFree }), 'done'],
    ['that renews', aListed({ status: 'active', renewsAt: '2027-01-03' }), 'unsure'],
    ['that changes', aListed({ status: 'active', pendingChange: toPlus }), 'unsure'],
    ['that is paused', aListed({ status: 'paused' }), 'unsure'],
  ])('with a subscription %s: %s', (_what, listed, meaning) => {
    expect(cancelMeaning(listed, facts)).toBe(meaning);
  });

  test('that cannot be read decides nothing', () => {
    expect(cancelMeaning(null, facts)).toBe('unsure');
  });
});
