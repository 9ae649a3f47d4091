import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { progressLines, spoken } from './progress-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function lines(isTerminal: boolean) {
  const written: string[] = [];
  return { written, lines: progressLines({ isTerminal, write: (text: string) => void written.push(text) }) };
}
const tests = {
  name: 'Edge tests',
  ms: 65_400,
  coreMs: 120_400,
  files: [],
  printed: 'what went wrong',
  again: [],
};

test.each([
  [400, '0 s'],
  [8_200, '8 s'],
  [59_600, '1 min 0 s'],
  [301_000, '5 min 1 s'],
])('%i ms are written as %s', (ms, text) => expect(spoken(ms)).toBe(text));

it('writes one line a suite when it ends', () => {
  const { written, lines: to } = lines(false);
  to.begin('Edge tests');
  to.end({ ...tests, passed: 3_334, failed: 0 });
  expect(written).toEqual(['✓ Edge tests  3,334 passed, 0 failed  (1 min 5 s, 120 core-seconds)\n']);
});

it('writes the failures of a failed suite in full', () => {
  const { written, lines: to } = lines(false);
  to.end({ ...tests, passed: 3_330, failed: 4 });
  expect(written.join('')).toBe(
    '✗ Edge tests  3,330 passed, 4 failed  (1 min 5 s, 120 core-seconds)\n\nwhat went wrong\n\n',
  );
});

it('names the running suites in a log every half minute', () => {
  const { written, lines: to } = lines(false);
  to.begin('Build');
  to.begin('Edge tests');
  vi.advanceTimersByTime(30_000);
  expect(written).toEqual(['… 30 s: Build · Edge tests\n']);
});

it('rewrites one line on a terminal', () => {
  const { written, lines: to } = lines(true);
  to.begin('Build');
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['\r\u001b[K… 1 s: Build', '\r\u001b[K… 1 s: Build']);
});

it('ends with the commands for the failed tests, the dearest files, what it cost, and one line of counts', () => {
  const { written, lines: to } = lines(false);
  to.close({
    ms: 60_000,
    coreMs: 580_000,
    cost: { yardstickMs: 250, bar: 2_400 },
    again: ['npx oxlint'],
    files: [
      { file: 'quick.test.ts', ms: 900 },
      ...Array.from({ length: 10 }, (_, at) => ({ file: `${at}.test.ts`, ms: 2_000 + at * 1_000 })),
    ],
    passed: 9,
    failed: 1,
  });
  const text = written.join('');
  expect(text).toMatch(
    /^\nTo run just what is red:\n {2}npx oxlint\n\nThe files that took longest:\n +11 s {2}9\.test\.ts\n/,
  );
  expect(text).not.toContain('quick.test.ts');
  expect(text).toMatch(
    /\n\nTook 1 min 0 s and 580 core-seconds: 2,320 pieces of 250 ms, at most 2,400 wanted\.\n9 passed, 1 failed\n$/,
  );
});
