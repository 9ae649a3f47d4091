import { isJsonObject } from '../json-object.ts';
import { type ListForm, wireFlag } from '../wire.ts';
import { inOneForm, isEmpty, isNil, listNames, MAX_WRAPPERS } from './wire-forms.ts';

/** What stands beside a list that is a whole response. */
export type ListPage = {
  /** Returns how many items are known to come after the `length` items of this response, at least. */
  itemsAfter: (length: number) => number;
};

/** Fields that are true where more items follow. Names of fields count without case and underscores. */
const moreFlags: ReadonlySet<string> = new Set(['hasnextpage', 'hasnext', 'hasmore', 'istruncated']);
/** Fields that say where the next items are, or are empty. */
const nextMarks: ReadonlySet<string> = new Set([
  'next',
  'nextpage',
  'nextpagetoken',
  'nexttoken',
  'nextcursor',
  'nextlink',
  'lastevaluatedkey',
]);
/** Fields with the number of items of the whole list. */
const totals: ReadonlySet<string> = new Set([
  'total',
  'totaldocs',
  'totalcount',
  'totalitems',
  'totalrecords',
]);
/** Records beside a list that hold these fields. */
const markRecords: ReadonlySet<string> = new Set(['meta', 'pagination', 'paging', 'pageinfo', 'links']);

/**
 * Reads what a response says about the list that it holds, before it is brought into one form, which keeps the list
 * alone: `nil` for a list that is nil, unless its total is 0. An item of the list has fields of its own, so they are no
 * marks. Changes nothing.
 */
export function listPage(form: ListForm, json: unknown): ListPage | 'nil' {
  const { holders, isNilList } = holdersOf(form, json);
  const marks = holders.flatMap(marksIn);
  const total = Math.max(-1, ...marks.filter(([name]) => totals.has(name)).map(([, mark]) => countOf(mark)));
  if (isNilList && total !== 0) return 'nil';
  const goesOn = marks.some(([name, mark]) =>
    moreFlags.has(name) ? wireFlag.safeParse(mark).data === true : nextMarks.has(name) && leadsOn(mark),
  );
  return { itemsAfter: (length) => Math.max(0, total - length, goesOn ? 1 : 0) };
}

/** Returns the records around a list, from the outside in, and whether the list inside them is nil. */
function holdersOf(
  { id, names }: ListForm,
  json: unknown,
): { holders: Record<PropertyKey, unknown>[]; isNilList: boolean } {
  const known = listNames(names);
  const holders: Record<PropertyKey, unknown>[] = [];
  let inner = json;
  while (holders.length < MAX_WRAPPERS && isJsonObject(inner) && !Object.hasOwn(inner, id)) {
    const holder = inner;
    const lists = known.filter((name) => Object.hasOwn(holder, name)).map((name) => holder[name]);
    if (lists.length === 0) break;
    holders.push(holder);
    inner = lists.find((value) => !isNil(value));
    if (inner === undefined) return { holders, isNilList: true };
  }
  return { holders, isNilList: false };
}

/** Returns the fields of a record around a list by their plain names, with those of the records beside the list. */
function marksIn(holder: Record<PropertyKey, unknown>): [name: string, mark: unknown][] {
  const fields = fieldsIn(holder);
  return fields.flatMap(([name, value]) =>
    markRecords.has(name) && isJsonObject(value) ? fieldsIn(value) : [[name, value]],
  );
}

function fieldsIn(record: Record<PropertyKey, unknown>): [name: string, value: unknown][] {
  return Object.entries(record).map(([key, value]) => [key.replaceAll('_', '').toLowerCase(), value]);
}

function countOf(mark: unknown): number {
  const count = Number(scalarOf(mark) ?? Number.NaN);
  return Number.isSafeInteger(count) ? count : -1;
}

/** True for a mark that names the next page: nil, empty, 0 and false name none. */
function leadsOn(mark: unknown): boolean {
  const value = scalarOf(mark);
  return !isEmpty(value) && value !== 0 && wireFlag.safeParse(value).data !== false;
}

/** A mark in one form: a copy, because the response is brought into one form later. */
function scalarOf(mark: unknown): unknown {
  return inOneForm(structuredClone(mark));
}
