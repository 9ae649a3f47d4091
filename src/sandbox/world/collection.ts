import type * as z from 'zod';

/** The database under the sandbox: one SQLite file, spoken to synchronously. */
export type Sql = {
  exec(query: string, ...bindings: (string | number | null)[]): Iterable<Record<string, unknown>>;
  /** Runs `work` as one transaction: all of it, or nothing when it throws. */
  transaction(work: () => void): void;
};

/** One record as it is stored. */
export type Row = { kind: string; key: string; owner: string; json: string };

/** The records of a database: `insert` puts one in, or in the place of what has its kind and key. */
export type Records = Sql & { insert(row: Row): void };

/** Things of one kind, by key, each belonging to an owner; lists are oldest first. */
export type Collection<Entity> = {
  get(key: string): Entity | null;
  /** Inserts, or replaces what has the same key. */
  put(entity: Entity): void;
  delete(key: string): void;
  list(): Entity[];
  ownedBy(owner: string): Entity[];
  clear(): void;
  keepNewest(count: number): void;
};

/** What a collection must know about its things. */
export type Kind<Schema extends z.ZodType> = {
  kind: string;
  schema: Schema;
  keyOf(entity: z.output<Schema>): string;
  ownerOf?(entity: z.output<Schema>): string;
};

/** Creates the table of all collections where it is missing. */
export function createRecords(sql: Sql): void {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS records (kind TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, key))',
  );
  sql.exec('CREATE INDEX IF NOT EXISTS records_by_owner ON records (kind, owner)');
}

/** Inserts rows, or replaces what has the same kind and key; all in one statement, which takes half the time. */
export function insertRows(sql: Sql, rows: readonly Row[]): void {
  sql.exec(
    // Without `WHERE true` the `ON` would be read as part of a join.
    `INSERT INTO records (kind, key, owner, json)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
     ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, json = excluded.json`,
    JSON.stringify(rows.map(({ kind, key, owner, json }) => [kind, key, owner, json])),
  );
}

/** A typed view of the records of one kind. What is read is parsed: a record of another shape throws. */
export function collection<Schema extends z.ZodType>(
  sql: Records,
  { kind, schema, keyOf, ownerOf }: Kind<Schema>,
): Collection<z.output<Schema>> {
  const select = (where: string, ...bindings: string[]) =>
    [...sql.exec(`SELECT json FROM records WHERE kind = ? ${where} ORDER BY rowid`, kind, ...bindings)].map(
      (row) => schema.parse(JSON.parse(String(row.json))),
    );
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
