import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './inline-hashes.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the inline scripts of the build are allowed, and the client directives that islands use; no other', () => {
  const built = {
    inlinedScripts: new Map([['small.ts', 'small()']]),
    clientDirectives: new Map([
      ['visible', 'see()'],
      ['load', 'load()'],
      ['touch', 'touch()'],
      ['holdSubmit', 'hold()'],
    ]),
  };
  expect(scriptHashes(built)).toEqual(['small()', 'touch()', 'hold()', 'load()'].map(hash));
});
