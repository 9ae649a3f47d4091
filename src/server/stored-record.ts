import type * as z from 'zod';
import { type Stored, storedKey, type StoredKind, storedKinds } from '../contracts/stored/stored-kinds.ts';
import { requestLog } from './log.ts';

/**
 * A record as it was read: `undefined` where there is none, and `unread` where what is there is no record of its kind. Of
 * what cannot be read nothing is known, so the caller takes neither the one nor the other for the record.
 */
export type StoredReading<Kind extends StoredKind> = Stored<Kind> | undefined | 'unread';

/** The access to the records of an object, by kind; `of` tells records of a kind with many of them apart. */
export type RecordStore = {
  get<Kind extends StoredKind>(kind: Kind, of?: string): Promise<StoredReading<Kind>>;
  put<Kind extends StoredKind>(kind: Kind, record: Stored<Kind>, of?: string): Promise<void>;
  delete(kind: StoredKind, of?: string): Promise<unknown>;
};

/**
 * Returns the access to what a Durable Object stores. Nothing else reads or writes records, so that each is of a kind with
 * a schema and with examples (docs/adr/062). With `allowUnconfirmed`, an answer does not wait until a write is on a disk.
 */
export function recordStore(
  storage: DurableObjectStorage,
  options: DurableObjectPutOptions = {},
): RecordStore {
  return {
    get: async (kind, of) => readStored(kind, await storage.get<unknown>(storedKey(kind, of))),
    put: (kind, record, of) => storage.put(storedKey(kind, of), record, options),
    delete: (kind, of) => storage.delete(storedKey(kind, of)),
  };
}

/**
 * Reads what is stored as a record of a kind. The record is checked and returned as it is, with what a newer version added
 * to it. What cannot be read is logged without any of its content.
 */
export function readStored<Kind extends StoredKind>(kind: Kind, stored: unknown): StoredReading<Kind> {
  if (stored === undefined) return undefined;
  const { error } = schemas[kind].schema.safeParse(stored);
  if (isOfKind(kind, stored, error)) return stored;
  const field = String(error?.issues[0]?.path[0] ?? '');
  requestLog({}).error('stored_record_unread', { record: kind, field });
  return 'unread';
}

const schemas: { [Kind in StoredKind]: { schema: z.ZodType<Stored<Kind>> } } = storedKinds;

/** A schema changes nothing, so a value without an error is of its kind as it is. */
function isOfKind<Kind extends StoredKind>(
  _kind: Kind,
  _value: unknown,
  error: z.ZodError | undefined,
): _value is Stored<Kind> {
  return error === undefined;
}
