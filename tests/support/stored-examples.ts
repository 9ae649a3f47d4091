import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { type StoredKind, storedKinds } from '../../src/contracts/stored/stored-kinds.ts';
import type { StoredEntry } from './object-storage.ts';

/**
 * One version of the examples of a kind: what the code of that time wrote, with its keys, and the shape of its time as JSON
 * Schema; undefined where the code of that time had no schema.
 */
export type ExampleVersion = {
  version: string;
  examples: Pick<StoredEntry, 'key' | 'record'>[];
  shape: JsonSchema | undefined;
};

/** A JSON Schema, as zod reads and writes it. */
type JsonSchema = z.core.JSONSchema.JSONSchema;

const exampleFile = z.array(z.object({ key: z.string(), record: z.unknown() }));
const shapeFile = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);

/** Every kind of stored record. */
export const kinds = Object.keys(storedKinds).filter((kind) => isKind(kind));

function isKind(name: string): name is StoredKind {
  return Object.hasOwn(storedKinds, name);
}

/** The examples of a kind, oldest version first. */
export function examplesOf(kind: StoredKind): ExampleVersion[] {
  return globSync(`tests/stored/${kind}/[0-9][0-9][0-9].json`)
    .toSorted()
    .map((file) => {
      const [shape] = globSync(file.replace('.json', '.shape.json'));
      return {
        version: file.slice(-'001.json'.length, -'.json'.length),
        examples: exampleFile.parse(JSON.parse(readFileSync(file, 'utf8'))),
        shape: shape === undefined ? undefined : shapeFile.parse(JSON.parse(readFileSync(shape, 'utf8'))),
      };
    });
}

/** The shape of a kind in the code of today. A field that it does not name may be there. */
export function shapeOf(kind: StoredKind): JsonSchema {
  return written(z.toJSONSchema(storedKinds[kind].schema, { io: 'input' }));
}

/** A schema that reads the records of a shape. */
export function readerOf(shape: JsonSchema): z.ZodType {
  return z.fromJSONSchema(shape);
}

/** A schema of a kind that refuses fields that it does not name. */
export function exactReaderOf(kind: StoredKind): z.ZodType {
  return z.fromJSONSchema(z.toJSONSchema(storedKinds[kind].schema, { io: 'output' }));
}

/** The kind of what an object stores under a key; undefined where there is none. */
export function kindOf({ object, key }: Pick<StoredEntry, 'object' | 'key'>): StoredKind | undefined {
  const own = kinds.filter((kind) => storedKinds[kind].object === object);
  const isMany = (kind: StoredKind) => 'isMany' in storedKinds[kind];
  return (
    own.find((kind) => !isMany(kind) && storedKinds[kind].key === key) ??
    own.find((kind) => isMany(kind) && key.startsWith(storedKinds[kind].key))
  );
}

/** Writes the next version of a kind: one example of each form among the entries, and the shape of today. */
export function writeVersion(kind: StoredKind, entries: readonly StoredEntry[]): void {
  const folder = `tests/stored/${kind}`;
  const version = String(Number(examplesOf(kind).at(-1)?.version ?? 0) + 1).padStart(3, '0');
  const byForm = new Map(entries.map(({ key, record }) => [formOf(record), { key, record }]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${version}.json`, textOf([...byForm.values()]));
  writeFileSync(`${folder}/${version}.shape.json`, textOf(shapeOf(kind)));
}

/** What tells the forms of a kind's records apart: the names and types of their fields, and the words of closed lists. */
function formOf(record: unknown): string {
  return JSON.stringify(record, (name, value: unknown) => {
    if (Array.isArray(value)) return [...new Set(value.map(formOf))];
    if (typeof value === 'string')
      return /^(kind|state|step|known|why|reason|migration)$/.test(name) ? value : '';
    return typeof value === 'number' ? 0 : value;
  });
}

/** A value as it is after it was written to a file. */
function written<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** The text of a file. The credentials of the sandbox are worth nothing; left out, no search for secrets finds them. */
function textOf(value: unknown): string {
  const plain = (name: string, each: unknown) =>
    typeof each === 'string' && /^(AccessKeyId|SecretAccessKey|SessionToken)$/.test(name)
      ? 'of the sandbox'
      : each;
  return `${JSON.stringify(value, plain, 2)}\n`;
}
