import { changedSince, importingFiles, suitesOf } from './changed-suites.ts';
import { ensureChromium } from './chromium.mjs';
import { coreClock } from './core-clock.ts';
import { ensureEngines } from './engines.mjs';
import { give, step } from './prepare.mjs';
import { progressLines } from './progress-lines.mjs';
import { endSuites, runSuite } from './suite-run.mjs';
import * as suites from './suites.mjs';

/** @typedef {import('./suite-run.mjs').Suite} Suite */
/** @typedef {import('./suite-run.mjs').SuiteResult} SuiteResult */

const startedMs = Date.now();
const lines = progressLines();
const clock = coreClock();
// The process above is scripts/test.mjs, which may have installed the packages.
const coreMs = clock.watch(process.ppid);
/** @type {SuiteResult[]} */
const results = [];

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    endSuites();
    process.exit(1);
  });

/**
 * Runs a suite, prints its result, and returns whether it passed.
 * @param {Suite | undefined} suite nothing where there is nothing to run
 */
async function checked(suite) {
  if (!suite) return true;
  lines.begin(suite.name);
  const result = await runSuite(suite, (progress) => lines.progress(suite.name, progress), clock);
  results.push(result);
  lines.end(result);
  return result.failed === 0;
}

/** @param {readonly (Suite | undefined)[]} list one after another */
async function serialQueue(list) {
  for (const suite of list) await checked(suite);
}

/** The files that have changed since a commit. @param {string} commit */
function changesSince(commit) {
  try {
    return changedSince(commit);
  } catch (error) {
    return give(error instanceof Error ? error.message : String(error));
  }
}

const [kind, commit = 'HEAD'] = (process.argv[2] ?? 'whole').split('=');
if (kind === 'quick') {
  await Promise.all([
    serialQueue([suites.runtimeTypes, suites.scriptTypes]),
    serialQueue([suites.lint, suites.format, suites.importing(suites.ruleTests, commit)]),
  ]);
} else if (kind === 'whole' || kind === '--changed') {
  /** @type {import('./changed-suites.ts').ChangedSuites} */
  const parts =
    kind === 'whole' ? { edge: 'all', browser: 'all' } : suitesOf(changesSince(commit), importingFiles());
  const isWhole = parts.edge === 'all' && parts.browser === 'all';
  const chromium = ensureChromium();
  if (!chromium)
    give(
      'No Chromium: install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium npm test',
    );
  const engines = isWhole ? ensureEngines() : { files: [], missing: [] };
  for (const line of engines.missing) step(line);
  const browserTests = suites.narrowed(suites.browserTests(chromium), parts.browser);
  const edgeTests = suites.narrowed(suites.edgeTests, parts.edge);
  /** @param {Suite} suite */
  const withImports = (suite) => (kind === 'whole' ? suite : suites.importing(suite, commit));
  // A suite of tests uses both cores by itself. More of them at a time do not end sooner, and compute up to half as long again,
  // because they take the caches of the processor from each other. The edge tests also wait, so tools run beside them.
  const [isBuilt] = await Promise.all([
    checked(isWhole || browserTests || edgeTests ? suites.build : undefined),
    serialQueue([suites.lint, suites.format]),
  ]);
  await Promise.all([
    isBuilt && checked(edgeTests),
    serialQueue([suites.runtimeTypes, suites.types, suites.unusedCode, withImports(suites.workerTests)]),
  ]);
  if (isBuilt) await checked(browserTests);
  await Promise.all([
    checked(withImports(suites.unitTests)),
    isBuilt && engines.files.length > 0 && checked(suites.engineTests(engines.files)),
  ]);
} else
  give(
    `Unknown: ${kind}. npm test -- --changed runs what can break since the last commit, --changed=<commit> since another.`,
  );

await clock.stop();
const again = results.flatMap((result) => result.again);
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  results.reduce((count, result) => count + result[key], 0);
lines.close({
  ms: Date.now() - startedMs,
  coreMs: coreMs(),
  ...(kind === 'whole' ? { bar: suites.BAR } : {}),
  again,
  passed: sum('passed'),
  failed: sum('failed'),
});
process.exit(sum('failed') === 0 ? 0 : 1);
