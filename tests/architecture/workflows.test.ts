import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const,
);
const all = workflows.map(([, text]) => text).join('\n');
const firsts = (matches: Iterable<RegExpMatchArray>) => [...matches].map(([, first = '']) => first);

describe.each(workflows)('%s', (name, text) => {
  it('pins each action to one commit', () => {
    for (const used of firsts(text.matchAll(/uses: (\S+)/g)))
      expect(used).toMatch(/^(\.\/\.github\/workflows\/[a-z]+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40})$/);
  });

  it('runs only scripts of package.json', () => {
    const scripts = [
      'install',
      'audit',
      ...Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts),
    ];
    const run = firsts(text.matchAll(/\bnpm (?:run )?([a-z]+)/g));
    for (const script of run) expect(scripts).toContain(script);
    if (name !== 'promote.yml') expect(run.length).toBeGreaterThan(0);
  });

  it('puts no input into the text of a shell command', () => {
    for (const line of firsts(text.matchAll(/^\s+(?:- )?run: (.*)$/gm))) expect(line).not.toContain('${{');
    expect(text).not.toMatch(/^ {10}.*\$\{\{ *(inputs|github\.event|github\.head_ref)[^\n]*\bnpm\b/m);
  });

  it('names no host except the local portal', () => {
    for (const host of firsts(text.matchAll(/https?:\/\/([^/\s'"]+)/g))) expect(host).toBe('127.0.0.1:8787');
  });

  it('has a timeout for each job', () => {
    const jobs = text.match(/runs-on:/g)?.length ?? 0;
    expect(text.match(/timeout-minutes:/g)?.length ?? 0).toBe(jobs);
  });
});

describe('the workflows', () => {
  test('use the secrets that docs/deploy.md names', () => {
    const told =
      readFileSync('docs/deploy.md', 'utf8').split('## By GitHub Actions')[1]?.split('\n## ')[0] ?? '';
    const taken = new Set(firsts(all.matchAll(/secrets\.(\w+)/g)));
    expect([...taken].toSorted()).toEqual(['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN']);
    for (const name of taken) expect(told).toContain(`\`${name}\``);
  });

  test('run the two commands on each push', () => {
    const check = readFileSync(`${folder}/check.yml`, 'utf8');
    expect(check).toContain('run: npm test');
    expect(check).toContain('npm start &');
  });

  test('build once: production gets the build of staging, after its reviewers have approved', () => {
    expect(all.match(/npm run build/g)).toHaveLength(1);
    const promote = readFileSync(`${folder}/promote.yml`, 'utf8');
    expect(promote).toContain('workflow_dispatch:');
    expect(promote).toContain('environment: production');
    expect(promote).toContain('run-id: ${{ inputs.run }}');
    expect(promote).not.toContain('npm run build');
  });
});
