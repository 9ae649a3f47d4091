import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Runs on Node 20 or later before packages are installed, so it imports built-in modules only.

/** The folder of this checkout. */
export const root = path.join(import.meta.dirname, '..');

/** The environment variables of every tool of this project: no telemetry, no requests, no background work. */
export const quietEnvironment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG: 'error',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
};

/**
 * Prints one line about a step.
 * @param {string} text
 */
export function step(text) {
  console.log(`\u001b[2m>\u001b[0m ${text}`);
}

/**
 * Prints one line without a stack, and ends the process with exit code 1.
 * @param {string} message
 * @returns {never}
 */
export function exitWith(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Installs the packages of package-lock.json, unless they are installed. */
export function ensureInstalled() {
  const marker = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  step('Installing packages (once)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) exitWith('The packages could not be installed: see the lines above. Is there a network?');
}

/** Creates the secrets of this machine on first start, in a file that git ignores. */
export function ensureSecrets() {
  const file = path.join(root, '.dev.vars');
  if (existsSync(file)) return;
  writeFileSync(file, `SESSION_KEY=${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  step('Made local secrets in .dev.vars');
}

/**
 * The environment variables with the project's own Node first in PATH.
 * @param {Record<string, string>} [extra]
 */
export function projectEnvironment(extra = {}) {
  const bin = path.join(root, 'node_modules/.bin');
  return {
    ...process.env,
    ...quietEnvironment,
    ...extra,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  };
}

/**
 * Runs a tool of the project and returns its exit code. With `output: 'quiet'` its output shows only if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, output?: 'inherit' | 'quiet' }} [setting]
 */
export function run(command, args, { env = {}, output = 'inherit' } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: projectEnvironment(env),
    stdio: output === 'inherit' ? 'inherit' : 'pipe',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) throw result.error;
  if (output === 'quiet' && result.status !== 0) console.error(`${result.stdout}\n${result.stderr}`);
  return result.status ?? 1;
}

/** Builds the portal and its sandbox. */
export function buildWithSandbox() {
  step('Building…');
  if (run('astro', ['build'], { env: { CLOUDFLARE_ENV: 'sandbox' }, output: 'quiet' }) !== 0)
    exitWith('The build failed: see the lines above.');
}
