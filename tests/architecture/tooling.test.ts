import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json'));
const firsts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** Every match of a pattern in files, as `file: match`. */
const among = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => firsts(read(file), pattern).map((first) => ({ file, first })));

describe('packages', () => {
  const lock = read('package-lock.json');

  test('the lock file names no download address, so that npm uses the registry of each machine', () => {
    expect(lock).not.toContain('"resolved"');
  });

  // npm leaves out the checksum of a package for another system where `node_modules` stood when it wrote the file.
  test('the lock file has a checksum of every package, also of those for other systems', () => {
    const packages: Record<string, { integrity?: string }> = JSON.parse(lock).packages;
    const unchecked = Object.entries(packages).filter(
      ([name, { integrity = '' }]) => name !== '' && !integrity.startsWith('sha512-'),
    );
    expect(unchecked.map(([name]) => name)).toEqual([]);
  });

  test('versions are exact, so that only a pull request changes one', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(
      all.filter(([, version]) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))),
    ).toEqual([]);
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

  test('take only secrets of the repository that docs/deploy.md names', () => {
    const taken = [...new Set(among(workflows, /secrets\.(\w+)/g).map(({ first }) => first))];
    expect(taken.toSorted()).toEqual([
      'CLOUDFLARE_ACCOUNT_ID',
      'CLOUDFLARE_API_TOKEN',
      'SMOKE_EMAIL',
      'SMOKE_PASSWORD',
    ]);
    expect(taken.filter((name) => !read('docs/deploy.md').includes(`\`${name}\``))).toEqual([]);
  });

  test('test each push, and give production the build of staging', () => {
    expect(read('.github/workflows/check.yml')).toContain('run: npm test');
    expect(among(workflows, /(npm run build)/g)).toHaveLength(1);
    const promote = read('.github/workflows/promote.yml');
    for (const line of ['workflow_dispatch:', 'environment: production']) expect(promote).toContain(line);
    expect(promote).not.toContain('npm run build');
  });

  test('test everything each night, and the commit of a build before production gets it', () => {
    expect(read('.github/workflows/everything.yml')).toMatch(
      /^ {4}- cron: [^]*^ {6}- run: npm run test:all$/m,
    );
    const [everything, production] = ['everything', 'production'].map(
      (job) =>
        firsts(read('.github/workflows/promote.yml'), new RegExp(`^  ${job}:\\n((?: {4}.*\\n)+)`, 'gm'))[0],
    );
    expect(everything).toContain('uses: ./.github/workflows/everything.yml');
    expect(everything).toContain('commit: ${{ needs.find.outputs.commit }}');
    expect(production).toContain('needs: [find, everything]');
  });

  test('look at staging from outside once it is deployed, in the version that was deployed', () => {
    const [deployed = '', looked] = read('.github/workflows/deploy.yml').split('npm run smoke -- staging');
    expect(deployed).toContain('npm run deploy -- staging --tag "${GITHUB_SHA:0:12}"');
    expect(looked).toMatch(/if: failure\(\)[^\n]+\n +run: npm run rollback -- staging\n/);
    expect(looked).toMatch(/^ --wait \d+ --version "\$\{GITHUB_SHA:0:12\}"\n/);
  });

  test('install packages, without their scripts, before a step that has the token', () => {
    const withToken = workflows
      .map(read)
      .flatMap((text) => text.split(/^ {2}(?=\w+:$)/m))
      .filter((job) => job.includes('CLOUDFLARE_API_TOKEN'));
    expect(withToken).toHaveLength(2);
    for (const job of withToken) {
      const steps = job.split(/^ {6}- /m);
      const installing = steps.findIndex((one) => one.startsWith('run: npm ci --ignore-scripts '));
      const deploying = steps.flatMap((one, index) => (one.includes('CLOUDFLARE_API_TOKEN') ? [index] : []));
      expect(installing).toBeGreaterThan(0);
      for (const index of deploying) {
        expect(index).toBeGreaterThan(installing);
        expect(steps[index]).toMatch(/run: npm run (deploy|rollback) -- /);
      }
    }
  });
});

describe('a promotion', () => {
  const promote = read('.github/workflows/promote.yml');
  const guard = firsts(promote, /id: staged\n[\s\S]*?run: \|\n((?: {10}.*\n)+)/g)[0] ?? '';
  const staged = {
    run: '1234567',
    facts: '.github/workflows/deploy.yml push main success c0ffee',
    standing: 'behind',
  };

  /** Runs the workflow's own check of a run, with GitHub's answers; undefined where it refuses the run. */
  function checked({ run, facts, standing }: typeof staged): Record<string, string> | undefined {
    const folder = mkdtempSync(path.join(tmpdir(), 'promotion-'));
    const output = path.join(folder, 'output');
    writeFileSync(output, '');
    writeFileSync(
      path.join(folder, 'gh'),
      `#!/bin/sh
case "$2" in
  repos/us/portal/actions/runs/1234567) echo "$FACTS" ;;
  repos/us/portal/git/ref/heads/main) echo 5afe ;;
  repos/us/portal/compare/5afe...c0ffee) echo "$STANDING" ;;
  *) exit 1 ;;
esac
`,
      { mode: 0o755 },
    );
    const { status } = spawnSync('bash', ['-e', '-c', guard], {
      env: {
        PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`,
        GITHUB_REPOSITORY: 'us/portal',
        GITHUB_OUTPUT: output,
        RUN: run,
        FACTS: facts,
        STANDING: standing,
      },
    });
    const told = Object.fromEntries(
      read(output)
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('=')),
    );
    rmSync(folder, { recursive: true });
    return status === 0 ? told : undefined;
  }

  test.each(['identical', 'behind'])('takes a run whose commit is on main: %s', (standing) => {
    expect(checked({ ...staged, standing })).toEqual({ number: '1234567', commit: 'c0ffee' });
  });

  test.each([
    ['a tag that is called main, on another commit', { standing: 'diverged' }],
    ['a commit that main does not have yet', { standing: 'ahead' }],
    ['a commit of which GitHub says nothing', { standing: '' }],
    ['another workflow', { facts: '.github/workflows/other.yml push main success c0ffee' }],
    ['another event', { facts: '.github/workflows/deploy.yml workflow_dispatch main success c0ffee' }],
    ['another branch', { facts: '.github/workflows/deploy.yml push other success c0ffee' }],
    ['a run that failed', { facts: '.github/workflows/deploy.yml push main failure c0ffee' }],
    ['a number with a letter', { run: '1234567x' }],
    ['two numbers', { run: '1234567 89' }],
    ['two lines', { run: '1234567\n89' }],
    ['a number with a zero before it', { run: '01234567' }],
    ['a path', { run: '1234567/../89' }],
    ['no number', { run: '' }],
  ])('refuses %s', (_what, changes) => {
    expect(checked({ ...staged, ...changes })).toBeUndefined();
  });

  test('downloads the build of the run that was checked, and no other', () => {
    expect(promote).toContain('run-id: ${{ needs.find.outputs.number }}');
    expect(promote).toContain('ref: ${{ needs.find.outputs.commit }}');
    expect(firsts(promote, /(\$\{\{ inputs[^}]*\}\})/g)).toEqual([
      '${{ inputs.run }}',
      '${{ inputs.share }}',
    ]);
  });
});
