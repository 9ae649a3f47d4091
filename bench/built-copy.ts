import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectEnvironment, root } from '../scripts/prepare.mjs';

/** The files of a checkout that a build needs. */
const needed = [
  'astro.config.mjs',
  'environments',
  'functions',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
  'wrangler.sandbox.toml',
  'wrangler.toml',
];
/** The prefix of the temporary folders, which are removed when the bench ends. */
const PREFIX = 'portal-bench-';
const PATIENCE_MS = 150_000;

/**
 * Builds a copy of this checkout with a `CLOUDFLARE_ENV`. Returns the folder of the Worker's modules; `undefined` if the
 * build failed, which is printed.
 */
export function builtCopy(environment: string): string | undefined {
  const copy = mkdtempSync(path.join(tmpdir(), PREFIX));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of needed) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const { status, stdout, stderr } = spawnSync('astro', ['build'], {
    cwd: copy,
    env: projectEnvironment({ CLOUDFLARE_ENV: environment }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: PATIENCE_MS,
  });
  if (status === 0) return path.join(copy, 'dist/server');
  console.log(`The build of a copy of this checkout failed:\n${stdout}${stderr}`.slice(-3_000));
  return undefined;
}
