import { expect, test } from 'vitest';
import { isRecent, RECENT_MS } from './recent.ts';

test.each([
  [0, true],
  [RECENT_MS, true],
  [RECENT_MS + 1, false],
])('%i milliseconds ago is recent: %s', (ago, recent) => {
  expect(isRecent(1_000, 1_000 + ago, RECENT_MS)).toBe(recent);
});

test('the limit is ten minutes', () => {
  expect(RECENT_MS).toBe(600_000);
});
