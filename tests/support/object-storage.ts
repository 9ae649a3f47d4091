import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deserialize } from 'node:v8';

/** A record as a Durable Object stores it: the class of the object, the key, and what is under it. */
export type StoredEntry = { object: string; key: string; record: unknown };

/** Reads everything that the portal's Durable Objects store, from the folder of a local runtime's state. */
export function storedEntries(state: string): StoredEntry[] {
  return globSync('do/account-portal-*Object/*.sqlite', { cwd: state })
    .toSorted()
    .flatMap((file) => {
      const [, object = ''] = /^do\/account-portal-(\w+)\//.exec(file) ?? [];
      const isOfPortal = object !== '' && !file.endsWith('/metadata.sqlite');
      return isOfPortal ? entriesOf(path.join(state, file)).map((entry) => ({ object, ...entry })) : [];
    });
}

/** Reads the keys and values of one object. Values are stored as V8 serialises them. */
function entriesOf(file: string): Omit<StoredEntry, 'object'>[] {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const hasKeys = database.prepare("SELECT name FROM sqlite_master WHERE name = '_cf_KV'").get();
    if (!hasKeys) return [];
    return database
      .prepare('SELECT key, value FROM _cf_KV ORDER BY key')
      .all()
      .flatMap(({ key, value }) =>
        typeof key === 'string' && value instanceof Uint8Array ? [{ key, record: deserialize(value) }] : [],
      );
  } finally {
    database.close();
  }
}
