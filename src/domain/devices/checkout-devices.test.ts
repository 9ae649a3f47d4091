import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aDevice } from '../../../tests/support/platform-fixtures.ts';
import { checkoutDevices } from './checkout-devices.ts';

const named = (id: string, name: string, subscribable = true) => aDevice(id, { name, subscribable });
const devices = [
  named('d1', 'Porch'),
  named('d2', 'Attic'),
  named('d3', 'Garage'),
  named('d4', 'Den', false),
];

describe('devices of a plan bought on the unified checkout', () => {
  test.each([
    // room, covered today, expected
    [5, undefined, ['d2', 'd3', 'd1']],
    [2, undefined, ['d2', 'd3']],
    [2, ['d1'], ['d1', 'd2']],
    [1, ['d3', 'd1'], ['d3']],
    [3, ['d4'], ['d2', 'd3', 'd1']],
    [0, ['d1'], []],
  ])('a plan for %i, covered today %j: %j', (deviceQuantity, deviceIds, expected) => {
    const current = deviceIds && { deviceIds };
    expect(checkoutDevices({ deviceQuantity }, current, devices).map(({ id }) => id)).toEqual(expected);
  });

  it('are at most as many as the plan covers, each once, and only devices that can be covered', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
    fc.assert(
      fc.property(ids, fc.nat(15), fc.subarray(['a', 'b', 'c']), (list, deviceQuantity, deviceIds) => {
        const own = list.map((id, at) => named(id, id, at % 3 !== 0));
        const taken = checkoutDevices({ deviceQuantity }, { deviceIds }, own);
        expect(taken.length).toBeLessThanOrEqual(deviceQuantity);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every(({ subscribable }) => subscribable)).toBe(true);
      }),
    );
  });
});
