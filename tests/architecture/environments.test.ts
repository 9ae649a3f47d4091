import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from './source-files.ts';

/** Imports of the modules that check brands at build time; the build replaces built-brands.ts by their result. */
const checks =
  /^import (?!type\b)[^;]*?['"][^'"]*\/(brand-schema|checked-brands|environment-brands|placed-brand|place-schema)\.ts['"]/gm;
const atBuild =
  /^src\/brands\/(brand-schema|checked-brands|environment-brands|placed-brand|place-schema|built-brands)\.ts$/;

describe('environments', () => {
  it('are checked at build time: no module of a Worker checks a brand when it starts', () => {
    const checking = sourceFiles(['src', 'functions'])
      .filter(({ path }) => !atBuild.test(path))
      .filter(({ text }) => withoutComments(text).match(checks));
    expect(checking.map(({ path }) => path)).toEqual([]);
  });

  it('are three, each with a Worker in wrangler.toml', () => {
    const names = readdirSync('environments').map((file) => file.replace(/\.ts$/, ''));
    const workers = [...readFileSync('wrangler.toml', 'utf8').matchAll(/^\[env\.(\w+)\]$/gm)].map(
      ([, name]) => name,
    );
    expect(names.toSorted()).toEqual(['production', 'sandbox', 'staging']);
    expect(workers.toSorted()).toEqual(names.toSorted());
  });

  it('hold no secret: the keys of providers are public', () => {
    for (const file of readdirSync('environments'))
      expect(readFileSync(`environments/${file}`, 'utf8')).not.toMatch(
        /\b(sk|rk|whsec)_|SESSION_KEY|BEGIN [A-Z ]*PRIVATE/,
      );
  });
});
