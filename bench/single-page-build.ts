import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectEnvironment, step } from '../scripts/prepare.mjs';

const folder = path.join(import.meta.dirname, 'single-page');
const PATIENCE_MS = 120_000;
const built = path.join(folder, 'dist');

/**
 * Installs and builds, if necessary, the same sign-in form as a plain single-page application. Returns the folder of its
 * build; `undefined` if it cannot be installed, which is printed.
 */
export function builtSinglePage(): string | undefined {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
    step('Installing the single-page application to compare with (once)…');
    if (!ran(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) return undefined;
  }
  const page = path.join(built, 'index.html');
  const sources = [
    'index.html',
    'package-lock.json',
    'vite.config.ts',
    ...globSync('src/*', { cwd: folder }),
  ];
  const changedMs = Math.max(...sources.map((file) => statSync(path.join(folder, file)).mtimeMs));
  if (existsSync(page) && statSync(page).mtimeMs > changedMs) return built;
  step('Building the single-page application…');
  return ran(npm, ['run', 'build', '--silent', '--', '--logLevel=error']) ? built : undefined;
}

function ran(command: string, args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: projectEnvironment(),
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  if (status !== 0) console.log(`${command} ${args[0]} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}
