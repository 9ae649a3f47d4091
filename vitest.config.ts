import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { EDGE_PORTALS } from './tests/support/edge-portals.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/architecture/**/*.test.ts'],
          environment: 'node',
          // A hundred thousand generated strings take their time on a busy machine.
          testTimeout: 30_000,
          maxWorkers: 2,
          // Rules and data keep no state of their own: what one file loaded serves the next.
          isolate: false,
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './tests/worker/wrangler.toml' } })],
        test: { name: 'worker', include: ['tests/worker/**/*.test.ts'] },
      },
      {
        test: {
          name: 'edge',
          include: ['tests/edge/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/edge-server.ts'],
          setupFiles: ['tests/support/search-answers.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: EDGE_PORTALS,
        },
      },
    ],
  },
});
