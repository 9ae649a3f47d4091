import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { give, run, step } from './prepare.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'portal-checks-'));
const total = { passed: 0, failed: 0 };

/** A tool that either passes or fails as a whole. */
function check(name, command, args, env = {}) {
  step(name);
  const ok = run(command, args, { output: 'quiet', env }) === 0;
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) console.error(`  ${name} failed`);
  return ok;
}

/** A test runner whose JSON report tells how many tests passed. */
function suite(name, command, args, env, count) {
  step(name);
  const report = path.join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const status = run(command, args(report), { env: env(report) });
  const { passed, failed } = counted(report, count);
  total.passed += passed;
  // A runner that failed without a failing test could not run at all.
  total.failed += failed + (status !== 0 && failed === 0 ? 1 : 0);
  console.log(`  ${passed} passed, ${failed} failed`);
}

function counted(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`  no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

const vitest = (name, project) =>
  suite(
    name,
    'vitest',
    (report) => [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => ({}),
    (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  );

const chromium = ensureChromium();
if (!chromium)
  give(
    'No Chromium: install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium npm test',
  );

check('Format', 'prettier', ['--check', '--log-level', 'warn', '.']);
check('Lint', 'oxlint', ['--deny-warnings']);
check('Runtime types', 'wrangler', ['types', '--include-env=false']);
check('Types', 'astro', ['check', '--minimumFailingSeverity', 'hint']);
check('Unused code', 'knip', []);
vitest('Unit tests', 'unit');
vitest('Worker tests', 'worker');
if (check('Build', 'astro', ['build'], { CLOUDFLARE_ENV: 'sandbox' })) {
  vitest('Edge tests', 'edge');
  suite(
    'Browser tests',
    'playwright',
    () => ['test', '--reporter=dot,json'],
    (report) => ({ CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
