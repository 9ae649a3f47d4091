import { expect, test } from 'vitest';
import { RECENT_MS } from '../../domain/access/recent.ts';
import { recentWithinMs } from './recent-within.ts';

const sandbox = { SANDBOX: {} };

test('outside the sandbox environment there is no scale, whatever the variables say', () => {
  expect(recentWithinMs({ RECENT_SCALE: '0' })).toBe(RECENT_MS);
});

test('in the sandbox environment the scale counts, and without one it is ten minutes', () => {
  expect(recentWithinMs(sandbox)).toBe(RECENT_MS);
  expect(recentWithinMs({ ...sandbox, RECENT_SCALE: '0' })).toBe(0);
});

test.each(['', '-1', '1.5', 'soon'])('RECENT_SCALE=%s is refused', (RECENT_SCALE) => {
  expect(() => recentWithinMs({ ...sandbox, RECENT_SCALE })).toThrow('from 0 to 1');
});
