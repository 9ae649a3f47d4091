import type * as z from 'zod';

/** The sandbox's database: SQLite with a synchronous API. */
export type Sql = {
  exec(query: string, ...bindings: (string | number | null)[]): Iterable<Record<string, unknown>>;
  /** Runs `work` as one transaction, which is rolled back if it throws. */
  transaction(work: () => void): void;
};

/** A stored record. */
export type Row = { kind: string; key: string; owner: string; json: string };

/**
 * A database with records; `insert` adds one, or replaces the one with the same kind and key. `source` is the table or
 * query that they are read from.
 */
export type Records = Sql & { source: string; insert(row: Row): void };

/** The entities of one kind by key, each with an owner; lists have the oldest first. */
export type Collection<Entity> = {
  get(key: string): Entity | null;
  /** Inserts an entity, or replaces the one with the same key. */
  put(entity: Entity): void;
  delete(key: string): void;
  list(): Entity[];
  ownedBy(owner: string): Entity[];
  clear(): void;
  keepNewest(count: number): void;
};

/** The schema and keys of a collection. */
export type Kind<Schema extends z.ZodType> = {
  kind: string;
  schema: Schema;
  keyOf(entity: z.output<Schema>): string;
  ownerOf?(entity: z.output<Schema>): string;
};

/** Creates the table of all collections if it does not exist. */
export function createRecords(sql: Sql): void {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS records (kind TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, key))',
  );
  sql.exec('CREATE INDEX IF NOT EXISTS records_by_owner ON records (kind, owner)');
}

/** Inserts rows, or replaces those with the same kind and key. One statement takes half the time of many. */
export function insertRows(sql: Sql, rows: readonly Row[]): void {
  sql.exec(
    // Without `WHERE true`, SQLite parses `ON` as part of a join.
    `INSERT INTO records (kind, key, owner, json)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
     ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, json = excluded.json`,
    JSON.stringify(rows.map(({ kind, key, owner, json }) => [kind, key, owner, json])),
  );
}

/** Returns a typed view of the records of one kind. Records are parsed: one of another shape throws. */
export function collection<Schema extends z.ZodType>(
  sql: Records,
  { kind, schema, keyOf, ownerOf }: Kind<Schema>,
): Collection<z.output<Schema>> {
  const select = (where: string, ...bindings: string[]) =>
    [
      ...sql.exec(`SELECT json FROM ${sql.source} WHERE kind = ? ${where} ORDER BY rowid`, kind, ...bindings),
    ].map((row) => schema.parse(JSON.parse(String(row.json))));
  return {
    get: (key) => select('AND key = ?', key)[0] ?? null,
    put(entity) {
      sql.insert({ kind, key: keyOf(entity), owner: ownerOf?.(entity) ?? '', json: JSON.stringify(entity) });
    },
    delete(key) {
      sql.exec('DELETE FROM records WHERE kind = ? AND key = ?', kind, key);
    },
    list: () => select(''),
    ownedBy: (owner) => select('AND owner = ?', owner),
    clear() {
      sql.exec('DELETE FROM records WHERE kind = ?', kind);
    },
    keepNewest(count) {
      sql.exec(
        'DELETE FROM records WHERE kind = ? AND rowid NOT IN (SELECT rowid FROM records WHERE kind = ? ORDER BY rowid DESC LIMIT ?)',
        kind,
        kind,
        count,
      );
    },
  };
}
