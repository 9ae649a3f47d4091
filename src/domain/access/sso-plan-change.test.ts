import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aDevice, aPlan, aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { ssoPlanChange, type SsoPlanChange } from './sso-plan-change.ts';

const cameras = (count: number) => Array.from({ length: count }, (_, at) => aDevice(`d${at + 1}`));

/**
 * An account that owns `owned` cameras and has `covered` of them on a plan for `from` devices. It requests a plan for
 * `to` devices.
 */
function arrival(size: { owned: number; from: number; to: number; covered?: number }, card = true) {
  const devices = cameras(size.owned);
  return {
    toPlanCode: 'premium_m',
    fromPlanCode: 'pro_m',
    subscriptions: [
      aSubscription({
        id: 'sub-7',
        plan: { deviceQuantity: size.from },
        deviceIds: devices.slice(0, size.covered ?? 0).map(({ id }) => id),
      }),
    ],
    available: [
      aPlan({ code: 'other_m' }),
      aPlan({ id: 'plan-9', code: 'premium_m', deviceQuantity: size.to }),
    ],
    devices,
    hasBillingInfo: card,
  } satisfies SsoPlanChange;
}

describe('the first page of a plan change that the app requests', () => {
  test.each([
    { owned: 3, from: 5, to: 5, card: true, leads: 'orderSummary' },
    { owned: 3, from: 5, to: 5, card: false, leads: 'billing' },
    { owned: 5, from: 5, to: 5, card: true, leads: 'orderSummary' },
    { owned: 6, from: 5, to: 10, card: true, leads: 'manageDevices' },
    { owned: 6, from: 5, to: 10, card: false, leads: 'manageDevices' },
    { owned: 3, from: 5, to: 2, card: true, leads: 'manageDevices' },
    { owned: 2, from: 5, to: 2, card: false, leads: 'billing' },
    { owned: 1, from: 0, to: 5, card: true, leads: 'manageDevices' },
    { owned: 0, from: 0, to: 5, card: true, leads: 'orderSummary' },
    { owned: 1, from: 5, to: 0, card: true, leads: 'manageDevices' },
  ])(
    '$owned devices, from a plan for $from to one for $to, card $card: $leads',
    ({ owned, from, to, card, leads }) => {
      expect(ssoPlanChange(arrival({ owned, from, to }, card)).page).toBe(leads);
    },
  );

  it('remembers the plan, the subscription and every device to keep', () => {
    expect(ssoPlanChange(arrival({ owned: 2, from: 5, to: 10 })).change).toEqual({
      toPlanCode: 'premium_m',
      toPlanId: 'plan-9',
      fromSubscriptionId: 'sub-7',
      deviceIds: ['d1', 'd2'],
      promoCodes: [],
      step: 'orderSummary',
    });
  });

  it('counts only devices that a plan can cover', () => {
    const plug = aDevice('plug', { subscribable: false });
    const asked = arrival({ owned: 2, from: 2, to: 2 });
    const step = ssoPlanChange({ ...asked, devices: [...asked.devices, plug] });
    expect(step).toMatchObject({ page: 'orderSummary', change: { deviceIds: ['d1', 'd2'] } });
  });

  test.each([
    { covered: 2, to: 2, kept: ['d1', 'd2'] },
    { covered: 3, to: 2, kept: [] },
    { covered: 0, to: 2, kept: [] },
  ])('with $covered covered and a plan for $to, preselects $kept', ({ covered, to, kept }) => {
    expect(ssoPlanChange(arrival({ owned: 4, from: 5, to, covered }))).toMatchObject({
      page: 'manageDevices',
      change: { deviceIds: kept },
    });
  });

  it('finds a subscription by the code of its plan, too', () => {
    const asked = arrival({ owned: 1, from: 5, to: 5 });
    const subscriptions = [aSubscription({ planCode: 'charged-as', plan: { code: 'pro_m' } })];
    expect(ssoPlanChange({ ...asked, subscriptions }).page).toBe('orderSummary');
  });
});

describe('nothing changes and My Plan shows', () => {
  const asked = arrival({ owned: 1, from: 5, to: 5 });
  test.each<[string, Partial<SsoPlanChange>]>([
    ['a plan that is not on sale', { toPlanCode: 'gone_m' }],
    ['a plan the account is not on', { fromPlanCode: 'other_m' }],
    ['no subscription at all', { subscriptions: [] }],
    ['no requested plan', { toPlanCode: undefined }],
    ['no current plan', { fromPlanCode: undefined }],
    ['__proto__ as the requested plan', { toPlanCode: '__proto__' }],
    ['constructor as the current plan', { fromPlanCode: 'constructor' }],
    ['the requested plan in capitals', { toPlanCode: 'PREMIUM_M' }],
    ['a plan that Apple bills', { subscriptions: [aSubscription({ state: aState.apple() })] }],
    ['a plan that is paused', { subscriptions: [aSubscription({ state: aState.paused() })] }],
    ['a plan whose change is confirmed', { subscriptions: [aSubscription({ state: { kind: 'updating' } })] }],
    ['a plan whose state is unknown', { subscriptions: [aSubscription({ state: aState.unknown() })] }],
  ])('%s', (_what, changes) => {
    expect(ssoPlanChange({ ...asked, ...changes })).toEqual({ page: 'myPlan', change: undefined });
  });
});

it('never preselects more devices than the new plan covers, or a device the account does not own', () => {
  const size = fc.nat({ max: 8 });
  fc.assert(
    fc.property(size, size, size, size, fc.boolean(), (owned, from, to, covered, card) => {
      const kept = ssoPlanChange(arrival({ owned, from, to, covered }, card)).change?.deviceIds ?? [];
      const ids = cameras(owned).map(({ id }) => id);
      expect(kept.length).toBeLessThanOrEqual(to);
      expect(ids).toEqual(expect.arrayContaining(kept));
    }),
  );
});
