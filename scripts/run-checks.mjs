import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { give, step } from './prepare.mjs';
import { progressLines } from './progress-lines.mjs';
import { endSuites, runSuite } from './suite-run.mjs';
import * as suites from './suites.mjs';

/** @typedef {import('./suite-run.mjs').Suite} Suite */
/** @typedef {import('./suite-run.mjs').SuiteResult} SuiteResult */

const startedMs = Date.now();
const lines = progressLines();
/** @type {SuiteResult[]} */
const results = [];

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    endSuites();
    process.exit(1);
  });

/**
 * Runs a suite, prints its result, and returns whether it passed.
 * @param {Suite} suite
 */
async function checked(suite) {
  lines.begin(suite.name);
  const result = await runSuite(suite, (progress) => lines.progress(suite.name, progress));
  results.push(result);
  lines.end(result);
  return result.failed === 0;
}

/** @param {readonly Suite[]} list one after another */
async function serialQueue(list) {
  for (const suite of list) await checked(suite);
}

if (process.argv[2] === 'quick') {
  await Promise.all([
    serialQueue([suites.runtimeTypes, suites.types]),
    serialQueue([suites.lint, suites.format, suites.unitTests]),
  ]);
} else {
  const chromium = ensureChromium();
  if (!chromium)
    give(
      'No Chromium: install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium npm test',
    );
  const engines = ensureEngines();
  for (const line of engines.missing) step(line);
  // Suites that need the build run as soon as it is ready; the other suites run at the same time.
  const built = checked(suites.build);
  await Promise.all([
    built.then((ok) => ok && checked(suites.browserTests(chromium))),
    built.then((ok) => ok && checked(suites.edgeTests)),
    // The build and the types both write .astro, so these wait for it.
    serialQueue([suites.lint, suites.format, suites.unitTests])
      .then(() => built)
      .then(() => serialQueue([suites.runtimeTypes, suites.types, suites.unusedCode, suites.workerTests]))
      .then(() => built)
      .then((ok) => ok && engines.files.length > 0 && checked(suites.engineTests(engines.files))),
  ]);
}

const again = results.flatMap((result) => result.again);
const sum = (/** @type {'passed' | 'failed'} */ kind) =>
  results.reduce((count, result) => count + result[kind], 0);
lines.close({ ms: Date.now() - startedMs, again, passed: sum('passed'), failed: sum('failed') });
process.exit(sum('failed') === 0 ? 0 : 1);
