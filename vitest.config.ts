import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { bundleText } from './scripts/bundle-text.ts';
import { scriptText } from './scripts/script-text.ts';
import { EDGE_PORTALS } from './tests/support/edge-portals.ts';
import { isUsual } from './tests/support/suite.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

/** The limits of tests, hooks and polls, in milliseconds: generous, so that only a hanging test times out. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Gives `allBrands` the brands of the sandbox environment. */
const sandboxed = { env: { ENVIRONMENT: 'sandbox' } };

/** Provides the options of @astrojs/react, as astro.config.mjs sets them. */
const reactOptions = {
  name: 'react-options',
  resolveId: (id: string) => (id === 'astro:react:opts' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0astro:react:opts' ? 'export default { experimentalDisableStreaming: true }' : undefined,
};

/** The unit tests, and what tests/mutation repeats of them for each changed rule. */
export const unitTests = {
  plugins: [reactOptions, scriptText(), bundleText()],
  test: {
    ...patience,
    ...sandboxed,
    name: 'unit',
    // It reads its options from a virtual module of Astro.
    server: { deps: { inline: ['@astrojs/react'] } },
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'scripts/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/architecture/**/*.test.ts',
      'tests/promises/**/*.test.ts',
    ],
    environment: 'node',
    css: true,
    maxWorkers: 2,
    // Rules and data have no state, so that files share their modules.
    isolate: false,
  },
} satisfies TestProjectConfiguration;

export default defineConfig({
  test: {
    projects: [
      unitTests,
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './tests/worker/wrangler.toml' } })],
        test: { ...patience, name: 'worker', include: ['tests/worker/**/*.test.ts'] },
      },
      {
        test: {
          ...patience,
          ...sandboxed,
          name: 'edge',
          include: ['tests/edge/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/edge-server.ts'],
          setupFiles: ['tests/support/search-answers.ts'],
          maxWorkers: EDGE_PORTALS,
          // Files share their modules; `beginFile` clears what the modules stored for the file before.
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          ...sandboxed,
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          environment: 'node',
          // The keyboard journeys wait for late scripts most of the time.
          maxWorkers: 2,
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'all', description: 'Only in npm run test:all (docs/adr/056)' }],
    ...(isUsual && { tagsFilter: ['!all'] }),
  },
});
