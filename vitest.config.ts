import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/architecture/**/*.test.ts'],
          environment: 'node',
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
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // One portal and one sandbox serve every file; two at a time would share its faults and clock.
          fileParallelism: false,
        },
      },
    ],
  },
});
