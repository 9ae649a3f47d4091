import { describe, expect, test } from 'vitest';
import { aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { renewalEnd, type RenewalEnd } from './renewal-end.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const LATER_MS = NOW_MS + 86_400_000;
const toFree = {
  planName: 'Basic',
  planCode: 'lite',
  billingCycle: 0,
  effectiveAtMs: LATER_MS,
};

describe('what ends when a person changes to a free plan', () => {
  test.each<[who: string, current: Parameters<typeof aSubscription>[0] | undefined, end: RenewalEnd]>([
    ['no plan', undefined, { kind: 'nothing' }],
    ['a free plan', { plan: { code: 'lite', billingCycle: 0 }, renewsAtMs: LATER_MS }, { kind: 'nothing' }],
    ['a plan without a billing cycle', { plan: { billingCycle: 0 } }, { kind: 'nothing' }],
    ['a plan that Apple bills', { biller: 'apple', renewsAtMs: LATER_MS }, { kind: 'nothing' }],
    ['a running trial', { trialEndsAtMs: LATER_MS, renewsAtMs: LATER_MS }, { kind: 'trial', atMs: LATER_MS }],
    [
      'a trial that has ended',
      { trialEndsAtMs: NOW_MS - 1, renewsAtMs: LATER_MS },
      { kind: 'renewal', atMs: LATER_MS },
    ],
    ['a plan that no longer renews', { expiresAtMs: LATER_MS }, { kind: 'plan', atMs: LATER_MS }],
    [
      'a plan that becomes free anyway',
      { renewsAtMs: LATER_MS, pendingChange: toFree },
      { kind: 'plan', atMs: LATER_MS },
    ],
    ['a plan that renews', { renewsAtMs: LATER_MS }, { kind: 'renewal', atMs: LATER_MS }],
    ['a plan with a renewal date in the past', { renewsAtMs: NOW_MS - 1 }, { kind: 'renewal', atMs: null }],
    ['a plan without a date', {}, { kind: 'renewal', atMs: null }],
  ])('%s', (_who, current, end) => {
    expect(renewalEnd(current && aSubscription(current), planCodes, NOW_MS)).toEqual(end);
  });
});
