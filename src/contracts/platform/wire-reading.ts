import type * as z from 'zod';
import { expectedBy, isWhole, unwrappedList } from '../wire.ts';
import { isRecord } from '../record.ts';

/** A part of a response that is unreadable: its path and what was expected there, never its value. */
export type Unreadable = { path: string; expected: string };

/**
 * A response as it was read, with the parts that were left out and the number of list items that are missing because of
 * it; or the part that makes the whole response unreadable.
 */
export type WireReading<Value> =
  { ok: true; value: Value; leftOut: Unreadable[]; missing: number } | { ok: false; unreadable: Unreadable };

/** How often a response is read again without its unreadable parts. Each round removes one level more. */
const MAX_ROUNDS = 8;

type Path = readonly PropertyKey[];

/**
 * Reads a response of the platform tolerantly by its schema (docs/adr/023). A nil value in any spelling is missing, and
 * a list may be under `docs`. An unreadable value is left out; where the schema requires it, the object around it is
 * left out, up to the item of a list. A list without any item left, and a schema marked `whole`, are unreadable
 * instead. Changes `json` in place.
 */
export function readWire<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): WireReading<z.output<Schema>> {
  const answer = unwrappedList(schema, withoutNil(json));
  const first = schema.safeParse(answer);
  if (first.success) return { ok: true, value: first.data, leftOut: [], missing: 0 };
  const deepest = first.error.issues.map(deepestIssue);
  const nearest = deepest.reduce((deep, each) => (each.path.length > deep.path.length ? each : deep));
  const unreadable = { path: pathText(nearest.path), expected: nearest.expected };
  if (isWhole(schema)) return { ok: false, unreadable };
  const leftOut = deepest.map(({ path, expected }) => ({ path: pathText(path), expected }));
  const length = lengthOf(answer);
  let issues: Issue[] = deepest;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (!leaveOut(answer, issues)) return { ok: false, unreadable };
    const again = schema.safeParse(answer);
    if (again.success) {
      const missing = length - lengthOf(answer);
      const isEmptied = missing > 0 && missing === length;
      return isEmptied ? { ok: false, unreadable } : { ok: true, value: again.data, leftOut, missing };
    }
    issues = again.error.issues.map(deepestIssue);
  }
  return { ok: false, unreadable };
}

/** `takesItem`: the whole list item is left out, because without this part it would be misleading. */
type Issue = { path: Path; expected: string; takesItem?: boolean };

/** The path of an issue. For a union it is the path in the form that matched furthest. */
function deepestIssue(issue: z.core.$ZodIssue): Issue {
  const forms = issue.code === 'invalid_union' ? issue.errors.flat().map(deepestIssue) : [];
  const deepest = forms.reduce<Issue | undefined>(
    (deep, each) => (each.path.length > (deep?.path.length ?? 0) ? each : deep),
    undefined,
  );
  return deepest
    ? { path: [...issue.path, ...deepest.path], expected: deepest.expected }
    : { path: issue.path, expected: expectedBy(issue), takesItem: takesItem(issue) };
}

function takesItem(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.['takesItem'] === true;
}

/** The number of items of a response that is a list; 0 for any other. */
function lengthOf(answer: unknown): number {
  return Array.isArray(answer) ? answer.length : 0;
}

/** Removes the unreadable parts of a response; returns false where that would be the response itself. */
function leaveOut(answer: unknown, issues: readonly Issue[]): boolean {
  const items = new Map<unknown[], Set<number>>();
  for (const { path, takesItem: upward } of issues) {
    const from = upward ? path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1) : path;
    if (!leaveOutAt(answer, from, items)) return false;
  }
  for (const [list, taken] of items) {
    const readable = list.filter((_, index) => !taken.has(index));
    list.splice(0, list.length, ...readable);
  }
  return true;
}

/**
 * Removes a value, or the object around it where the value is missing. Items of a list are collected and removed
 * together at the end.
 */
function leaveOutAt(answer: unknown, path: Path, items: Map<unknown[], Set<number>>): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = valueAt(answer, path.slice(0, length - 1));
    const key = path[length - 1];
    if (Array.isArray(parent) && typeof key === 'number') {
      const taken = items.get(parent) ?? new Set();
      items.set(parent, taken.add(key));
      return true;
    }
    if (isRecord(parent) && key !== undefined && Object.hasOwn(parent, key) && parent[key] !== undefined) {
      parent[key] = undefined;
      return true;
    }
  }
  return false;
}

function valueAt(answer: unknown, path: Path): unknown {
  let value = answer;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** A path as it may be logged: a key that is not a plain name may be personal data and becomes `?`. */
function pathText(path: Path): string {
  const keys = path.map((key) => (/^[\w@$.-]{1,40}$/.test(String(key)) ? String(key) : '?'));
  return keys.join('.') || '(whole answer)';
}

/** The deepest level that is normalised; no response of the platform is deeper. */
const MAX_DEPTH = 40;

/**
 * Normalises a response: every nil (`null`, `{"@nil": true}`, `{nil: "true"}`, `{$: {nil: "true"}}`) becomes
 * `undefined`, a text node `{_: …}` becomes its text, and a list under `docs` becomes the list. Changes the value in
 * place, because each response is read once.
 */
export function withoutNil(json: unknown, depth = 0): unknown {
  if (json === null) return undefined;
  if (typeof json !== 'object' || depth > MAX_DEPTH) return json;
  if (Array.isArray(json)) {
    for (let index = 0; index < json.length; index += 1) json[index] = withoutNil(json[index], depth + 1);
    return json;
  }
  if (!isRecord(json)) return json;
  if (isNil(json)) return undefined;
  if (isTextNode(json)) return withoutNil(json['_'], depth + 1);
  if (Array.isArray(json['docs'])) return withoutNil(json['docs'], depth + 1);
  for (const key of Object.keys(json)) {
    const value = json[key];
    if (typeof value === 'object') json[key] = withoutNil(value, depth + 1);
  }
  return json;
}

function isNil(record: Record<PropertyKey, unknown>): boolean {
  const attributes = record['$'];
  return saysNil(record) || (isRecord(attributes) && saysNil(attributes));
}

function saysNil(record: Record<PropertyKey, unknown>): boolean {
  const mark = record['@nil'] ?? record['nil'] ?? record['xsi:nil'];
  return mark === true || mark === 'true' || mark === 'nil' || mark === '1';
}

/** True for an XML element with attributes that became JSON: `_` is its text, `$` its attributes. */
function isTextNode(record: Record<PropertyKey, unknown>): boolean {
  return Object.hasOwn(record, '_') && Object.keys(record).every((key) => key === '_' || key === '$');
}
