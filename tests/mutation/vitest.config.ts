import { defineConfig } from 'vitest/config';
import { unitTests } from '../../vitest.config.ts';

export default defineConfig({
  plugins: unitTests.plugins,
  test: {
    ...unitTests.test,
    include: ['src/{domain,server}/**/*.test.ts'],
    exclude: [
      // A hundred thousand fuzzed strings for each mutant would take hours.
      '**/*.fuzz.test.ts',
      // The mutated copy links to the packages, and Vite gives the files of a linked package no path that exists.
      'src/server/billing/pdf/invoice-pdf.test.ts',
    ],
    // A mutant of what a module does once needs the module anew.
    isolate: true,
  },
});
