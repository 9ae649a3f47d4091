import { describe, expect, it, test } from 'vitest';
import { aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { subscriptionVersion } from './account-change.ts';

const seen = aSubscription({ deviceIds: ['a', 'b'] });
const plus = { planName: 'Plus', planCode: 'plus_m', billingCycle: 1, effectiveAt: 1 };
const changing = aState.changing({ to: plus, at: 1 });
const ending = aState.ending({ endsAt: 1 });

describe('the version of a subscription: a change with an outdated version is refused', () => {
  test.each([
    ['another plan', { planCode: 'pro_y' }],
    ['one device more', { deviceIds: ['a', 'b', 'c'] }],
    ['another device', { deviceIds: ['a', 'c'] }],
    ['no device', { deviceIds: [] }],
    ['a change that is pending', { state: changing }],
    ['a plan that ends', { state: ending }],
    ['a plan that Apple bills', { state: aState.apple() }],
    ['a plan that is paused', { state: aState.paused() }],
    ['a plan whose change is confirmed', { state: { kind: 'updating' as const } }],
    ['a plan whose state is unknown', { state: aState.unknown() }],
  ])('%s is another version', (_what, changes) => {
    expect(subscriptionVersion({ ...seen, ...changes })).not.toBe(subscriptionVersion(seen));
  });

  it('a pending change to another plan is another version', () => {
    for (const other of [
      { ...plus, planName: 'Pro' },
      { ...plus, planCode: 'plus_y' },
    ])
      expect(subscriptionVersion({ ...seen, state: aState.changing({ to: other, at: 1 }) })).not.toBe(
        subscriptionVersion({ ...seen, state: changing }),
      );
  });

  test.each([
    ['a trial', aState.trial({ endsAt: 1 })],
    ['a renewal', aState.running({ renewsAt: 1 })],
    ['an invoice that is found past due', aState.pastDue({ renewsAt: 1, nextCharge: null })],
    ['a plan that is free', { kind: 'free' as const }],
  ])('%s is the same version, as long as the plan goes on', (_what, state) => {
    expect(subscriptionVersion({ ...seen, state })).toBe(subscriptionVersion(seen));
  });

  test.each([
    ['a paused plan', aState.paused],
    ['a plan in an unknown state', aState.unknown],
  ])('%s that is cancelled is another version, whatever its day', (_what, of) => {
    const versionOf = (state: ReturnType<typeof of>) => subscriptionVersion({ ...seen, state });
    expect(versionOf(of({ at: 1 }))).not.toBe(versionOf(of()));
    expect(versionOf(of({ at: 1 }))).toBe(versionOf(of({ at: null })));
  });

  it('another day of the same pending change, or of the same end, is the same version', () => {
    expect(subscriptionVersion({ ...seen, state: aState.changing({ to: plus, at: 2 }) })).toBe(
      subscriptionVersion({ ...seen, state: changing }),
    );
    expect(subscriptionVersion({ ...seen, state: aState.ending({ endsAt: 2 }) })).toBe(
      subscriptionVersion({ ...seen, state: ending }),
    );
  });

  it('devices in another order, or listed twice, are the same version', () => {
    expect(subscriptionVersion({ ...seen, deviceIds: ['b', 'a', 'b'] })).toBe(subscriptionVersion(seen));
  });

  it('is short, however many devices there are', () => {
    const deviceIds = Array.from({ length: 200 }, (_, at) => `camera-${at}`);
    expect(subscriptionVersion({ ...seen, deviceIds })).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
  });

  it('differs for subscriptions that differ in two devices at once', () => {
    const sums = new Set(
      Array.from({ length: 500 }, (_, at) =>
        subscriptionVersion({ ...seen, deviceIds: [`c${at}`, `d${at}`] }),
      ),
    );
    expect(sums.size).toBe(500);
  });
});
