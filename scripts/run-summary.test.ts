import { expect, it, test } from 'vitest';
import { durationText, resultLine, summaryText } from './run-summary.ts';

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
])('%i ms are written as %s', (ms, text) => expect(durationText(ms)).toBe(text));

it('a suite has its counts, its duration and its computing time, and a tool no counts', () => {
  const cost = '(1 min 5 s, 120 core-seconds)';
  expect(resultLine({ ...tests, passed: 3_334, failed: 0 })).toBe(
    `Edge tests  3,334 passed, 0 failed  ${cost}`,
  );
  expect(resultLine({ ...tests, name: 'Lint', passed: 1, failed: 0 })).toBe(`Lint  ${cost}`);
});

it('a run ends with what went wrong, the commands for it, the dearest files, its cost, and one line of counts', () => {
  const files = [
    { file: 'quick.test.ts', ms: 900 },
    ...Array.from({ length: 10 }, (_, at) => ({ file: `${at}.test.ts`, ms: 2_000 + at * 1_000 })),
  ];
  const text = summaryText({
    ms: 60_000,
    coreMs: 580_000,
    cost: { yardstickMs: 250, bar: 2_400 },
    results: [
      { ...tests, passed: 1, failed: 0, printed: 'nothing to see' },
      { ...tests, passed: 8, failed: 1, again: ['npx oxlint'], files },
    ],
  });
  expect(text).not.toContain('nothing to see');
  expect(text).not.toContain('quick.test.ts');
  expect(text.split('\n').slice(0, 8)).toEqual([
    '✗ Edge tests',
    '',
    'what went wrong',
    '',
    'To run just what is red:',
    '  npx oxlint',
    '',
    'The files that took longest:',
  ]);
  expect(text.split('\n').slice(-2)).toEqual([
    'Took 1 min 0 s and 580 core-seconds: 2,320 pieces of 250 ms, at most 2,400 wanted.',
    '9 passed, 1 failed',
  ]);
});
