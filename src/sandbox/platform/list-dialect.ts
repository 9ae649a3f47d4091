import type { OperationName } from '../../contracts/platform/platform-table.ts';
import type { Dialect } from './dialects.ts';

/** The field name of each list in the dialect `named`, and around it in `wrapped`. */
const listNames: Partial<Record<OperationName, string>> = {
  subscriptions: 'subscriptions',
  listAvailableSubscriptions: 'plans',
  plans: 'plans',
  devices: 'devices',
  deviceModels: 'models',
  paymentHistory: 'invoices',
};

/** The element names of lists whose own name is not its plural. */
const elementNames: ReadonlyMap<string, string> = new Map([
  ['cost', 'cost'],
  ['address', 'address'],
]);

/** Returns the list that is the whole answer of an operation, in the dialect's form. */
export function wholeList(dialect: Dialect, name: OperationName, items: readonly unknown[]): unknown {
  const listName = listNames[name];
  if (items.length === 0 && listName && dialect.has('nil-list')) return { [listName]: null };
  const empty = items.length === 0 ? emptyIn(dialect) : undefined;
  // An answer without any name would say nothing of what was asked.
  if (empty !== undefined) return listName ? { [listName]: empty } : items;
  if (items.length > 1 && dialect.has('first-page')) return mongoosePage(firstHalf(items), items.length);
  if (items.length > 1 && listName && dialect.has('has-more'))
    return { object: 'list', [listName]: firstHalf(items), has_more: true };
  if (dialect.has('wrapped') && listName && items.length > 0) return { [listName]: wrapped(listName, items) };
  return dialect.has('lone') && items.length === 1 ? items[0] : named(dialect, listName, items);
}

function firstHalf(items: readonly unknown[]): unknown[] {
  return items.slice(0, Math.ceil(items.length / 2));
}

/** The first page of a list, in the fields of mongoose. */
function mongoosePage(docs: readonly unknown[], totalDocs: number): Record<string, unknown> {
  const hasNextPage = docs.length < totalDocs;
  const pages = { page: 1, hasPrevPage: false, prevPage: null, nextPage: hasNextPage ? 2 : null };
  return { docs, totalDocs, limit: docs.length, hasNextPage, ...pages };
}

function named(dialect: Dialect, listName: string | undefined, items: readonly unknown[]): unknown {
  if (dialect.has('docs')) return { docs: items, total: items.length };
  if (dialect.has('one-page')) return mongoosePage(items, items.length);
  return dialect.has('named') && listName ? { [listName]: items } : items;
}

/** Returns a list inside a record, under `field`, in the dialect's form. */
export function innerList(
  dialect: Dialect,
  field: string,
  { items, areRecords }: { items: readonly unknown[]; areRecords: boolean },
): unknown {
  if (items.length === 0) return emptyIn(dialect) ?? items;
  if (!areRecords) return items;
  if (dialect.has('wrapped')) return wrapped(field, items);
  if (dialect.has('lone') && items.length === 1) return items[0];
  return dialect.has('docs') ? { docs: items } : items;
}

function wrapped(field: string, items: readonly unknown[]): Record<string, unknown> {
  const element = elementNames.get(field) ?? field.replace(/s$/, '');
  return { [element]: items.length === 1 ? items[0] : items };
}

/** Returns what a nil value and an empty list become in the dialect; undefined if they stay what they are. */
export function emptyIn(dialect: Dialect): '' | Record<string, never> | undefined {
  if (dialect.has('empty-text')) return '';
  return dialect.has('empty-object') ? {} : undefined;
}
