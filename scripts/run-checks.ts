import { checkedCopy } from './built-data.ts';
import { type ChangedSuites, changedSince, importingFiles, suitesOf } from './changed-suites.ts';
import { ensureChromium } from './chromium.ts';
import { coreClock } from './core-clock.ts';
import { ensureEngines } from './engines.ts';
import { exitWith, step } from './prepare.mjs';
import { progressLines } from './progress-lines.ts';
import { endSuites, runSuite, type Suite, type SuiteResult } from './suite-run.ts';
import * as suites from './suites.ts';
import { yardstickMs } from './yardstick.ts';

const startedMs = Date.now();
const lines = progressLines();
const clock = coreClock();
// The process above is scripts/test.mjs, which may have installed the packages.
const coreMs = clock.watch(process.ppid);

const results: SuiteResult[] = [];

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    endSuites();
    process.exit(1);
  });

/** Runs a suite, prints its result, and returns whether it passed. */
async function checked(suite: Suite | undefined) {
  if (!suite) return true;
  lines.begin(suite.name);
  const result = await runSuite(suite, clock);
  results.push(result);
  lines.end(result);
  return result.failed === 0;
}

/** Runs suites one after another. */
async function serialQueue(list: readonly (Suite | undefined)[]) {
  for (const suite of list) await checked(suite);
}

/** The files that have changed since a commit. */
function changesSince(commit: string) {
  try {
    return changedSince(commit);
  } catch (error) {
    exitWith(error instanceof Error ? error.message : String(error));
  }
}

// Without it, every test that imports the sentences would fail with this error.
try {
  await checkedCopy();
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}

const [kind, commit = 'HEAD'] = (process.argv[2] ?? 'usual').split('=');
const isWhole = kind === 'usual' || kind === 'all';
// The runners read it (tests/support/suite.ts); without it they run every test.
if (kind === 'usual') process.env.SUITE = 'usual';
const cost = isWhole
  ? { yardstickMs: await yardstickMs(), bar: kind === 'usual' ? suites.BAR : undefined }
  : undefined;

if (kind === 'quick') {
  await Promise.all([
    serialQueue([suites.runtimeTypes, suites.types]),
    serialQueue([suites.lint, suites.format, suites.importing(suites.ruleTests, commit)]),
  ]);
} else if (isWhole || kind === '--changed') {
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
  // A suite of tests uses both cores by itself. More of them at a time do not end sooner, and compute up to half as long again,
  // because they take the caches of the processor from each other. The edge tests also wait, so tools run beside them.
  const [isBuilt] = await Promise.all([
    checked(isEverything || browserTests || edgeTests ? suites.build : undefined),
    serialQueue([suites.lint, suites.format]),
  ]);
  await Promise.all([
    isBuilt && checked(edgeTests),
    serialQueue([
      suites.runtimeTypes,
      suites.types,
      suites.templateTypes,
      suites.unusedCode,
      withImports(suites.workerTests),
    ]),
  ]);
  if (isBuilt) await checked(browserTests);
  await Promise.all([
    checked(withImports(suites.unitTests)),
    isBuilt && engines.files.length > 0 && checked(suites.engineTests(engines.files)),
  ]);
} else
  exitWith(
    `Unknown: ${kind}. npm test -- --changed runs what can break since the last commit, --changed=<commit> since another.`,
  );

await clock.stop();
const again = results.flatMap((result) => result.again);
const sum = (key: 'passed' | 'failed') => results.reduce((count, result) => count + result[key], 0);
lines.close({
  ms: Date.now() - startedMs,
  coreMs: coreMs(),
  cost,
  again,
  files: results.flatMap((result) => result.files),
  passed: sum('passed'),
  failed: sum('failed'),
});
process.exit(sum('failed') === 0 ? 0 : 1);
