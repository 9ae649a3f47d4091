import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { EDGE_PORTALS } from './tests/support/edge-portals.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

/** How long a test and what it waits for may take, in milliseconds: no machine is so busy, and whatever hangs ends. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Which brands `allBrands` has: those beside the sandbox. */
const sandboxed = { env: { ENVIRONMENT: 'sandbox' } };

/** The options of @astrojs/react as astro.config.mjs sets them. */
const reactOptions = {
  name: 'react-options',
  resolveId: (id: string) => (id === 'astro:react:opts' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0astro:react:opts' ? 'export default { experimentalDisableStreaming: true }' : undefined,
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [reactOptions],
        test: {
          ...patience,
          ...sandboxed,
          name: 'unit',
          // It reads its options of a module that Astro makes up.
          server: { deps: { inline: ['@astrojs/react'] } },
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/promises/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['tests/support/plan-codes.ts'],
          maxWorkers: 2,
          // Rules and data keep no state of their own: what one file loaded serves the next.
          isolate: false,
        },
      },
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
        },
      },
      {
        test: {
          ...patience,
          ...sandboxed,
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          environment: 'node',
          // An engine and its portal are work for two cores.
          maxWorkers: 1,
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
  },
});
