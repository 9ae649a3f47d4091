import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './inline-hashes.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const built = {
  clientDirectives: new Map([
    ['wake', '<script async src="/_astro/wake.js"></script>'],
    ['keeping', '<script>keep()</script>'],
  ]),
  inlinedScripts: new Map([['small.ts', 'small()']]),
};

test('a page has the hashes of its inline scripts, and no hash of a file', () => {
  const page = { scripts: ['small.ts', 'a-file.ts'], directives: ['wake', 'keeping'] };
  expect(scriptHashes(page, built)).toEqual([hash('small()'), hash('keep()')]);
});

test('a script that the build did not make is not allowed', () => {
  expect(scriptHashes({ scripts: ['injected.ts'], directives: ['injected'] }, built)).toEqual([]);
});
