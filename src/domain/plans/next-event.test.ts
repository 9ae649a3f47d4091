import { describe, expect, test } from 'vitest';
import { aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { nextEvent } from './next-event.ts';

const NOW = 1_000;

describe('the next event of a subscription', () => {
  test.each([
    [
      'a running trial comes first',
      { trialEndsAtMs: 2_000, renewsAtMs: 3_000, expiresAtMs: 4_000 },
      { kind: 'trialEnds', atMs: 2_000 },
    ],
    [
      'a trial that ends at this moment is over',
      { trialEndsAtMs: NOW, renewsAtMs: 3_000 },
      { kind: 'renews', atMs: 3_000 },
    ],
    ['a trial that ended long ago has no event', { trialEndsAtMs: 1 }, { kind: 'nothing' }],
    [
      'a plan that no longer renews expires',
      { renewsAtMs: 3_000, expiresAtMs: 4_000 },
      { kind: 'expires', atMs: 4_000 },
    ],
    [
      'a plan billed by Apple expires',
      { biller: 'apple' as const, renewsAtMs: 3_000 },
      { kind: 'expires', atMs: 3_000 },
    ],
    [
      'a running trial billed by Apple is a trial',
      { biller: 'apple' as const, trialEndsAtMs: 2_000 },
      { kind: 'trialEnds', atMs: 2_000 },
    ],
    ['any other paid plan renews', { renewsAtMs: 3_000 }, { kind: 'renews', atMs: 3_000 }],
    ['a plan without dates has no event', {}, { kind: 'nothing' }],
  ])('%s', (_what, changes, event) => {
    expect(nextEvent(aSubscription(changes), NOW)).toEqual(event);
  });
});
