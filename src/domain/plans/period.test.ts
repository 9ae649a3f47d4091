import { describe, expect, test } from 'vitest';
import { type AnyDay, aState } from '../../../tests/support/platform-fixtures.ts';
import { type CurrentPeriod, currentPeriod, isInTrial } from './period.ts';
import type { LiveState } from './subscription-state.ts';

const END = Date.UTC(2026, 11, 20);
const LATER = Date.UTC(2027, 0, 20);
const DAY = '2026-12-20';

describe('what a person has of a plan now', () => {
  test.each<[string, LiveState, AnyDay<CurrentPeriod> | undefined]>([
    ['a trial', aState.trial({ endsAt: END }), { during: 'trial', endsAt: END }],
    ['a trial until an unknown day', aState.trial(), { during: 'trial', endsAt: null }],
    ['a paid period', aState.running({ renewsAt: END }), { during: 'paidPeriod', endsAt: END }],
    [
      'a paid period until a calendar day',
      aState.running({ renewsAt: DAY }),
      { during: 'paidPeriod', endsAt: DAY },
    ],
    ['a paid period until an unknown day', aState.running(), { during: 'paidPeriod', endsAt: null }],
    [
      'a period that is past due',
      aState.pastDue({ renewsAt: END, nextCharge: null }),
      { during: 'paidPeriod', endsAt: END },
    ],
    [
      'a paid period until another plan follows',
      aState.changing({ at: END, renewsAt: LATER }),
      { during: 'paidPeriod', endsAt: END },
    ],
    [
      'a paid period until it renews, where the day of the change is unknown',
      aState.changing({ renewsAt: LATER }),
      { during: 'paidPeriod', endsAt: LATER },
    ],
    [
      'a trial until another plan follows',
      aState.changing({ at: END, during: 'trial' }),
      { during: 'trial', endsAt: END },
    ],
    ['a paid period that ends', aState.ending({ endsAt: END }), { during: 'paidPeriod', endsAt: END }],
    ['a trial that ends', aState.ending({ endsAt: END, during: 'trial' }), { during: 'trial', endsAt: END }],
    ['a period that Apple bills', aState.apple({ paidUntil: END }), { during: 'paidPeriod', endsAt: END }],
    ['a trial at Apple', aState.apple({ paidUntil: END, inTrial: true }), { during: 'trial', endsAt: END }],
    ['no period of a free plan', { kind: 'free' }, undefined],
    ['no known period of a plan that is paused', aState.paused(), undefined],
    ['no known period of a plan whose change is confirmed', { kind: 'updating' }, undefined],
    ['no known period of a plan whose state is unknown', aState.unknown(), undefined],
  ])('%s', (_what, state, period) => {
    expect(currentPeriod(state)).toEqual(period);
    expect(isInTrial(state)).toBe(period?.during === 'trial');
  });
});
