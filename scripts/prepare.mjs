import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Runs on any Node from 20 on, before anything is installed: only built-in modules here.

/** The folder of this checkout. */
export const root = path.join(import.meta.dirname, '..');

/** The environment every tool of this project runs in: no telemetry, no look-ups, nothing in the background. */
export const quietEnvironment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG: 'error',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
};

/** Says what is happening, one line a step. */
export function step(text) {
  console.log(`\u001b[2m>\u001b[0m ${text}`);
}

/** Ends with one clear line, without a stack. */
export function give(up) {
  console.error(`\n${up}\n`);
  process.exit(1);
}

/** Installs what package-lock.json names, unless it is installed already. */
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
  if (status !== 0) give('The packages could not be installed: see the lines above. Is there a network?');
}

/** Makes this machine's own secrets on first start, in a file git ignores. */
export function ensureSecrets() {
  const file = path.join(root, '.dev.vars');
  if (existsSync(file)) return;
  writeFileSync(file, `SESSION_KEY=${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  step('Made local secrets in .dev.vars');
}

/** The environment in which the project's own Node leads. */
export function projectEnvironment(extra = {}) {
  const bin = path.join(root, 'node_modules/.bin');
  return {
    ...process.env,
    ...quietEnvironment,
    ...extra,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  };
}

/** Runs one of the project's tools and answers its exit code. `output: 'quiet'` shows it only when it fails. */
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

/** Builds the portal with its sandbox beside it. */
export function buildWithSandbox() {
  step('Building…');
  if (run('astro', ['build'], { env: { CLOUDFLARE_ENV: 'sandbox' }, output: 'quiet' }) !== 0)
    give('The build failed: see the lines above.');
}
