import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './inline-hashes.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the inline scripts of the build are allowed, and its own client directives; no directive of Astro', () => {
  const built = {
    inlinedScripts: new Map([['small.ts', 'small()']]),
    clientDirectives: new Map([
      ['visible', 'see()'],
      ['wake', 'wake()'],
      ['keeping', 'keep()'],
      ['migration', 'migrate()'],
    ]),
  };
  expect(scriptHashes(built)).toEqual(['small()', 'wake()', 'keep()', 'migrate()'].map(hash));
});
