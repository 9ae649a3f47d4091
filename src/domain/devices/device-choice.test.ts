import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DeviceChoiceInput, deviceChoice, tickedDevices } from './device-choice.ts';

const asked = (changes: Partial<DeviceChoiceInput>): DeviceChoiceInput => ({
  mode: 'save',
  chosen: ['a', 'b'],
  choosable: ['a', 'b', 'c', 'd'],
  covered: ['a', 'b'],
  limit: 3,
  accepted: 0,
  confirmed: false,
  ...changes,
});

describe('a selection of devices on the current plan', () => {
  test.each<[string, Partial<DeviceChoiceInput>, object]>([
    ['is unchanged where it equals the current one', {}, { kind: 'unchanged' }],
    [
      'is unchanged in another order and with repeated ids',
      { chosen: ['b', 'a', 'b'] },
      { kind: 'unchanged' },
    ],
    ['is unchanged even where the plan already covers too many', { limit: 1 }, { kind: 'unchanged' }],
    ['one more is accepted', { chosen: ['c', 'b', 'a'] }, { kind: 'take', deviceIds: ['a', 'b', 'c'] }],
    [
      'more than the plan covers are refused',
      { chosen: ['a', 'b', 'c', 'd'] },
      { kind: 'overLimit', deviceIds: ['a', 'b', 'c', 'd'] },
    ],
    [
      'removing a covered device needs a confirmation',
      { chosen: ['a', 'c'] },
      { kind: 'confirmLoss', deviceIds: ['a', 'c'], removed: ['b'] },
    ],
    [
      'removing a covered device is accepted after the confirmation',
      { chosen: ['a', 'c'], confirmed: true },
      { kind: 'take', deviceIds: ['a', 'c'] },
    ],
    [
      'removing all devices needs a confirmation',
      { chosen: [] },
      { kind: 'confirmLoss', deviceIds: [], removed: ['a', 'b'] },
    ],
    [
      'removing all devices is accepted after the confirmation',
      { chosen: [], confirmed: true },
      { kind: 'take', deviceIds: [] },
    ],
    [
      'more than the plan covers are refused after the confirmation, too',
      { chosen: ['b', 'c', 'd', 'a'], confirmed: true },
      { kind: 'overLimit' },
    ],
    ['an unknown device is refused', { chosen: ['a', 'x'] }, { kind: 'unknownDevice', deviceIds: ['a'] }],
    [
      'a covered device that was not shown does not count as removed',
      { covered: ['a', 'b', 'ghost'] },
      { kind: 'unchanged' },
    ],
  ])('%s', (_what, changes, verdict) => {
    expect(deviceChoice(asked(changes))).toMatchObject(verdict);
  });
});

describe('a selection of devices for another plan', () => {
  test.each<[string, Partial<DeviceChoiceInput>, object]>([
    ['the same as today is accepted', {}, { kind: 'take', deviceIds: ['a', 'b'] }],
    ['no device is refused', { chosen: [] }, { kind: 'nothingChosen' }],
    ['more than the plan covers are refused', { chosen: ['a', 'b'], limit: 1 }, { kind: 'overLimit' }],
    [
      'without a device covered today it needs a confirmation',
      { chosen: ['a'] },
      { kind: 'confirmLoss', removed: ['b'] },
    ],
    [
      'without a device covered today it is accepted after the confirmation',
      { chosen: ['a'], confirmed: true },
      { kind: 'take' },
    ],
    [
      'the loss of so many devices was accepted before, whichever they are',
      { chosen: ['b'], accepted: 1 },
      { kind: 'take', deviceIds: ['b'] },
    ],
    [
      'more than were accepted need a confirmation',
      { chosen: ['c'], accepted: 1 },
      { kind: 'confirmLoss', removed: ['a', 'b'] },
    ],
    [
      'without a current plan it needs no confirmation',
      { covered: [], chosen: ['d'] },
      { kind: 'take', deviceIds: ['d'] },
    ],
  ])('%s', (_what, changes, verdict) => {
    expect(deviceChoice(asked({ mode: 'next', ...changes }))).toMatchObject(verdict);
  });
});

it('never accepts too many devices, an unknown one, one twice, or an unconfirmed removal', () => {
  const id = fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'x');
  fc.assert(
    fc.property(
      fc.record({
        mode: fc.constantFrom('save' as const, 'next' as const),
        chosen: fc.array(id),
        choosable: fc.uniqueArray(id),
        covered: fc.array(id),
        limit: fc.nat(5),
        accepted: fc.nat(5),
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
        const lost = sample.choosable.filter(
          (each) => sample.covered.includes(each) && !deviceIds.includes(each),
        );
        expect(lost.length > sample.accepted && !sample.confirmed).toBe(false);
      },
    ),
  );
});

describe('the devices that are ticked when their page opens', () => {
  const page = {
    choosable: ['a', 'b', 'c'],
    covered: ['a', 'b'],
    limit: 1,
    change: undefined,
    startsWithCovered: false,
    earlierChoice: undefined,
  };
  test.each<[string, Partial<Parameters<typeof tickedDevices>[0]>, string[]]>([
    ['those on the plan', {}, ['a', 'b']],
    ['an earlier choice, without what is gone', { earlierChoice: ['c', 'gone'] }, ['c']],
    ['an earlier choice of none', { earlierChoice: [] }, []],
    [
      'an earlier choice, before that of the change',
      { earlierChoice: ['c'], change: { deviceIds: ['a'] } },
      ['c'],
    ],
    ['none for a change', { change: { deviceIds: [] } }, []],
    [
      'those on the plan to leave, as many as fit',
      { change: { deviceIds: [] }, startsWithCovered: true },
      ['a'],
    ],
    ['the choice for the change, as much as fits', { change: { deviceIds: ['gone', 'c', 'b'] } }, ['c']],
    [
      'the choice for the change, before those on the plan',
      { change: { deviceIds: ['c'] }, startsWithCovered: true },
      ['c'],
    ],
  ])('are %s', (_, changes, ticked) => {
    expect(tickedDevices({ ...page, ...changes })).toEqual(ticked);
  });
});
