import { describe, expect, it, test } from 'vitest';
import { outcome, runSuite } from './suite-run.ts';
import { edgeTests, format, browserTests } from './suites.ts';

const again = () => 'npm run again';
const clock = { watch: () => () => 1_200 };
const tool = { kind: 'tool', again } as const;
const tests = { kind: 'tests', again } as const;

describe('The result of a suite', () => {
  test.each([
    ['a tool that passes', tool, 0, undefined, { passed: 1, failed: 0, again: [] }],
    ['a tool that fails', tool, 1, undefined, { passed: 0, failed: 1, again: ['npm run again'] }],
    [
      'a runner that succeeds without a last message',
      tests,
      0,
      undefined,
      { passed: 0, failed: 1, again: ['npm run again'] },
    ],
    ['tests that pass', tests, 0, { passed: 7, failed: 0, red: [] }, { passed: 7, failed: 0, again: [] }],
    [
      'two failed tests of one file',
      tests,
      1,
      { passed: 5, failed: 2, red: [{ file: 'a' }, { file: 'a' }] },
      { passed: 5, failed: 2, again: ['npm run again'] },
    ],
    [
      'tests that pass while their portal logs an unexpected error',
      tests,
      1,
      { passed: 7, failed: 0, red: [] },
      { passed: 7, failed: 1, again: ['npm run again'] },
    ],
  ])('%s', (_what, suite, status, end, expected) => {
    expect(outcome(suite, status, end && { kind: 'end', ...end })).toEqual(expected);
  });

  it('is a failure if the command does not exist', async () => {
    const missing = { ...tool, name: 'Nothing', share: 1, command: 'no-such-command', args: [] };
    const result = await runSuite(missing, () => undefined, clock);
    expect(result).toMatchObject({ passed: 0, failed: 1, again: ['npm run again'] });
    expect(result.printed).toContain('no-such-command');
  });

  it('holds the output of both streams', async () => {
    const args = ['-e', 'console.log("out"); console.error("err"); process.exit(3)'];
    const suite = { ...tool, name: 'Prints', share: 1, command: 'node', args };
    const result = await runSuite(suite, () => undefined, clock);
    expect(result).toMatchObject({ failed: 1, coreMs: 1_200, share: 1 });
    for (const text of ['out', 'err']) expect(result.printed).toContain(text);
  });

  it('is preceded by the progress messages of the runner', async () => {
    const said = `process.send({ kind: 'progress', passed: 1, failed: 0 });
      process.send({ kind: 'end', passed: 2, failed: 0, red: [] }, () => process.disconnect());`;
    const heard: unknown[] = [];
    const suite = { ...tests, name: 'Tests', share: 1, command: 'node', args: ['-e', said] };
    const result = await runSuite(suite, (progress) => heard.push(progress), clock);
    expect(heard).toEqual([{ kind: 'progress', passed: 1, failed: 0 }]);
    expect(result).toMatchObject({ passed: 2, failed: 0, again: [] });
  });
});

describe('The command that runs only the failed tests', () => {
  test.each([
    [
      edgeTests.again({
        file: 'tests/edge/orders/orders.test.ts',
        test: "Orders (section 4) > it's once: $7.00",
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
