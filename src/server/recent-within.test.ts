import { expect, test } from 'vitest';
import { RECENT_MS } from '../domain/recent.ts';
import { recentWithinMs } from './recent-within.ts';

const sandbox = { SANDBOX: {} };

test('a deployment has no scale, whatever its variables say', () => {
  expect(recentWithinMs({ RECENT_SCALE: '0' })).toBe(RECENT_MS);
});

test('beside the sandbox it is the scale’s, and ten minutes without one', () => {
  expect(recentWithinMs(sandbox)).toBe(RECENT_MS);
  expect(recentWithinMs({ ...sandbox, RECENT_SCALE: '0' })).toBe(0);
});

test.each(['', '-1', '1.5', 'soon'])('RECENT_SCALE=%s is refused', (RECENT_SCALE) => {
  expect(() => recentWithinMs({ ...sandbox, RECENT_SCALE })).toThrow('from 0 to 1');
});
