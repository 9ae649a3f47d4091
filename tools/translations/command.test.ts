import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

test.each([
  ['export it', { kind: 'export', language: 'it', file: 'it.xlf', since: [], onlyChanged: false }],
  [
    'export pt-BR --since a.xlf --since b.xlf --changed --out c.xlf',
    { kind: 'export', language: 'pt-BR', file: 'c.xlf', since: ['a.xlf', 'b.xlf'], onlyChanged: true },
  ],
  ['import it it.xlf', { kind: 'import', language: 'it', file: 'it.xlf', isDraft: false }],
  ['import it it.xlf --draft', { kind: 'import', language: 'it', file: 'it.xlf', isDraft: true }],
  ['changed', { kind: 'changed', since: 'HEAD' }],
  ['changed --since main', { kind: 'changed', since: 'main' }],
])('translations %s', (args, command) => {
  expect(readCommand(args.split(' '))).toEqual(command);
});

test.each([
  ['export', 'npm run translations'],
  ['import it', 'npm run translations'],
  ['import it a.xlf b.xlf', 'npm run translations'],
  ['translate it', 'npm run translations'],
  ['import it a.xlf --changed', 'npm run translations'],
  ['export italian_', 'italian_ is no language tag'],
  ['export pt-br', 'pt-br is no language tag'],
  ['export en', 'English is what is translated'],
  ['export it --changed', 'changed since when?'],
  ['export it --since it.xlf', 'it.xlf is the earlier file'],
  ['changed it', 'npm run translations'],
  ['changed --draft', 'npm run translations'],
  ['changed --since a --since b', 'npm run translations'],
  ['export it --newer', '--newer'],
])('translations %s is refused', (args, words) => {
  expect(() => readCommand(args.split(' '))).toThrow(words);
});
