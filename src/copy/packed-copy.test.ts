import { expect, it } from 'vitest';
import { packedCopy, unpackedSentences } from './packed-copy.ts';

const english = { title: 'Plans', rows: { one: 'a row', other: '{count} rows' } };
const german = { rows: { one: 'eine Zeile', other: '{count} Zeilen' }, title: 'Tarife' };
const modules = {
  './en/plans/plans.ts': { plans: english },
  './de/plans/plans.ts': { plans: german },
};

it('the sentences of a language are packed without the keys, in the order of English', () => {
  expect(packedCopy(modules, ['en', 'de'])).toEqual({
    'de/plans': JSON.stringify(['Tarife', { one: 'eine Zeile', other: '{count} Zeilen' }]),
  });
});

it('packed sentences are unpacked under their keys', () => {
  expect(unpackedSentences(packedCopy(modules, ['en', 'de'])['de/plans'] ?? '', english)).toEqual(german);
});

it('a regional language has a place for each sentence and only its own in it', () => {
  const title = { title: 'Títulos' };
  const packed = packedCopy({ ...modules, './es-ES/plans/plans.ts': { plans: title } }, ['en', 'de']);
  expect(packed['es-ES/plans']).toBe('["Títulos",null]');
  expect(unpackedSentences(packed['es-ES/plans'] ?? '', english)).toEqual(title);
});

it('a missing sentence of a language is reported by its key', () => {
  const lacking = { ...modules, './ja/plans/plans.ts': { plans: { title: 'プラン' } } };
  expect(() => packedCopy(lacking, ['en', 'de', 'ja'])).toThrow('The sentences of ja/plans lack rows');
});

it('a single missing file is one file', () => {
  expect(() => packedCopy(modules, ['en', 'it'])).toThrow('it lacks 1 file of sentences:');
});

it('the missing files of a language are reported together, by their paths', () => {
  const more = { ...modules, './en/frame.ts': { frame: {} }, './de/frame.ts': { frame: {} } };
  expect(() => packedCopy(more, ['en', 'de', 'it'])).toThrow(
    'it lacks 2 files of sentences:\n  src/copy/it/plans/plans.ts\n  src/copy/it/frame.ts\nSee docs/add-a-language.md',
  );
});
