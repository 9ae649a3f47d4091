import { defineConfig } from '@playwright/test';
import { chromiumArguments, foundChromium } from './scripts/chromium.mjs';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 8899);
const executablePath = foundChromium();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  use: {
    baseURL: `http://geeni.localhost:${port}`,
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    url: `http://127.0.0.1:${port}/sandbox`,
    env: { PORT: String(port), PORTAL_STATE: `.portal/browser-tests-${process.pid}` },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
