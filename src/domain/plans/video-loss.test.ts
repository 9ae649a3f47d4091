import { describe, expect, test } from 'vitest';
import {
  aDevice,
  aPlan,
  aState,
  aSubscription,
  planCodes,
} from '../../../tests/support/platform-fixtures.ts';
import type { LiveState } from './subscription-state.ts';
import { videoLoss, type VideoLossParams } from './video-loss.ts';

const DAY = Date.UTC(2026, 11, 8);
const devices = ['Attic', 'Door', 'Garage'].map((name) => aDevice(name.toLowerCase(), { name }));
const small = aPlan({ id: 'plan-plus', code: 'plus_m', deviceQuantity: 2, retentionDays: 14 });
const hours = (count: number) => ({ kind: 'hours' as const, hours: count });
const none = { kind: 'none' as const };
const params: VideoLossParams = {
  devices,
  plans: [aPlan(), small],
  afterEnd: { keeps: hours(24), places: 5 },
  offPlan: hours(2),
  chosen: undefined,
  freeHistoryHours: 24,
  planCodes,
};
const to = { planName: 'Plus', planCode: 'plus_m', billingCycle: 1, effectiveAt: DAY };
const changing = aState.changing({ to, at: DAY });
const ending = aState.ending({ endsAt: DAY });

/** The losses in short: `attic, door: 14d`, or `2 of 3: 14d` and `1 of 3: 2h`. */
function lost(state: LiveState, count: number, more: Partial<VideoLossParams> = {}): string[] | undefined {
  const deviceIds = devices.slice(0, count).map(({ id }) => id);
  return videoLoss(aSubscription({ deviceIds, state }), { ...params, ...more })?.lost.map(
    ({ cameras, keeps }) => {
      const who =
        cameras.kind === 'named'
          ? cameras.devices.map(({ id }) => id).join(', ')
          : `${cameras.count} of ${cameras.of}`;
      return `${who}: ${keeps.kind === 'none' ? 'none' : keeps.kind === 'hours' ? `${keeps.hours}h` : `${keeps.days}d`}`;
    },
  );
}

describe('what video is about to be deleted', () => {
  test.each<[string, LiveState, number, Partial<VideoLossParams>, string[] | undefined]>([
    ['a smaller plan with room for all', changing, 2, {}, ['attic, door: 14d']],
    ['one without room, where nobody has chosen', changing, 3, {}, ['2 of 3: 14d', '1 of 3: 2h']],
    [
      'one without room that keeps as much, where nobody has chosen',
      changing,
      3,
      { plans: [{ ...small, retentionDays: 30 }] },
      ['1 of 3: 2h'],
    ],
    [
      'one without room that keeps no more than is left of the others',
      changing,
      3,
      { offPlan: { kind: 'days', days: 14 } },
      ['attic, door, garage: 14d'],
    ],
    [
      'one whose devices were chosen',
      changing,
      3,
      { chosen: ['garage', 'attic'] },
      ['attic, garage: 14d', 'door: 2h'],
    ],
    [
      'one for which fewer were chosen than fit',
      changing,
      2,
      { chosen: ['door'] },
      ['door: 14d', 'attic: 2h'],
    ],
    ['one that keeps as much', changing, 2, { plans: [{ ...small, retentionDays: 30 }] }, undefined],
    ['one that keeps more', changing, 2, { plans: [{ ...small, retentionDays: 60 }] }, undefined],
    ['one that keeps nothing', changing, 1, { plans: [{ ...small, retentionDays: 0 }] }, ['attic: none']],
    ['one that is in no list', changing, 2, { plans: [] }, undefined],
    ['one on an unknown day', aState.changing({ to }), 2, {}, undefined],
    [
      'one without room, where nobody knows what is left of the others',
      changing,
      3,
      { offPlan: undefined },
      undefined,
    ],
    ['a plan that ends', ending, 2, {}, ['attic, door: 24h']],
    [
      'one that ends, and is followed by a plan for fewer',
      ending,
      3,
      { afterEnd: { keeps: hours(24), places: 2 } },
      ['2 of 3: 24h', '1 of 3: 2h'],
    ],
    [
      'one that ends, and is followed by a plan for none',
      ending,
      3,
      { afterEnd: { keeps: hours(24), places: 0 } },
      ['attic, door, garage: 2h'],
    ],
    [
      'one after which nothing is kept',
      ending,
      2,
      { afterEnd: { keeps: none, places: 5 } },
      ['attic, door: none'],
    ],
    [
      'one after which nobody knows what is kept',
      ending,
      2,
      { afterEnd: { keeps: undefined, places: 5 } },
      undefined,
    ],
    ['one that ends on an unknown day', aState.ending(), 2, {}, undefined],
    ['a plan that covers no camera', ending, 0, {}, undefined],
    ['a plan that goes on', aState.running({ renewsAt: DAY }), 2, {}, undefined],
    ['a trial', aState.trial({ endsAt: DAY }), 2, {}, undefined],
    ['a plan that Apple bills', aState.apple({ paidUntil: DAY }), 2, {}, undefined],
    ['a paused plan that ends', aState.paused({ at: DAY }), 2, {}, undefined],
  ])('%s', (_case, state, count, more, expected) => {
    expect(lost(state, count, more)).toEqual(expected);
  });
});
