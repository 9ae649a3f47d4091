import * as z from 'zod';
import { isoDate } from '../world/clock.ts';
import type { Sql } from '../world/collection.ts';

const KEPT_CALLS = 2_000;

/**
 * A platform call on arrival. `path` is without the context; `account` is an e-mail address, or null if the caller is
 * unknown.
 */
export type ArrivedCall = {
  atMs: number;
  requestId: string | null;
  brand: string;
  account: string | null;
  method: string;
  path: string;
};

const loggedCall = z.object({
  at: z.string(),
  requestId: z.string().nullable(),
  brand: z.string(),
  account: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
});
/** A platform call as GET /sandbox/log returns it. `status` is 0 until a response is sent, and stays 0 if none is. */
export type LoggedCall = z.output<typeof loggedCall>;

/** The log of the last 2,000 platform calls. */
export type CallLog = {
  /** Adds a call before its response, so that a call the client aborts is logged. Returns the number of the entry. */
  arrived(call: ArrivedCall): number;
  answered(entry: number, status: number): void;
  /** Returns the calls, the newest first. */
  list(limit?: number): LoggedCall[];
  clear(): void;
};

/** Opens the call log in the sandbox's database. */
export function callLog(sql: Sql): CallLog {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS calls (id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, requestId TEXT, brand TEXT NOT NULL, account TEXT, method TEXT NOT NULL, path TEXT NOT NULL, status INTEGER NOT NULL)',
  );
  return {
    arrived({ atMs, requestId, brand, account, method, path }) {
      const [row] = sql.exec(
        'INSERT INTO calls (at, requestId, brand, account, method, path, status) VALUES (?, ?, ?, ?, ?, ?, 0) RETURNING id',
        isoDate(atMs),
        requestId,
        brand,
        account,
        method,
        path,
      );
      const entry = Number(row?.id);
      sql.exec('DELETE FROM calls WHERE id <= ?', entry - KEPT_CALLS);
      return entry;
    },
    answered(entry, status) {
      sql.exec('UPDATE calls SET status = ? WHERE id = ?', status, entry);
    },
    list: (limit = KEPT_CALLS) =>
      [
        ...sql.exec(
          'SELECT at, requestId, brand, account, method, path, status FROM calls ORDER BY id DESC LIMIT ?',
          limit,
        ),
      ].map((row) => loggedCall.parse(row)),
    clear() {
      sql.exec('DELETE FROM calls');
    },
  };
}
