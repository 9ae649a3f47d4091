import { storedKey } from '../../src/contracts/stored/stored-kinds.ts';
import { readStored, type RecordStore } from '../../src/server/stored-record.ts';

/** A store of records in memory, as a Durable Object has one. `kept` is what it stores, by key. */
export function recordsInMemory(kept = new Map<string, unknown>()): RecordStore {
  return {
    get: async (kind, of) => readStored(kind, structuredClone(kept.get(storedKey(kind, of)))),
    put: async (kind, record, of) => void kept.set(storedKey(kind, of), structuredClone(record)),
    delete: async (kind, of) => kept.delete(storedKey(kind, of)),
  };
}
