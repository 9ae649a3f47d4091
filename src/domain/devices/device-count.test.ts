import { describe, expect, test } from 'vitest';
import { deviceCount } from './device-count.ts';

describe('N of M Devices when M is between 2 and 29', () => {
  test.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
    [28, true],
    [29, true],
    [30, false],
    [1_000, false],
  ])('a plan for %i devices', (allowed, ofMany) => {
    expect(deviceCount(1, allowed)).toEqual(
      ofMany ? { form: 'ofMany', used: 1, allowed } : { form: 'plain', used: 1 },
    );
  });

  test('more devices than the plan covers are counted, too', () => {
    expect(deviceCount(5, 2)).toEqual({ form: 'ofMany', used: 5, allowed: 2 });
  });
});
