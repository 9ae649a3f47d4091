import { readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { storedKinds } from '../../src/contracts/stored/stored-kinds.ts';
import { readStored } from '../../src/server/stored-record.ts';
import { examplesOf, kindOf, kinds, readerOf, shapeOf } from '../support/stored-examples.ts';
import { sourceFiles } from './source-files.ts';

/*
 * Records outlive a deployment (docs/adr/062): every version reads what earlier ones stored, and after a rollback what a later
 * one stored. tests/stored has what they stored, by kind and version; `npm run stored-examples` adds a version.
 */

const versions = kinds.flatMap((kind) => examplesOf(kind).map((each) => ({ kind, ...each })));

describe.each(kinds)('%s', (kind) => {
  const own = examplesOf(kind);
  const newest = own.at(-1);

  it('has the shape of its newest example', () => {
    const whatToDo =
      `The shape of "${kind}" has changed. Records of earlier versions stay stored, and a rollback brings their code back: ` +
      'make a new field optional, and rename or remove nothing in one step. Then run npm run stored-examples, which ' +
      `stores an example with the new shape (docs/deploy.md, Records).`;
    expect(shapeOf(kind), whatToDo).toEqual(newest?.shape);
  });

  it('has examples in which every field is', () => {
    const { properties = {} } = shapeOf(kind);
    const told = new Set(newest?.examples.flatMap(({ record }) => Object.keys(Object(record))));
    expect(newest?.examples.length).toBeGreaterThan(0);
    expect(Object.keys(properties).filter((field) => !told.has(field))).toEqual([]);
  });
});

test.each(versions)('$kind $version is read by the code of today', ({ kind, examples }) => {
  for (const { key, record } of examples) {
    expect(kindOf({ object: storedKinds[kind].object, key })).toBe(kind);
    expect(readStored(kind, record)).toBe(record);
  }
});

const ways = versions.flatMap(({ kind, version, shape }) => {
  const next = examplesOf(kind).find((each) => each.version > version);
  return shape && next ? [{ kind, version, shape, next }] : [];
});

test.runIf(ways.length > 0).each(ways)(
  '$kind $next.version is read by the code of $version',
  ({ shape, next }) => {
    for (const { record } of next.examples) expect(readerOf(shape).safeParse(record).error).toBeUndefined();
  },
);

it('a shape that is read from its file refuses a record without a field that it requires', () => {
  const [example] = examplesOf('session').at(-1)?.examples ?? [];
  const reader = readerOf(shapeOf('session'));
  expect(reader.safeParse(example?.record).success).toBe(true);
  expect(reader.safeParse({ ...Object(example?.record), later: 1 }).success).toBe(true);
  expect(reader.safeParse({ ...Object(example?.record), brand: undefined }).success).toBe(false);
});

it('every kind of which there are examples is read', () => {
  expect(readdirSync('tests/stored').toSorted()).toEqual(kinds.toSorted());
});

it('nothing but recordStore reads or writes a record', () => {
  const found = sourceFiles(['src/server', 'functions']).filter(({ text }) =>
    /\bstorage\s*\.\s*(get|put|kv|sql|transaction)\b/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(['src/server/stored-record.ts']);
});
