import type { Sql } from './collection.ts';

/** The kinds of records whose past is kept: what an account's reads show. No such record is ever deleted. */
const keptKinds: ReadonlySet<string> = new Set([
  'account',
  'plan',
  'device',
  'card',
  'invoice',
  'redemption',
]);

/** What records were before they changed. It is kept while a `lag` fault is active, and only of accounts. */
export type Past = {
  /** Keeps a record as it is, before it changes. */
  keep(record: { kind: string; key: string; owner: string }): void;
  /** Returns a query of all records as they were at `atMs`, in the columns of `records`. */
  recordsAt(atMs: number): string;
  clear(): void;
};

/** Opens the past in the sandbox's database. `nowMs` is the sandbox's clock, in milliseconds since 1970. */
export function openPast(sql: Sql, nowMs: () => number): Past {
  // A row is what a record was until a moment; `json` is null for a record that did not exist.
  sql.exec(
    'CREATE TABLE IF NOT EXISTS past (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, json TEXT, untilMs INTEGER NOT NULL)',
  );
  sql.exec('CREATE INDEX IF NOT EXISTS past_by_key ON past (kind, key)');
  return {
    keep({ kind, key, owner }) {
      if (!keptKinds.has(kind)) return;
      sql.exec(
        // Whoever calls has an account, so it was always there.
        `INSERT INTO past (kind, key, owner, json, untilMs)
         SELECT asked.kind, asked.key, asked.owner, records.json, asked.untilMs
         FROM (SELECT ? AS kind, ? AS key, ? AS owner, ? AS untilMs) AS asked
         LEFT JOIN records ON records.kind = asked.kind AND records.key = asked.key
         WHERE EXISTS (SELECT 1 FROM records WHERE kind = 'fault' AND json ->> 'fault' LIKE 'lag:%')
           AND (records.json IS NOT NULL OR asked.kind <> 'account')`,
        kind,
        key,
        owner,
        nowMs(),
      );
    },
    recordsAt(atMs) {
      const later = (of: string) =>
        `SELECT min(id) FROM past WHERE kind = ${of}.kind AND key = ${of}.key AND untilMs > ${Math.trunc(atMs)}`;
      return `SELECT rowid, kind, key, owner, json FROM records WHERE (${later('records')}) IS NULL
        UNION ALL
        SELECT records.rowid, was.kind, was.key, was.owner, was.json FROM past AS was
        JOIN records ON records.kind = was.kind AND records.key = was.key
        WHERE was.id = (${later('was')}) AND was.json IS NOT NULL`;
    },
    clear() {
      sql.exec('DELETE FROM past');
    },
  };
}
