import { existsSync, globSync } from 'node:fs';

/** Which rules: those of the domain, all of them; those of the server, where a test stands beside them. */
const mutated = {
  domain: () => globSync('src/domain/**/*.ts').filter((file) => !file.endsWith('.test.ts')),
  server: () =>
    globSync('src/server/**/*.test.ts')
      .map((test) => test.replace(/(\.\w+)?\.test\.ts$/, '.ts'))
      .filter((file) => existsSync(file)),
};
const rules = process.env.MUTATED_RULES === 'server' ? 'server' : 'domain';

/** What Stryker is told. Its score counts the changed rules that at least one test refuses. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [...new Set(mutated[rules]())],
  coverageAnalysis: 'perTest',
  thresholds: { high: 95, low: 85, break: rules === 'domain' ? 85 : null },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `.stryker-tmp/${rules}.json` },
  tempDirName: '.stryker-tmp/run',
};
