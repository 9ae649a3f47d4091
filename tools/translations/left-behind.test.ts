import { expect, test } from 'vitest';
import type { Sentences } from '../../src/copy/packed-copy.ts';
import { leftBehind, leftBehindSince } from './left-behind.ts';

const copies = (all: Record<string, Sentences>) =>
  new Map(Object.entries(all).map(([language, plans]) => [language, new Map([['plans', plans]])]));

const english = { title: 'Counts visits', rows: { one: '1 row', other: '{count} rows' } };
const german = { title: 'Zählt Besuche', rows: { one: '1 Zeile', other: '{count} Zeilen' } };
const now = copies({ en: { ...english, title: 'Measures visits' }, de: german, 'es-ES': {}, he: german });

test('an English sentence that has changed is listed with the languages that have not', () => {
  expect(leftBehind(copies({ en: english, de: { ...german, title: 'Misst' } }), now)).toEqual([
    'plans.title: he',
  ]);
  expect(leftBehind(copies({ en: english, de: german }), now)).toEqual(['plans.title: de, he']);
});

test('a sentence is not listed that is new, as it was, or changed in every language', () => {
  expect(leftBehind(copies({ en: {} }), now)).toEqual([]);
  expect(leftBehind(copies({ de: german }), now)).toEqual([]);
  const before = copies({ en: english, de: { ...german, title: '' }, he: { ...german, title: '' } });
  expect(leftBehind(before, now)).toEqual([]);
});

test('git must know the commit', async () => {
  await expect(leftBehindSince('no-such-commit')).rejects.toThrow('no-such-commit');
});
