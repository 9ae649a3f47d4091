import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { projectEnvironment, root, step } from './prepare.mjs';

const installed = [
  process.env.CHROMIUM,
  // The same engine without a window is faster: the browser tests take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Flags for a machine without a display, a sandboxing kernel or a network. The pages of a browser context share a process, which
 * saves a sixth of the computing time.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

/** The packages on Debian: the engine, and a font with the widths of Arial, without which text is wider than usual. */
const debianPackages = ['chromium-headless-shell', 'fonts-liberation'];

/** The path of an installed Chromium; `undefined` if there is none. */
export function findChromium() {
  return [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * The path of a Chromium for the tests: an installed one, else Debian's package if possible, else Playwright's own download;
 * `undefined` if none is available.
 */
export function ensureChromium() {
  const present = findChromium();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    step('Installing Chromium (once)…');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...debianPackages], {
      stdio: 'ignore',
    });
    if (findChromium()) return findChromium();
  }
  step('Downloading Chromium (once)…');
  spawnSync('playwright', ['install', 'chromium'], { cwd: root, env: projectEnvironment(), stdio: 'ignore' });
  return findChromium();
}
