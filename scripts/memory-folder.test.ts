import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { inMemory } from './memory-folder.ts';

test('temporary files are in memory only where there is such a folder with room', () => {
  expect(inMemory(tmpdir(), 1)).toEqual({ TMPDIR: tmpdir() });
  expect(inMemory(tmpdir(), Number.MAX_SAFE_INTEGER)).toEqual({});
  expect(inMemory('/no/such/folder', 1)).toEqual({});
});
