import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { devDependencies, scripts } = JSON.parse(read('package.json'));

describe('What tools are told is one thing', () => {
  test('the version of Node', () => {
    expect(read('.nvmrc').trim()).toBe(devDependencies.node);
    const [major] = devDependencies.node.split('.');
    expect(JSON.parse(read('.devcontainer/devcontainer.json')).image).toMatch(new RegExp(`^node:${major}-`));
    expect(read('.github/workflows/check.yml')).toContain(`node-version: ${major}`);
  });

  test('the extensions of the editor and of the dev container', () => {
    const container = JSON.parse(read('.devcontainer/devcontainer.json'));
    expect(container.customizations.vscode.extensions).toEqual(
      JSON.parse(read('.vscode/extensions.json')).recommendations,
    );
  });

  test('the width of a line', () => {
    const width = /max_line_length = (\d+)/.exec(read('.editorconfig'))?.[1];
    expect(Number(width)).toBe(JSON.parse(read('.prettierrc.json')).printWidth);
  });

  test('exact versions of packages, so that only a pull request changes one', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  test('the npm scripts are in the README or in CONTRIBUTING, but for those npm itself calls', () => {
    const told = `${read('README.md')}${read('CONTRIBUTING.md')}${read('docs/deploy.md')}`;
    const untold = Object.keys(scripts).filter(
      (name) => name !== 'version' && !new RegExp(`npm (run )?${name}\\b`).test(told),
    );
    expect(untold).toEqual([]);
  });
});
