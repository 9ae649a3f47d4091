import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type AskedDevices, deviceChoice, stepAfterDevices } from './device-choice.ts';

const asked = (changes: Partial<AskedDevices>): AskedDevices => ({
  mode: 'save',
  chosen: ['a', 'b'],
  choosable: ['a', 'b', 'c', 'd'],
  held: ['a', 'b'],
  limit: 3,
  confirmed: false,
  ...changes,
});

describe('a choice of devices that is saved', () => {
  test.each<[string, Partial<AskedDevices>, object]>([
    ['"disabled when the selection equals the initial one"', {}, { kind: 'unchanged' }],
    ['in another order and twice', { chosen: ['b', 'a', 'b'] }, { kind: 'unchanged' }],
    ['that holds too many already, untouched', { limit: 1 }, { kind: 'unchanged' }],
    ['one more', { chosen: ['c', 'b', 'a'] }, { kind: 'take', deviceIds: ['a', 'b', 'c'] }],
    [
      '"selected count must not exceed the plan’s device_quantity"',
      { chosen: ['a', 'b', 'c', 'd'] },
      { kind: 'overLimit', deviceIds: ['a', 'b', 'c', 'd'] },
    ],
    [
      '"data-loss confirmation when removing a previously assigned device"',
      { chosen: ['a', 'c'] },
      { kind: 'confirmLoss', deviceIds: ['a', 'c'], removed: ['b'] },
    ],
    [
      'the same, after a yes',
      { chosen: ['a', 'c'], confirmed: true },
      { kind: 'take', deviceIds: ['a', 'c'] },
    ],
    ['none', { chosen: [] }, { kind: 'confirmLoss', deviceIds: [], removed: ['a', 'b'] }],
    ['none, after a yes', { chosen: [], confirmed: true }, { kind: 'take', deviceIds: [] }],
    [
      'a yes does not lift the limit',
      { chosen: ['b', 'c', 'd', 'a'], confirmed: true },
      { kind: 'overLimit' },
    ],
    ['a foreign device', { chosen: ['a', 'x'] }, { kind: 'unknownDevice', deviceIds: ['a'] }],
    [
      'one that is held but not shown is none of theirs',
      { held: ['a', 'b', 'ghost'] },
      { kind: 'unchanged' },
    ],
  ])('%s', (_what, changes, verdict) => {
    expect(deviceChoice(asked(changes))).toMatchObject(verdict);
  });
});

describe('a choice of devices on the way to another plan', () => {
  test.each<[string, Partial<AskedDevices>, object]>([
    ['the same as today goes on', {}, { kind: 'take', deviceIds: ['a', 'b'] }],
    ['nothing', { chosen: [] }, { kind: 'nothingChosen' }],
    ['too many', { chosen: ['a', 'b'], limit: 1 }, { kind: 'overLimit' }],
    ['without one of today', { chosen: ['a'] }, { kind: 'confirmLoss', removed: ['b'] }],
    ['without one of today, after a yes', { chosen: ['a'], confirmed: true }, { kind: 'take' }],
    ['by somebody without a plan', { held: [], chosen: ['d'] }, { kind: 'take', deviceIds: ['d'] }],
  ])('%s', (_what, changes, verdict) => {
    expect(deviceChoice(asked({ mode: 'next', ...changes }))).toMatchObject(verdict);
  });
});

it('never takes too many, a stranger’s, one twice, or the last word on a loss', () => {
  const id = fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'x');
  fc.assert(
    fc.property(
      fc.record({
        mode: fc.constantFrom('save' as const, 'next' as const),
        chosen: fc.array(id),
        choosable: fc.uniqueArray(id),
        held: fc.array(id),
        limit: fc.nat(5),
        confirmed: fc.boolean(),
      }),
      (sample) => {
        const verdict = deviceChoice(sample);
        const { deviceIds } = verdict;
        expect(new Set(deviceIds).size).toBe(deviceIds.length);
        expect(
          deviceIds.every((each) => sample.choosable.includes(each) && sample.chosen.includes(each)),
        ).toBe(true);
        if (verdict.kind !== 'take') return;
        expect(deviceIds.length).toBeLessThanOrEqual(sample.limit);
        const lost = sample.choosable.some((each) => sample.held.includes(each) && !deviceIds.includes(each));
        expect(lost && !sample.confirmed).toBe(false);
      },
    ),
  );
});

describe('"Next goes to order summary, or to billing when no saved payment exists"', () => {
  test.each([
    ['portal', true, false, 'orderSummary'],
    ['portal', false, false, 'billing'],
    ['portal', false, true, 'orderSummary'],
    ['delegatedCheckout', false, false, 'checkoutSession'],
    ['delegatedCheckout', true, true, 'checkoutSession'],
  ] as const)('%s, card %s, free %s: %s', (flow, hasBillingInfo, isFree, step) => {
    expect(stepAfterDevices({ flow, hasBillingInfo, isFree })).toBe(step);
  });
});
