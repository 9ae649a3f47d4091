import { spawnSync } from 'node:child_process';
import { exitWith, root } from './prepare.mjs';

// npm run lines [-- <commit>]: the lines of every area of this checkout's last commit, and what changed since another one.

/** Each area with the paths that belong to it. A file is of the first area that names it. */
const areas: Record<string, RegExp> = {
  'lock files': /package-lock\.json$/,
  'stored examples': /^tests\/stored\//,
  tests: /^tests\/|\.(test|fuzz\.test|fixture)\.tsx?$/,
  sandbox: /^(src\/sandbox|environments\/sandbox)/,
  tools: /^(scripts|tools|bench|\.ci|\.github|\.devcontainer|\.vscode)\/|^[^/]+\.(ts|mjs|js)$/,
  documents: /^docs\/|\.md$/,
  'stories and gallery': /\.stories\.tsx$|^src\/pages\/gallery\//,
  copy: /^src\/copy\//,
  product: /^(src|functions|environments|public)\//,
  settings: /(?:)/,
};
const SOURCE = /\.(ts|tsx|mjs|js|astro|css)$/;

type Area = { files: number; lines: number; medianFile: number; longestLine: number };

const [since] = process.argv.slice(2);
const before = since === undefined ? undefined : areasOf(since);
const now = areasOf('HEAD');
console.table(
  Object.fromEntries(
    Object.entries(now).map(([name, area]) => [name, { ...area, ...changeSince(before?.[name], area) }]),
  ),
);

function changeSince(former: Area | undefined, { lines }: Area) {
  if (!former) return {};
  const { lines: linesBefore, medianFile: medianBefore, longestLine: longestBefore } = former;
  return { linesBefore, change: lines - linesBefore, medianBefore, longestBefore };
}

/** The areas of a commit and all of them together. The longest line and the median file are those of source files. */
function areasOf(commit: string): Record<string, Area> {
  const files = [...filesOf(commit)];
  const named = Object.keys(areas).map((name): [string, Area] => [
    name,
    sumOf(files.filter(([path]) => areaOf(path) === name)),
  ]);
  return { ...Object.fromEntries(named), all: sumOf(files) };
}

function areaOf(path: string): string | undefined {
  return Object.entries(areas).find(([, pattern]) => pattern.test(path))?.[0];
}

/** The lengths of the lines of every text file of a commit, by path. */
function filesOf(commit: string): Map<string, number[]> {
  const { status, stdout, stderr } = spawnSync('git', ['grep', '-zI', '', commit, '--'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) exitWith(`git cannot read ${commit}: ${stderr}`);
  const files = new Map<string, number[]>();
  for (const found of stdout.trimEnd().split('\n')) {
    const [place = '', line = ''] = found.split('\0');
    const path = place.slice(commit.length + 1);
    const lengths = files.get(path);
    if (lengths) lengths.push(line.length);
    else files.set(path, [line.length]);
  }
  return files;
}

function sumOf(files: readonly [string, number[]][]): Area {
  const sources = files.filter(([path]) => SOURCE.test(path)).map(([, lengths]) => lengths);
  return {
    files: files.length,
    lines: files.reduce((sum, [, { length }]) => sum + length, 0),
    medianFile:
      sources.map(({ length }) => length).toSorted((one, other) => one - other)[sources.length >> 1] ?? 0,
    longestLine: sources.flat().reduce((longest, length) => Math.max(longest, length), 0),
  };
}
