import { describe, expect, test } from 'vitest';
import { aPlan, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { upcomingCharge } from './upcoming-charge.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const NEXT = Date.UTC(2027, 0, 3);
const legacy = aPlan({ id: 'plan-old', code: 'old_m', isLegacy: true, isVisible: false });
const small = aPlan({ id: 'plan-small', code: 'small_m', prices: [{ currency: 'USD', minorUnits: 399 }] });
const pendingChange = { planName: 'Small', planCode: 'small_m', billingCycle: 1, effectiveAtMs: NEXT };
const nextCharge = { currency: 'CAD', subTotal: 500, tax: 65, total: 565, atMs: NEXT };

function upcoming(changes: Parameters<typeof aSubscription>[0]) {
  return upcomingCharge(aSubscription(changes), [aPlan(), legacy, small], {
    currency: 'USD',
    planCodes,
    nowMs: NOW_MS,
  });
}

describe('an upcoming charge is shown wherever one is due', () => {
  test.each<[string, Parameters<typeof aSubscription>[0], [number | null, number | null, boolean]]>([
    ['a plan that renews', { renewsAtMs: NEXT }, [799, NEXT, false]],
    ['a trial', { trialEndsAtMs: NEXT, renewsAtMs: NEXT }, [799, NEXT, false]],
    ['a legacy plan', { planId: 'plan-old', renewsAtMs: NEXT }, [799, NEXT, false]],
    ['a plan that is in no list', { planId: 'plan-gone', renewsAtMs: NEXT }, [null, NEXT, false]],
    ['a pending change', { renewsAtMs: NEXT, pendingChange }, [399, NEXT, false]],
    [
      'a pending change without a date of its own',
      { renewsAtMs: NEXT, pendingChange: { ...pendingChange, effectiveAtMs: null } },
      [399, NEXT, false],
    ],
    [
      'a pending change without any date',
      { pendingChange: { ...pendingChange, effectiveAtMs: null } },
      [399, null, false],
    ],
    ['a next charge that the platform names', { renewsAtMs: 1, nextCharge }, [565, NEXT, true]],
  ])('%s', (_what, changes, [amount, atMs, isExact]) => {
    const charge = upcoming(changes);
    expect([charge?.price?.minorUnits ?? null, charge?.atMs, charge?.isExact]).toEqual([
      amount,
      atMs,
      isExact,
    ]);
  });

  test.each<[string, Parameters<typeof aSubscription>[0]]>([
    ['a plan that Apple bills', { biller: 'apple', renewsAtMs: NEXT }],
    ['a free plan', { plan: { code: 'lite', billingCycle: 0 } }],
    [
      'a plan that becomes free',
      { renewsAtMs: NEXT, pendingChange: { ...pendingChange, planCode: 'lite', billingCycle: 0 } },
    ],
    ['a plan that expires', { expiresAtMs: NEXT }],
    ['a plan without any date', {}],
  ])('no charge is shown for %s', (_what, changes) => {
    expect(upcoming(changes)).toBeUndefined();
  });
});
