import { existsSync, globSync } from 'node:fs';

/** The mutated files: all rules of the domain, and those of the server that have a test beside them. */
const mutated = {
  domain: () => globSync('src/domain/**/*.ts').filter((file) => !file.endsWith('.test.ts')),
  server: () =>
    globSync('src/server/**/*.test.ts')
      .map((test) => test.replace(/(\.\w+)?\.test\.ts$/, '.ts'))
      .filter((file) => existsSync(file)),
};
const rules = process.env.MUTATED_RULES === 'server' ? 'server' : 'domain';

/** Stryker's configuration. Its score is the share of mutants that at least one test detects. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [...new Set(mutated[rules]())],
  coverageAnalysis: 'perTest',
  // What a module does once, as it is read, runs every test for each mutant: a fifth of the mutants, five sixths of the time.
  ignoreStatic: true,
  thresholds: { high: 95, low: 85, break: rules === 'domain' ? 85 : null },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `.stryker-tmp/${rules}.json` },
  tempDirName: '.stryker-tmp/run',
};
