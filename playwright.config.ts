import { defineConfig } from '@playwright/test';
import { chromiumArguments, foundChromium } from './scripts/chromium.mjs';

const executablePath = foundChromium();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // No machine is so busy, and whatever hangs ends.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
    // What moves only to please is no part of what is tested, and takes its time.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
