/** @typedef {import('./suite-run.mjs').Suite} Suite */

/**
 * A tool that passes or fails as a whole.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {string} again the command that runs the tool alone, or fixes its findings
 * @returns {Suite}
 */
const tool = (name, command, args, again) => ({
  name,
  kind: 'tool',
  command,
  args,
  again: () => again,
});

/**
 * The tests of a Vitest project.
 * @param {string} name
 * @param {string} project
 * @returns {Suite}
 */
const vitest = (name, project) => ({
  name,
  kind: 'tests',
  command: 'vitest',
  args: ['run', '--project', project, '--reporter', './scripts/vitest-progress.mjs'],
  again: ({ file, test }) =>
    ['npx vitest run --project', project, file, ...(test ? ['-t', quoted(asPattern(test))] : [])]
      .filter(Boolean)
      .join(' '),
});

export const format = tool('Format', 'prettier', ['--check', '--log-level', 'warn', '.'], 'npm run format');
export const lint = tool('Lint', 'oxlint', ['--deny-warnings'], 'npx oxlint');
export const runtimeTypes = tool(
  'Runtime types',
  'wrangler',
  ['types', '--include-env=false'],
  'npx wrangler types --include-env=false',
);
export const types = tool(
  'Types',
  'astro',
  ['check', '--minimumFailingSeverity', 'hint'],
  'npx astro check --minimumFailingSeverity hint',
);
export const unusedCode = tool('Unused code', 'knip', [], 'npx knip');
export const unitTests = vitest('Unit tests', 'unit');
export const workerTests = vitest('Worker tests', 'worker');
export const edgeTests = vitest('Edge tests', 'edge');

/** @type {Suite} */
export const build = {
  ...tool('Build', 'astro', ['build'], 'CLOUDFLARE_ENV=sandbox npx astro build'),
  env: { CLOUDFLARE_ENV: 'sandbox' },
};

/**
 * The browser tests.
 * @param {string} chromium
 * @returns {Suite}
 */
export const browserTests = (chromium) => ({
  name: 'Browser tests',
  kind: 'tests',
  command: 'playwright',
  args: ['test', '--reporter', './scripts/playwright-progress.mjs'],
  env: { CHROMIUM: chromium },
  again: ({ file, line }) => ['npx playwright test', file && `${file}:${line}`].filter(Boolean).join(' '),
});

/**
 * The core journeys in the engines except Chromium.
 * @param {string[]} files a file of tests for each available engine
 * @returns {Suite}
 */
export const engineTests = (files) => {
  const suite = vitest('Engine tests', 'engines');
  return { ...suite, args: [...suite.args, ...files] };
};

/** @param {string} name the full name of a test, with ` > ` between its parts */
function asPattern(name) {
  return name.replaceAll(' > ', ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** @param {string} text for a shell */
function quoted(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
