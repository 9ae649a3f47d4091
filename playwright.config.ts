import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { isUsual } from './tests/support/suite.ts';

const executablePath = findChromium();
/** A page lives for a second here: compiling its scripts well, on other threads, takes longer than it saves. */
const shortLived = '--js-flags=--single-threaded --no-opt';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  ...(isUsual && { grepInvert: /@all\b/ }),
  workers: 2,
  // Longer than any busy machine needs; a test that hangs ends.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      args: [...chromiumArguments, shortLived],
      ...(executablePath ? { executablePath } : {}),
    },
    // Decorative animations are not tested, and they take time.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
