import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectEnvironment, root } from '../scripts/prepare.mjs';
import { brandKeys } from './budgets.mjs';

/** What a build needs of a checkout. */
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
/** A folder of its own in the system's, which goes when the bench ends. */
const PREFIX = 'portal-bench-brands-';
const PATIENCE_MS = 150_000;

/**
 * Builds a copy of this checkout with more brands: copies of its own, each with its own key, hosts, name and plans.
 * @param {number} total how many brands it has in the end
 * @returns {{ folder: string, keys: string[] } | undefined} the Worker's modules and all its brands; undefined where the
 *   build failed, which is said
 */
export function builtWithBrands(total) {
  const copy = mkdtempSync(path.join(tmpdir(), PREFIX));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of needed) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const data = path.join(copy, 'src/brands/data');
  const originals = readdirSync(data).map((file) => ({
    key: path.basename(file, '.ts'),
    text: readFileSync(path.join(data, file), 'utf8'),
  }));
  const keys = [...brandKeys];
  for (let number = 1; keys.length < total; number += 1) {
    const { key, text } = originals[number % originals.length];
    const made = `${key}x${number}`;
    // The key stands in hosts, codes and client ids, each of which must be one brand's alone.
    const whole = new RegExp(`(?<![a-z])${key}(?![a-z])`, 'g');
    writeFileSync(path.join(data, `${made}.ts`), text.replaceAll(whole, made));
    keys.push(made);
  }
  const { status, stdout, stderr } = spawnSync('astro', ['build'], {
    cwd: copy,
    env: projectEnvironment({ CLOUDFLARE_ENV: 'sandbox' }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: PATIENCE_MS,
  });
  if (status === 0) return { folder: path.join(copy, 'dist/server'), keys };
  console.log(`The build with ${total} brands failed:\n${stdout}${stderr}`.slice(-3_000));
  return undefined;
}
