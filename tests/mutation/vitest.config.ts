import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/{domain,server}/**/*.test.ts'],
    // A hundred thousand fuzzed strings for each mutant would take hours.
    exclude: ['**/*.fuzz.test.ts'],
    environment: 'node',
    env: { ENVIRONMENT: 'sandbox' },
  },
});
