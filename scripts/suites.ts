import { inMemory } from './memory-folder.ts';
import type { Suite } from './suite-run.ts';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';
import type { Part } from './changed-suites.ts';

/** The file of a runner's report. */
const reportFile = (runner: string) => `node_modules/.cache/reports/${runner}.json`;

/**
 * A tool that passes or fails as a whole.
 * @param again the command that runs the tool alone, or fixes its findings
 */
const tool = (name: string, command: string, args: string[], again: string): Suite => ({
  name,
  command,
  args,
  again: () => again,
});

/** The tests of a Vitest project. */
const vitest = (name: string, project: string): Suite => ({
  name,
  report: { file: reportFile(project), read: readVitestReport },
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter',
    'minimal',
    '--reporter',
    'json',
    '--outputFile.json',
    reportFile(project),
  ],
  env: inMemory(),
  again: ({ file, test }) =>
    ['npx vitest run --project', project, file, ...(test ? ['-t', quoted(asPattern(test))] : [])]
      .filter(Boolean)
      .join(' '),
});

/** The most that `npm test` should cost, in pieces of the yardstick (docs/performance.md). */
export const BAR = 1_900;

export const format = tool(
  'Format',
  'prettier',
  ['--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.'],
  'npm run format',
);
export const lint = tool('Lint', 'oxlint', ['--deny-warnings'], 'npx oxlint');
export const runtimeTypes = tool(
  'Runtime types',
  'wrangler',
  ['types', '--include-env=false'],
  'npx wrangler types --include-env=false',
);
/** TypeScript 7, by its path: both versions have the command `tsc`, and Astro's check needs version 6. */
export const types = tool(
  'Types',
  'node',
  ['node_modules/typescript-7/bin/tsc', '--noEmit'],
  'node node_modules/typescript-7/bin/tsc --noEmit',
);
export const templateTypes = tool(
  'Types of templates',
  'astro',
  ['check', '--minimumFailingSeverity', 'hint', '--tsconfig', 'tsconfig.astro.json'],
  'npx astro check --minimumFailingSeverity hint --tsconfig tsconfig.astro.json',
);
export const unusedCode = tool('Unused code', 'knip', [], 'npx knip');
export const unitTests = vitest('Unit tests', 'unit');
/** The unit tests without the promises, which order hundreds of plans. */
export const ruleTests = { ...unitTests, args: [...unitTests.args, '--exclude', 'tests/promises/**'] };
export const workerTests = vitest('Worker tests', 'worker');
export const edgeTests: Suite = { ...vitest('Edge tests', 'edge'), needsBuild: true };

export const build: Suite = {
  ...tool('Build', 'astro', ['build'], 'CLOUDFLARE_ENV=sandbox npx astro build'),
  env: { CLOUDFLARE_ENV: 'sandbox' },
};

/** The browser tests. */
export const browserTests = (chromium: string): Suite => ({
  name: 'Browser tests',
  needsBuild: true,
  report: { file: reportFile('browser'), read: readPlaywrightReport },
  command: 'playwright',
  args: ['test', '--reporter', 'dot,json'],
  env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('browser'), ...inMemory() },
  again: ({ file, line }) => ['npx playwright test', file && `${file}:${line}`].filter(Boolean).join(' '),
});

/** The core journeys in the engines except Chromium, and the keyboard journeys in all. */
export const engineTests = (files: string[]): Suite => {
  const suite = vitest('Engine tests', 'engines');
  return { ...suite, args: [...suite.args, ...files], needsBuild: true };
};

/** A suite without the tests that a change cannot break; `undefined` where no test is left. */
export function narrowed(suite: Suite, part: Part): Suite | undefined {
  if (part === 'all') return suite;
  return part.length > 0 ? { ...suite, args: [...suite.args, ...part] } : undefined;
}

/** The tests of a Vitest project that import what has changed since a commit. */
export function importing(suite: Suite, commit: string): Suite {
  return { ...suite, args: [...suite.args, '--changed', commit, '--passWithNoTests'] };
}

/** Returns the pattern that matches the full name of a test, and nothing else of it. */
function asPattern(name: string) {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Quotes a text for a shell. */
function quoted(text: string) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
