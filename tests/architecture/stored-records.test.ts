import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { storedKinds } from '../../src/contracts/stored/stored-kinds.ts';
import { readStored } from '../../src/server/stored-record.ts';
import {
  EXAMPLES,
  examplesOf,
  fewestOf,
  kindOf,
  kinds,
  shapeOf,
  unreadBy,
} from '../support/stored-examples.ts';
import { sourceFiles } from './source-files.ts';

/*
 * Records outlive a deployment (docs/adr/062): every version reads what earlier ones stored, and after a rollback what a later
 * one stored. `npm run stored-examples` writes what a changed version stores, where the version before can read it.
 */

describe.each(kinds)('%s', (kind) => {
  const { shape, newest = [], oldest = [] } = examplesOf(kind) ?? {};
  const { object, schema } = storedKinds[kind];

  it('has the shape of its newest examples', () => {
    const whatToDo =
      `The shape of "${kind}" has changed. Records of earlier versions stay stored, and a rollback brings their code back: ` +
      'make a new field optional, and rename or remove nothing in one step. Then run npm run stored-examples, which ' +
      `stores examples with the new shape (docs/deploy.md, Records).`;
    expect(shapeOf(schema), whatToDo).toBe(shape);
  });

  it('has examples in which every field is', () => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
    const stored = new Set(newest.flatMap(({ record }) => Object.keys(Object(record))));
    expect(newest.length).toBeGreaterThan(0);
    expect(Object.keys(properties).filter((field) => !stored.has(field))).toEqual([]);
  });

  it('is read by the code of today in every example', () => {
    for (const { key, record } of [...newest, ...oldest]) {
      expect(kindOf({ object, key })).toBe(kind);
      expect(readStored(kind, record)).toBe(record);
    }
  });
});

const order = (fields: object) => ({ key: 'order', record: { step: 'sent', ...fields } });

it('an example with a word that the version before does not know is not written', () => {
  const before = z.object({ step: z.enum(['sent', 'paid']), late: z.boolean().optional() });
  expect(unreadBy(before, [order({}), order({ code: 1 })])).toEqual([]);
  expect(unreadBy(before, [order({}), order({ step: 'lost' })])).toHaveLength(1);
});

it('as few examples are written as have every field, every type and every word of a closed list', () => {
  const [all, type, word, list] = [
    order({ atMs: 1, name: 'a', cards: [{ brand: 'visa' }] }),
    order({ atMs: null }),
    order({ step: 'paid' }),
    order({ cards: [{ brand: 'visa', late: true }] }),
  ];
  const alike = [order({}), order({ name: 'b' }), order({ atMs: 2, cards: [] })];
  expect(fewestOf([...alike, all, type, word, list])).toEqual([all, list, type, word]);
});

it('every kind of which there are examples is read', () => {
  expect(readdirSync(EXAMPLES).toSorted()).toEqual(kinds.map((kind) => `${kind}.json`).toSorted());
});

it('nothing but recordStore reads or writes a record', () => {
  const found = sourceFiles(['src/server', 'functions']).filter(({ text }) =>
    /\bstorage\s*\.\s*(get|put|kv|sql|transaction)\b/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(['src/server/stored-record.ts']);
});
