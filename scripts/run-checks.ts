import { Listr, type ListrTask } from 'listr2';
import { checkedCopy } from './built-data.ts';
import { type ChangedSuites, changedSince, importingFiles, suitesOf } from './changed-suites.ts';
import { ensureChromium } from './chromium.ts';
import { ensureEngines } from './engines.ts';
import { exitWith, step } from './prepare.mjs';
import { resultLine, summaryText } from './run-summary.ts';
import { endSuites, runSuite, type Suite, type SuiteResult } from './suite-run.ts';
import * as suites from './suites.ts';
import { leftBehindSince } from '../tools/translations/left-behind.ts';
import { yardstickMs } from './yardstick.ts';

const startedMs = Date.now();
const results: SuiteResult[] = [];

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    endSuites();
    process.exit(1);
  });

/** The step of a suite; a suite that needs the build is left out where there is none. */
function check(suite: Suite | undefined): ListrTask[] {
  if (!suite) return [];
  const { name, needsBuild } = suite;
  return [
    {
      title: name,
      skip: () =>
        needsBuild === true && results.some((each) => each.name === suites.build.name && each.failed > 0),
      async task(_, task) {
        const result = await runSuite(suite);
        results.push(result);
        task.title = resultLine(result);
        if (result.failed > 0) throw new Error('It is red: see the end.');
      },
    },
  ];
}

/** Lists of suites that run beside each other, each list from its first suite to its last. */
function beside(...lists: (Suite | undefined)[][]): ListrTask {
  return {
    task: (_, task) =>
      task.newListr(
        lists.map((list) => ({ task: (_context, inner) => inner.newListr(list.flatMap(check), SERIAL) })),
        { ...SERIAL, concurrent: true },
      ),
  };
}

/** The steps after a red one run all the same. */
const SERIAL = { concurrent: false, exitOnError: false } as const;

/** The files that have changed since a commit. */
function changesSince(commit: string) {
  try {
    return changedSince(commit);
  } catch (error) {
    exitWith(error instanceof Error ? error.message : String(error));
  }
}

/** The suites of a whole run, or those that a change can break. */
function wholeRun(isWhole: boolean, commit: string): ListrTask[] {
  const parts: ChangedSuites = isWhole
    ? { edge: 'all', browser: 'all' }
    : suitesOf(changesSince(commit), importingFiles());
  const isEverything = parts.edge === 'all' && parts.browser === 'all';
  const chromium = ensureChromium();
  if (!chromium)
    exitWith(
      'No Chromium: install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium npm test',
    );
  const engines = isEverything ? ensureEngines() : { files: [], missing: [] };
  for (const line of engines.missing) step(line);
  const browserTests = suites.narrowed(suites.browserTests(chromium), parts.browser);
  const edgeTests = suites.narrowed(suites.edgeTests, parts.edge);
  const withImports = (suite: Suite) => (isWhole ? suite : suites.importing(suite, commit));
  const { build, format, lint, runtimeTypes, templateTypes, types, unusedCode } = suites;
  // A suite of tests uses both cores by itself. More of them at a time do not end sooner, and compute up to half as long again,
  // because they take the caches of the processor from each other. The edge tests also wait, so tools run beside them.
  return [
    beside([isEverything || browserTests || edgeTests ? build : undefined], [lint, format]),
    beside([edgeTests], [runtimeTypes, types, templateTypes, unusedCode, withImports(suites.workerTests)]),
    ...check(browserTests),
    beside(
      [withImports(suites.unitTests)],
      [engines.files.length > 0 ? suites.engineTests(engines.files) : undefined],
    ),
  ];
}

/** The suites that take half a minute. */
function quickRun(commit: string): ListrTask[] {
  const { format, lint, runtimeTypes, types } = suites;
  return [beside([runtimeTypes, types], [lint, format, suites.importing(suites.ruleTests, commit)])];
}

// Without it, every test that imports the sentences would fail with this error.
try {
  await checkedCopy();
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}

const [kind, commit = 'HEAD'] = (process.argv[2] ?? 'usual').split('=');
const isWhole = kind === 'usual' || kind === 'all';
if (!isWhole && kind !== 'quick' && kind !== '--changed')
  exitWith(
    `Unknown: ${kind}. npm test -- --changed runs what can break since the last commit, --changed=<commit> since another.`,
  );
// The runners read it (tests/support/suite.ts); without it they run every test.
if (kind === 'usual') process.env.SUITE = 'usual';
const cost = isWhole
  ? { yardstickMs: await yardstickMs(), bar: kind === 'usual' ? suites.BAR : undefined }
  : undefined;

await new Listr(kind === 'quick' ? quickRun(commit) : wholeRun(isWhole, commit), {
  ...SERIAL,
  registerSignalListeners: false,
  fallbackRenderer: 'simple',
}).run();
const runnerMs = process.cpuUsage();
const coreMs = results.reduce(
  (sum, result) => sum + result.coreMs,
  (runnerMs.user + runnerMs.system) / 1_000,
);
// A list and no failure: often the English words alone were wrong.
const behind = kind === 'quick' ? await leftBehindSince(commit) : [];
if (behind.length > 0)
  console.log(`\nChanged in English, and not in these languages:\n  ${behind.join('\n  ')}`);
console.log(`\n${summaryText({ ms: Date.now() - startedMs, coreMs, cost, results })}`);
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
