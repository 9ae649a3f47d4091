import { describe, expect, it, test } from 'vitest';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { coreMsIn, outcome, runSuite } from './suite-run.ts';
import { edgeTests, format, browserTests } from './suites.ts';

const again = () => 'npm run again';
const files = [{ file: 'a', ms: 9 }];

describe('The result of a suite', () => {
  test.each([
    ['a tool that passes', 0, undefined, { passed: 1, failed: 0, again: [], files: [] }],
    ['a tool that fails', 1, undefined, { passed: 0, failed: 1, again: ['npm run again'], files: [] }],
    [
      'a runner that succeeds without a report',
      0,
      'missing' as const,
      { passed: 0, failed: 1, again: ['npm run again'], files: [] },
    ],
    [
      'tests that pass',
      0,
      { passed: 7, failed: 0, red: [], files },
      { passed: 7, failed: 0, again: [], files },
    ],
    [
      'two failed tests of one file',
      1,
      { passed: 5, failed: 2, red: [{ file: 'a' }, { file: 'a' }], files },
      { passed: 5, failed: 2, again: ['npm run again'], files },
    ],
    [
      'tests that pass while their portal logs an unexpected error',
      1,
      { passed: 7, failed: 0, red: [], files },
      { passed: 7, failed: 1, again: ['npm run again'], files },
    ],
  ])('%s', (_what, status, report, expected) => {
    expect(outcome(again, status, report)).toEqual(expected);
  });

  it('is a failure if the command does not exist', async () => {
    const missing = { again, name: 'Nothing', command: 'no-such-command', args: [] };
    const result = await runSuite(missing);
    expect(result).toMatchObject({ passed: 0, failed: 1, again: ['npm run again'] });
    expect(result.printed).toContain('no-such-command');
  });

  it('holds the output of both streams', async () => {
    const args = ['-e', 'console.log("out"); console.error("err"); process.exit(3)'];
    const suite = { again, name: 'Prints', command: 'node', args };
    const result = await runSuite(suite);
    expect(result).toMatchObject({ failed: 1 });
    for (const text of ['out', 'err']) expect(result.printed).toContain(text);
  });

  it('is a failure if its report cannot be read', async () => {
    const file = `${mkdtempSync(`${tmpdir()}/report-`)}/report.json`;
    const read = () => {
      throw new Error('no report of ours');
    };
    const args = ['-e', `fs.writeFileSync('${file}', '{}')`];
    const result = await runSuite({ again, name: 'Tests', report: { file, read }, command: 'node', args });
    expect(result).toMatchObject({ passed: 0, failed: 1, again: ['npm run again'] });
    expect(result.printed).toContain('no report of ours');
  });

  it('holds what a child of its child has computed', async () => {
    const busy = 'const until = process.cpuUsage().user + 100_000; while (process.cpuUsage().user < until);';
    const args = ['-c', `node -e '${busy}'; true`];
    const { coreMs } = await runSuite({ again, name: 'Computes', command: 'sh', args });
    expect(coreMs).toBeGreaterThanOrEqual(100);
  });

  it('has the times of the shell on Debian and on macOS', () => {
    expect(coreMsIn('0m0.000000s 0m0.010000s\n1m2.500000s 0m3.250000s\n')).toBe(65_760);
    expect(coreMsIn('0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toBe(65_760);
  });

  it('is what the runner reports, and not what an earlier run reported', async () => {
    const file = `${mkdtempSync(`${tmpdir()}/report-`)}/report.json`;
    writeFileSync(file, '{"passed": 9, "failed": 0, "red": [], "files": []}');
    const read = (text: string) => JSON.parse(text);
    const suite = { name: 'Tests', report: { file, read }, command: 'node', again };
    const silent = await runSuite({ ...suite, args: ['-e', ''] });
    expect(silent).toMatchObject({ passed: 0, failed: 1, again: ['npm run again'] });
    const said = `fs.writeFileSync('${file}', '{"passed": 2, "failed": 0, "red": [], "files": []}')`;
    expect(await runSuite({ ...suite, args: ['-e', said] })).toMatchObject({ passed: 2, failed: 0 });
  });
});

describe('The command that runs only the failed tests', () => {
  test.each([
    [
      edgeTests.again({
        file: 'tests/edge/orders/orders.test.ts',
        test: "Orders (section 4) it's once: $7.00",
      }),
      String.raw`npx vitest run --project edge tests/edge/orders/orders.test.ts -t 'Orders \(section 4\) it'\''s once: \$7\.00'`,
    ],
    [edgeTests.again({ file: '' }), 'npx vitest run --project edge'],
    [
      browserTests('/usr/bin/chromium').again({
        file: 'tests/browser/orders/orders.spec.ts',
        line: 12,
        test: 'x',
      }),
      'npx playwright test tests/browser/orders/orders.spec.ts:12',
    ],
    [format.again({ file: '' }), 'npm run format'],
  ])('%s', (command, expected) => {
    expect(command).toBe(expected);
  });
});
