import { describe, expect, test } from 'vitest';
import { aPlan, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { upcomingCharge } from './upcoming-charge.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const NEXT = Date.UTC(2027, 0, 3);
const legacy = aPlan({ id: 'plan-old', code: 'old_m', isLegacy: true, isVisible: false });
const small = aPlan({ id: 'plan-small', code: 'small_m', prices: [{ currency: 'USD', minorUnits: 399 }] });
const pendingChange = { planName: 'Small', planCode: 'small_m', billingCycle: 1, effectiveAtMs: NEXT };
const nextCharge = { currency: 'CAD', subTotal: 500, tax: 65, total: 565, atMs: NEXT };

function upcoming(changes: Parameters<typeof aSubscription>[0]) {
  return upcomingCharge(aSubscription(changes), [aPlan(), legacy, small], { currency: 'USD', nowMs: NOW_MS });
}

describe('an upcoming payment is told wherever a charge is due', () => {
  test.each<[string, Parameters<typeof aSubscription>[0], [number | null, number | null, boolean]]>([
    ['a plan that renews', { renewsAtMs: NEXT }, [799, NEXT, false]],
    ['a trial', { trialEndsAtMs: NEXT, renewsAtMs: NEXT }, [799, NEXT, false]],
    ['a plan of long ago', { planId: 'plan-old', renewsAtMs: NEXT }, [799, NEXT, false]],
    ['a plan that no list has', { planId: 'plan-gone', renewsAtMs: NEXT }, [null, NEXT, false]],
    ['a pending change', { renewsAtMs: NEXT, pendingChange }, [399, NEXT, false]],
    [
      'a pending change without a day of its own',
      { renewsAtMs: NEXT, pendingChange: { ...pendingChange, effectiveAtMs: null } },
      [399, NEXT, false],
    ],
    [
      'a pending change, and nobody knows the day',
      { pendingChange: { ...pendingChange, effectiveAtMs: null } },
      [399, null, false],
    ],
    ['what the platform says it will take', { renewsAtMs: 1, nextCharge }, [565, NEXT, true]],
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
      'a plan that ends',
      { renewsAtMs: NEXT, pendingChange: { ...pendingChange, planCode: 'lite', billingCycle: 0 } },
    ],
    ['a plan that runs out', { expiresAtMs: NEXT }],
    ['a plan of which nothing is known to come', {}],
  ])('and not for %s', (_what, changes) => {
    expect(upcoming(changes)).toBeUndefined();
  });
});
