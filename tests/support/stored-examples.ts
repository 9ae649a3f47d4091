import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type StoredKind, storedKinds } from '../../src/contracts/stored/stored-kinds.ts';
import type { StoredEntry } from './object-storage.ts';

/** The folder of the examples: a file for each kind. */
export const EXAMPLES = 'tests/stored';

/** A record as it was written through the real Worker and the sandbox, with its key. */
export type StoredExample = Pick<StoredEntry, 'key' | 'record'>;

const examples = z.array(z.object({ key: z.string(), record: z.unknown() }));

/**
 * What is kept of a kind: the hash of its shape, the examples of the newest version, and those of the oldest version whose
 * records may still be stored, where these are other ones.
 */
const storedExamples = z.object({ shape: z.string(), newest: examples, oldest: examples.optional() });

export type StoredExamples = z.infer<typeof storedExamples>;

/** The kinds whose records are stored for less than a day: only the version before can have written them. */
const shortLived = new Set<StoredKind>([
  'session',
  'pendingSignIn',
  'linkedAssistant',
  'attemptWindow',
  'hostedVisit',
]);

/** Every kind of stored record. */
export const kinds = Object.keys(storedKinds).filter((kind) => isKind(kind));

function isKind(name: string): name is StoredKind {
  return Object.hasOwn(storedKinds, name);
}

/** The examples of a kind; undefined of one whose records were never written. */
export function examplesOf(kind: StoredKind): StoredExamples | undefined {
  if (!existsSync(fileOf(kind))) return undefined;
  return storedExamples.parse(JSON.parse(readFileSync(fileOf(kind), 'utf8')));
}

/** The hash of a schema: another one where a field, its type or a word of a closed list is another. */
export function shapeOf(schema: z.ZodType): string {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
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

/**
 * Writes the examples of a kind whose shape has changed. Throws where the version before cannot read one of them: a rollback
 * would bring its code back.
 */
export async function writeExamples(kind: StoredKind, entries: readonly StoredEntry[]): Promise<void> {
  const newest = fewestOf(entries);
  const before = await versionBefore(kind);
  const [unread] = unreadBy(before.schema, newest);
  if (unread) throw new Error(`The version before cannot read a record of "${kind}": ${unread}`);
  const oldest = shortLived.has(kind) ? before.newest : (before.oldest ?? before.newest);
  writeFileSync(
    fileOf(kind),
    textOf({ shape: shapeOf(storedKinds[kind].schema), newest, ...(oldest && { oldest }) }),
  );
}

/** Why a version with a schema cannot read some of the records, each in words. */
export function unreadBy(schema: z.ZodType, records: readonly StoredExample[]): string[] {
  return records.flatMap(({ record }) => schema.safeParse(record).error?.message ?? []);
}

type VersionBefore = Partial<StoredExamples> & { schema: z.ZodType };

/**
 * The examples of a kind from before they are written, and the schema that the code had then: that of the last commit which
 * wrote examples. A new kind is read by any schema, because no earlier version asks for it.
 */
async function versionBefore(kind: StoredKind): Promise<VersionBefore> {
  const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 64 * 1024 * 1024 });
  const commit = git('log', '-1', '--format=%H', '--', EXAMPLES).toString().trim();
  const folder = path.resolve('.portal', 'version-before');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'src') });
  const code: { storedKinds: Partial<typeof storedKinds> } = await import(
    path.join(folder, 'src/contracts/stored/stored-kinds.ts')
  );
  rmSync(folder, { recursive: true });
  const schema = code.storedKinds[kind]?.schema;
  if (!schema) return { schema: z.unknown() };
  const before = examplesOf(kind);
  if (shapeOf(schema) !== before?.shape)
    throw new Error(`The examples of "${kind}" are not those of ${commit}`);
  return { schema, ...before };
}

/** As few of the records as have every field in every type, and every word of a closed list. */
export function fewestOf(records: readonly StoredExample[]): StoredExample[] {
  const found = new Set<string>();
  return records
    .map(({ key, record }) => ({ example: { key, record }, parts: new Set(partsOf(record, '')) }))
    .toSorted((one, other) => other.parts.size - one.parts.size)
    .filter(({ parts }) => {
      const isNew = !parts.isSubsetOf(found);
      for (const part of parts) found.add(part);
      return isNew;
    })
    .map(({ example }) => example);
}

/** The fields of a record by path, each with its type, and with its word where it is of a closed list. */
function partsOf(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return [at, ...value.flatMap((each) => partsOf(each, `${at}[]`))];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => partsOf(each, `${at}.${name}`));
  const isWord = typeof value === 'boolean' || /\.(kind|state|step|known|why|reason|migration)$/.test(at);
  return [`${at} ${isWord ? String(value) : value === null ? 'null' : typeof value}`];
}

function fileOf(kind: StoredKind): string {
  return `${EXAMPLES}/${kind}.json`;
}

/** The text of a file. The credentials of the sandbox are worth nothing; left out, no search for secrets finds them. */
function textOf(value: StoredExamples): string {
  const plain = (name: string, each: unknown) =>
    typeof each === 'string' && /^(AccessKeyId|SecretAccessKey|SessionToken)$/.test(name)
      ? 'of the sandbox'
      : each;
  return `${JSON.stringify(value, plain, 2)}\n`;
}
