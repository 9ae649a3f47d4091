import { describe, expect, test } from 'vitest';
import { aPlan, aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import { grossPlan } from './gross-price.ts';
import { upcomingCharge } from './upcoming-charge.ts';

const NEXT = Date.UTC(2027, 0, 3);
const LATER = Date.UTC(2027, 1, 3);
const DAY = '2027-01-03';
const legacy = aPlan({ id: 'plan-old', code: 'old_m', isLegacy: true, isVisible: false });
const small = aPlan({ id: 'plan-small', code: 'small_m', prices: [{ currency: 'USD', minorUnits: 399 }] });
const to = { planName: 'Small', planCode: 'small_m', billingCycle: 1, effectiveAt: null };
const nextCharge = { currency: 'CAD', subTotal: 500, tax: 65, total: 565, at: NEXT };
const renewing = aState.running({ renewsAt: NEXT });
const onFree = { code: 'lite', billingCycle: 0 };

const net = { isGross: false, shown: (plan: Plan) => plan };
const gross = { isGross: true, shown: (plan: Plan) => grossPlan(plan, 0.2) };

function upcoming(changes: Parameters<typeof aSubscription>[0], lists = net) {
  const setting = { currency: 'USD', planCodes, lists };
  return upcomingCharge(aSubscription(changes), [aPlan(), legacy, small], setting);
}

test('a list price contains its tax where prices are shown so; a charge that the platform names has it anyway', () => {
  expect(upcoming({ state: renewing }, gross)).toMatchObject({ price: { minorUnits: 959 }, isGross: true });
  expect(upcoming({ state: aState.running({ nextCharge }) }, gross)).toMatchObject({
    price: { minorUnits: 565 },
    isGross: false,
  });
});

describe('an upcoming charge is shown wherever one is due', () => {
  test.each<[string, Parameters<typeof aSubscription>[0], [number | null, When | null, boolean]]>([
    ['a plan that renews', { state: renewing }, [799, NEXT, false]],
    ['a plan that renews on a calendar day', { state: aState.running({ renewsAt: DAY }) }, [799, DAY, false]],
    [
      'a plan that is past due',
      { state: aState.pastDue({ renewsAt: NEXT, nextCharge: null }) },
      [799, NEXT, false],
    ],
    ['a trial', { state: aState.trial({ endsAt: NEXT }) }, [799, NEXT, false]],
    ['a trial without a date', { state: aState.trial() }, [799, null, false]],
    ['a legacy plan', { planId: 'plan-old', state: renewing }, [799, NEXT, false]],
    ['a plan that is in no list', { planId: 'plan-gone', state: renewing }, [null, NEXT, false]],
    ['a pending change', { state: aState.changing({ to, at: NEXT, renewsAt: LATER }) }, [399, NEXT, false]],
    [
      'a pending change without a date of its own',
      { state: aState.changing({ to, renewsAt: NEXT }) },
      [399, NEXT, false],
    ],
    ['a pending change without any date', { state: aState.changing({ to }) }, [399, null, false]],
    [
      'a pending change of a free plan, whose own renewal is no charge',
      { plan: onFree, state: aState.changing({ to, renewsAt: NEXT }) },
      [399, null, false],
    ],
    [
      'a next charge that the platform names',
      { state: aState.running({ renewsAt: LATER, nextCharge }) },
      [565, NEXT, true],
    ],
    [
      'a next charge that the platform names, without a renewal date',
      { state: aState.running({ nextCharge }) },
      [565, NEXT, true],
    ],
    [
      'a next charge that the platform names, of the plan that follows',
      { state: aState.changing({ to, at: LATER, nextCharge }) },
      [565, NEXT, true],
    ],
  ])('%s', (_what, changes, [amount, at, isExact]) => {
    const charge = upcoming(changes);
    expect([charge?.price?.minorUnits ?? null, charge?.at, charge?.isExact]).toEqual([amount, at, isExact]);
  });

  test.each<[string, Parameters<typeof aSubscription>[0]]>([
    ['a plan that Apple bills', { state: aState.apple({ paidUntil: NEXT }) }],
    ['a free plan', { plan: onFree, state: { kind: 'free' } }],
    [
      'a plan that becomes free',
      { state: aState.ending({ endsAt: NEXT, after: { ...to, planCode: 'lite', billingCycle: 0 } }) },
    ],
    ['a plan that expires', { state: aState.ending({ endsAt: NEXT }) }],
    ['a plan that is paused', { state: aState.paused() }],
    ['a plan whose change is confirmed', { state: { kind: 'updating' } }],
    ['a plan whose state is unknown', { state: aState.unknown() }],
    ['a plan without any date', {}],
  ])('no charge is shown for %s', (_what, changes) => {
    expect(upcoming(changes)).toBeUndefined();
  });
});
