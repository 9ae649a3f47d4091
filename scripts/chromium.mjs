import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { projectEnvironment, root, step } from './prepare.mjs';

const installed = [
  process.env.CHROMIUM,
  // The same engine without a window: the browser tests take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for a machine without a display, a sandboxing kernel or a network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** On Debian: the engine, and the font of Arial's widths, without which text is wider than on most people's screens. */
const debianPackages = ['chromium-headless-shell', 'fonts-liberation'];

/** The Chromium of this machine; undefined when there is none. */
export function foundChromium() {
  return [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * A Chromium to test with: an installed one, else Debian's package where that is possible, else Playwright's own
 * download; undefined when none can be had.
 */
export function ensureChromium() {
  const present = foundChromium();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    step('Installing Chromium (once)…');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...debianPackages], {
      stdio: 'ignore',
    });
    if (foundChromium()) return foundChromium();
  }
  step('Downloading Chromium (once)…');
  spawnSync('playwright', ['install', 'chromium'], { cwd: root, env: projectEnvironment(), stdio: 'ignore' });
  return foundChromium();
}
