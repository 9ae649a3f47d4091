import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json'));
const firsts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** Every match of a pattern in files, as `file: match`. */
const among = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => firsts(read(file), pattern).map((first) => ({ file, first })));

describe('packages', () => {
  test('the lock files name no download address, so that npm uses the registry of each machine', () => {
    const locks = ['package-lock.json', 'bench/single-page/package-lock.json'];
    expect(locks.filter((file) => read(file).includes('"resolved"'))).toEqual([]);
  });

  test('versions are exact, so that only a pull request changes one', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
  });

  test('the version of Node is one', () => {
    const [major] = devDependencies.node.split('.');
    expect(read('.nvmrc').trim()).toBe(devDependencies.node);
    expect(JSON.parse(read('.devcontainer/devcontainer.json')).image).toMatch(new RegExp(`^node:${major}-`));
    expect(read('.github/workflows/check.yml')).toContain(`node-version: ${major}`);
  });
});

test('every npm script that a workflow or a document names is there', () => {
  const named = among(
    globSync(['*.md', 'docs/**/*.md', '.github/workflows/*.yml']),
    /\bnpm run ([a-z][a-z-]*)/g,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ first }) => !(first in scripts))).toEqual([]);
});

describe('the workflows', () => {
  const workflows = globSync('.github/workflows/*.yml');

  test('pin each action to one commit', () => {
    const used = among(workflows, /uses: (\S+)/g);
    const pinned = /^(\.\/\.github\/workflows\/[a-z]+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40})$/;
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter(({ first }) => !pinned.test(first))).toEqual([]);
  });

  test('put no input into the text of a shell command', () => {
    const lines = among(workflows, /^\s+(?:- )?run: (.*)$/gm);
    expect(lines.filter(({ first }) => first.includes('${{'))).toEqual([]);
    const inBlock = /^( {10}.*\$\{\{ *(?:inputs|github\.event|github\.head_ref)[^\n]*\bnpm\b)/gm;
    expect(among(workflows, inBlock)).toEqual([]);
  });

  test('take two secrets of the repository, which docs/deploy.md names', () => {
    const taken = [...new Set(among(workflows, /secrets\.(\w+)/g).map(({ first }) => first))];
    expect(taken.toSorted()).toEqual(['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN']);
    expect(taken.filter((name) => !read('docs/deploy.md').includes(`\`${name}\``))).toEqual([]);
  });

  test('test each push, and give production the build of staging', () => {
    expect(read('.github/workflows/check.yml')).toContain('run: npm test');
    expect(among(workflows, /(npm run build)/g)).toHaveLength(1);
    const promote = read('.github/workflows/promote.yml');
    for (const line of ['workflow_dispatch:', 'environment: production', 'run-id: ${{ inputs.run }}'])
      expect(promote).toContain(line);
    expect(promote).not.toContain('npm run build');
  });
});
