import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitWith, projectEnvironment, root, step } from '../scripts/prepare.mjs';

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
/** How long a command in a copy may take, in milliseconds: packages come over the network. */
const PATIENCE_MS = 300_000;
/** The builds of commits, by the hash of the commit. */
const builds = path.join(root, 'node_modules/.cache/bench-trees');

/**
 * Builds a copy of this checkout with a `CLOUDFLARE_ENV`; `change` alters the files of the copy before that. Returns the
 * folder of the Worker's modules; `undefined` if the build failed, which is printed.
 */
export function builtCopy(environment: string, change?: (copy: string) => void): string | undefined {
  const copy = temporaryFolder();
  for (const name of needed) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  linkPackages(copy);
  change?.(copy);
  return isDone(copy, 'astro', ['build'], { CLOUDFLARE_ENV: environment })
    ? path.join(copy, 'dist/server')
    : undefined;
}

/**
 * Builds a commit with its sandbox, with the packages of this checkout or, where it names others, with its own. Returns the
 * folder of the build, which is kept for the next time. Ends the process if there is no such commit or it cannot be built.
 */
export function builtCommit(commit: string): string {
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`).trim();
  const kept = path.join(builds, hash);
  if (existsSync(kept)) return kept;
  step(`Building ${commit}…`);
  const copy = temporaryFolder();
  const archive = path.join(copy, 'commit.tar');
  git('archive', '--format=tar', `--output=${archive}`, hash);
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const isReady = isDone(copy, 'tar', ['-xf', archive]) && arePackagesThere(copy, lock(copy) === lock(root));
  if (!isReady || !isDone(copy, 'astro', ['build'], { CLOUDFLARE_ENV: 'sandbox' }))
    exitWith(`${commit} could not be built: see the lines above.`);
  const part = `${kept}.part`;
  mkdirSync(builds, { recursive: true });
  rmSync(part, { recursive: true, force: true });
  cpSync(path.join(copy, 'dist'), part, { recursive: true });
  renameSync(part, kept);
  return kept;
}

/** The build of a Worker sets `NODE_ENV` to production, under which npm leaves the development packages out. */
function arePackagesThere(copy: string, areTheSame: boolean): boolean {
  if (!areTheSame)
    return isDone(copy, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  linkPackages(copy);
  return true;
}

function linkPackages(copy: string): void {
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command in a copy, with the copy's own tools first. Prints its output if it fails. */
function isDone(
  copy: string,
  command: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): boolean {
  const environment = projectEnvironment(variables);
  const own = path.join(copy, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    env: { ...environment, PATH: `${own}${path.delimiter}${environment.PATH}` },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: PATIENCE_MS,
  });
  if (status !== 0) console.log(`${command} ${args[0]} failed in a copy:\n${stdout}${stderr}`.slice(-3_000));
  return status === 0;
}

/** What a git command prints. Ends the process if it fails. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) exitWith(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}
