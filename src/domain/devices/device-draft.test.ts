import { describe, expect, test } from 'vitest';
import { type DeviceDraftReason, isReasonCurrent, wasDraftSaved } from './device-draft.ts';

describe('a selection that was reported as not saved was saved after all', () => {
  test.each<[DeviceDraftReason, 'save' | 'next', string[], string[], boolean]>([
    ['failed', 'save', ['a', 'b'], ['b', 'a'], true],
    ['unsure', 'save', [], [], true],
    ['failed', 'save', ['a'], ['a', 'b'], false],
    ['unsure', 'save', ['a', 'b'], ['a'], false],
    ['failed', 'save', ['a'], ['b'], false],
    ['busy', 'save', ['a'], ['a'], false],
    ['confirmLoss', 'save', ['a'], ['a'], false],
    ['failed', 'next', ['a'], ['a'], false],
  ])('%s, to %s, of %j, where the plan covers %j: %s', (reason, mode, deviceIds, covered, isSaved) => {
    expect(wasDraftSaved({ reason, deviceIds }, mode, covered)).toBe(isSaved);
  });
});

describe('why a selection was not saved still applies', () => {
  test.each<[DeviceDraftReason, string[], boolean]>([
    ['overLimit', ['a', 'b'], false],
    ['overLimit', ['a', 'b', 'c'], true],
    ['nothingChosen', [], true],
    ['nothingChosen', ['a'], false],
    ['confirmLoss', ['a'], true],
    ['confirmLoss', ['a', 'b', 'c'], false],
    ['failed', ['a'], true],
    ['busy', ['a'], true],
    ['underWay', ['a'], true],
    ['unsure', ['a'], true],
    ['changedMeanwhile', ['a'], true],
  ])('%s, with %j ticked, on a plan of two that covers a and b: %s', (reason, ticked, isCurrent) => {
    expect(isReasonCurrent(reason, { ticked: new Set(ticked), covered: ['a', 'b'], limit: 2 })).toBe(
      isCurrent,
    );
  });
});
