import { describe, expect, it, test } from 'vitest';
import {
  aDevice,
  aPlan,
  aState,
  aSubscription,
  planCodes,
} from '../../../tests/support/platform-fixtures.ts';
import { coveredAccountDevices, losesNothing, planLoss, type PlanLoss } from './plan-loss.ts';

const laterMs = Date.UTC(2026, 11, 2);
const day = '2027-01-03';
const renewing = aState.running({ renewsAt: laterMs });
const devices = ['Attic', 'Door', 'Garage'].map((name) => aDevice(name.toLowerCase(), { name }));
const covering = (count: number) =>
  aSubscription({ deviceIds: devices.slice(0, count).map(({ id }) => id), state: renewing });
const params = { devices, freeHistoryHours: 24, planCodes };

describe('what a plan change takes away', () => {
  test.each([
    { covered: 3, allowed: 3, cameras: { kind: 'none' } },
    { covered: 3, allowed: 2, cameras: { kind: 'some', lost: 1, of: devices } },
    { covered: 3, allowed: 1, cameras: { kind: 'some', lost: 2, of: devices } },
    { covered: 1, allowed: 1, cameras: { kind: 'none' } },
    { covered: 0, allowed: 1, cameras: { kind: 'none' } },
  ])('$covered covered, $allowed allowed', ({ covered, allowed, cameras }) => {
    const toPlan = aPlan({ deviceQuantity: allowed });
    expect(planLoss({ ...params, toPlan, current: covering(covered) }).cameras).toEqual(cameras);
  });

  test.each([
    ['lite', 2, ['Garage']],
    ['lite', 0, ['Attic', 'Door', 'Garage']],
    ['no_plan', 0, ['Attic', 'Door', 'Garage']],
    ['pro_s', 0, ['Attic', 'Door', 'Garage']],
  ])('%s for %i devices: names the cameras that lose cover', (code, deviceQuantity, names) => {
    const { cameras } = planLoss({
      ...params,
      toPlan: aPlan({ code, deviceQuantity }),
      current: covering(3),
    });
    expect(cameras.kind === 'named' && cameras.devices.map(({ name }) => name)).toEqual(names);
  });

  it('names only devices of the account', () => {
    const current = aSubscription({ deviceIds: ['attic', 'gone', 'non-subscribable'] });
    const { cameras } = planLoss({
      ...params,
      toPlan: aPlan({ code: 'no_plan', deviceQuantity: 0 }),
      current,
    });
    expect(cameras).toMatchObject({ devices: [{ id: 'attic' }] });
  });

  test.each([
    [30, 7, { from: { kind: 'days', days: 30 }, to: { kind: 'days', days: 7 } }],
    [30, 1, { from: { kind: 'days', days: 30 }, to: { kind: 'hours', hours: 24 } }],
    [1, 0, { from: { kind: 'hours', hours: 24 }, to: { kind: 'none' } }],
    [7, 30, undefined],
    [30, 30, undefined],
  ])('history of %i days, then %i', (before, after, history) => {
    const loss = planLoss({
      ...params,
      toPlan: aPlan({ retentionDays: after }),
      current: aSubscription({ plan: { retentionDays: before } }),
    });
    expect(loss.history).toEqual(history);
    expect(losesNothing(loss)).toBe(history === undefined);
  });

  test.each<[string, Parameters<typeof aSubscription>[0], PlanLoss['since']]>([
    ['a paid period', { state: renewing }, { kind: 'periodEnds', at: laterMs }],
    [
      'a paid period that ends on a calendar day',
      { state: aState.running({ renewsAt: day }) },
      { kind: 'periodEnds', at: day },
    ],
    [
      'a plan that expires',
      { state: aState.ending({ endsAt: laterMs }) },
      { kind: 'periodEnds', at: laterMs },
    ],
    ['a plan that changes', { state: aState.changing({ at: laterMs }) }, { kind: 'periodEnds', at: laterMs }],
    ['a trial', { state: aState.trial({ endsAt: laterMs }) }, { kind: 'trialEnds', at: laterMs }],
    [
      'a trial that ends anyway',
      { state: aState.ending({ endsAt: laterMs, during: 'trial' }) },
      { kind: 'trialEnds', at: laterMs },
    ],
    ['a paid plan without a date', {}, { kind: 'unknown' }],
    ['a trial without a date', { state: aState.trial() }, { kind: 'unknown' }],
    ['a plan that is paused', { state: aState.paused() }, { kind: 'unknown' }],
    ['a free plan', { plan: { code: 'lite' }, state: { kind: 'free' } }, { kind: 'today' }],
  ])('%s', (_what, changes, since) => {
    expect(planLoss({ ...params, toPlan: aPlan(), current: aSubscription(changes) }).since).toEqual(since);
  });

  it('a device that only the subscription lists is not counted', () => {
    const current = aSubscription({
      deviceIds: ['attic', 'sold'],
      devices: [aDevice('attic'), aDevice('sold')],
    });
    expect(coveredAccountDevices(current, devices).map(({ id }) => id)).toEqual(['attic']);
  });

  it('losing cameras is a loss even where the history stays', () => {
    const loss = planLoss({ ...params, toPlan: aPlan({ deviceQuantity: 2 }), current: covering(3) });
    expect(loss.history).toBeUndefined();
    expect(losesNothing(loss)).toBe(false);
  });

  it('an account without a plan loses nothing', () => {
    const loss = planLoss({ ...params, toPlan: aPlan({ code: 'lite' }), current: undefined });
    expect(loss).toEqual({ cameras: { kind: 'none' }, history: undefined, since: { kind: 'today' } });
  });
});
