import type * as z from 'zod';
import { expectedBy, isAllOrNothing, type ListForm, listFormOf } from '../wire.ts';
import { isJsonObject } from '../json-object.ts';
import { listPage } from './list-page.ts';
import { inOneForm, isEmpty, listIn } from './wire-forms.ts';

/** A part of a response that is unreadable: its path and what was expected there, never its value. */
export type Unreadable = { path: string; expected: string };

/**
 * A response as it was read, with the parts that were left out; or the part that makes the whole response unreadable.
 * `missing` is how many items of the list are known not to be in it, at least: unreadable ones, and those after the page
 * of the list that the response is.
 */
export type WireReading<Value> =
  { ok: true; value: Value; leftOut: Unreadable[]; missing: number } | { ok: false; unreadable: Unreadable };

/** How often a response is read again without its unreadable parts. Each round removes one level more. */
const MAX_ROUNDS = 8;

type Path = readonly PropertyKey[];

/** What a response lacks that is a page of a list, or no list. */
const wholeList: Unreadable = { path: pathText([]), expected: 'the whole list' };

/**
 * Reads a response of the platform tolerantly by its schema (docs/adr/023), in every form that `inOneForm` knows. An
 * unreadable value is left out; where the schema requires it, the object around it is left out, up to the item of a
 * list. Unreadable instead are a list without any item left, a nil list, the empty page of a longer list, and a schema
 * marked `whole`. Changes `json` in place.
 */
export function readWire<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): WireReading<z.output<Schema>> {
  const form = listFormOf(schema);
  const page = form && listPage(form, json);
  if (page === 'nil') return { ok: false, unreadable: wholeList };
  const answer = asList(form, inOneForm(json));
  const length = lengthOf(answer);
  const later = page?.itemsAfter(length) ?? 0;
  if (later > 0 && length === 0) return { ok: false, unreadable: wholeList };
  const cut = later > 0 ? [wholeList] : [];
  const first = schema.safeParse(answer);
  if (first.success) return { ok: true, value: first.data, leftOut: cut, missing: later };
  const deepest = first.error.issues.map(deepestIssue);
  const nearest = deepest.reduce((deep, each) => (each.path.length > deep.path.length ? each : deep));
  const unreadable = { path: pathText(nearest.path), expected: nearest.expected };
  if (isAllOrNothing(schema)) return { ok: false, unreadable };
  const leftOut = [...cut, ...deepest.map(({ path, expected }) => ({ path: pathText(path), expected }))];
  let issues: Issue[] = deepest;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (!leaveOut(answer, issues)) return { ok: false, unreadable };
    const again = schema.safeParse(answer);
    if (again.success) {
      const lost = length - lengthOf(answer);
      const isEmptied = lost > 0 && lost === length;
      return isEmptied
        ? { ok: false, unreadable }
        : { ok: true, value: again.data, leftOut, missing: lost + later };
    }
    issues = again.error.issues.map(deepestIssue);
  }
  return { ok: false, unreadable };
}

/**
 * The list that a whole response holds, or the one record in its place. An object without either stays what it is, and
 * so does an empty one: it must not tell anybody that there is nothing.
 */
function asList(form: ListForm | undefined, answer: unknown): unknown {
  if (!form || !isJsonObject(answer) || isEmpty(answer)) return answer;
  const list = listIn(answer, form.names);
  return list[0] === answer && !Object.hasOwn(answer, form.id) ? answer : list;
}

type Issue = { path: Path; expected: string };

/** The path of an issue. For a union it is the path in the form that matched furthest. */
function deepestIssue(issue: z.core.$ZodIssue): Issue {
  const forms = issue.code === 'invalid_union' ? issue.errors.flat().map(deepestIssue) : [];
  const deepest = forms.reduce<Issue | undefined>(
    (deep, each) => (each.path.length > (deep?.path.length ?? 0) ? each : deep),
    undefined,
  );
  return deepest
    ? { path: [...issue.path, ...deepest.path], expected: deepest.expected }
    : { path: issue.path, expected: expectedBy(issue) };
}

/** The number of items of a response that is a list; 0 for any other. */
function lengthOf(answer: unknown): number {
  return Array.isArray(answer) ? answer.length : 0;
}

/** Removes the unreadable parts of a response; returns false where that would be the response itself. */
function leaveOut(answer: unknown, issues: readonly Issue[]): boolean {
  const items = new Map<unknown[], Set<number>>();
  for (const { path } of issues) if (!leaveOutAt(answer, path, items)) return false;
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
    if (
      isJsonObject(parent) &&
      key !== undefined &&
      Object.hasOwn(parent, key) &&
      parent[key] !== undefined
    ) {
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
    else if (isJsonObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** A path as it may be logged: a key that is not a plain name may be personal data and becomes `?`. */
function pathText(path: Path): string {
  const keys = path.map((key) => (/^[\w@$.-]{1,40}$/.test(String(key)) ? String(key) : '?'));
  return keys.join('.') || '(whole answer)';
}
