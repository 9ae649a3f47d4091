import { expect, it } from 'vitest';
import { root } from './prepare.mjs';
import { readPlaywrightReport, readVitestReport, reportIn } from './test-report.ts';

const took = (duration: number) => ({ tests: [{ results: [{ duration }] }] });

it('counts the tests of Vitest, and a file that could not run', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: `${root}/tests/a.test.ts`,
        status: 'failed',
        startTime: 1_000,
        endTime: 1_900,
        assertionResults: [
          { fullName: 'a page opens', status: 'passed' },
          { fullName: 'a page closes', status: 'failed' },
        ],
      },
      {
        name: `${root}/tests/b.test.ts`,
        status: 'passed',
        startTime: 1_000,
        endTime: 1_001,
        assertionResults: [{ fullName: 'b', status: 'passed' }],
      },
      { name: `${root}/tests/c.test.ts`, status: 'failed', startTime: 5, endTime: 5, assertionResults: [] },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    red: [{ file: 'tests/a.test.ts', test: 'a page closes' }, { file: 'tests/c.test.ts' }],
    files: [
      { file: 'tests/a.test.ts', ms: 900 },
      { file: 'tests/b.test.ts', ms: 1 },
      { file: 'tests/c.test.ts', ms: 0 },
    ],
  });
});

it('counts the tests of Playwright in every group, and names the line of a failed one', () => {
  const inGroup = { file: 'access/sso.spec.ts', line: 9, ok: false, title: 'Back leads on', ...took(500) };
  const report = {
    config: { rootDir: `${root}/tests/browser` },
    suites: [
      {
        specs: [{ file: 'access/sso.spec.ts', line: 3, ok: true, title: 'opens', ...took(250) }],
        suites: [{ specs: [inGroup] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 1,
    red: [{ file: 'tests/browser/access/sso.spec.ts', line: 9, test: 'Back leads on' }],
    files: [{ file: 'tests/browser/access/sso.spec.ts', ms: 750 }],
  });
});

it('is missing where a runner has written none', () => {
  expect(reportIn('/nowhere/report.json', readVitestReport)).toBeUndefined();
});
