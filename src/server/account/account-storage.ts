import { storedKey } from '../../contracts/stored/stored-kinds.ts';
import { recordStore, type RecordStore } from '../stored-record.ts';
import { pruneChangeLog } from './change-log-store.ts';
import type { SecurityRecordStore } from './security-record-store.ts';

/** How long the change log is kept after its last entry, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** The least time between two alarms, in milliseconds. */
const LEAST_PAUSE_MS = 24 * 60 * 60_000;

/** Returns an account's storage for its changes, all of which are deleted some time after the last write. */
export function changeStore(storage: DurableObjectStorage): RecordStore {
  const records = recordStore(storage);
  return {
    ...records,
    async put(kind, record, of) {
      const untilMs = Date.now() + KEPT_MS;
      await Promise.all([records.put(kind, record, of), records.put('changesUntil', untilMs)]);
      await wakeBy(storage, untilMs);
    },
  };
}

/** Returns an account's storage for its security record; an alarm prunes it while it has entries. */
export function securityStore(storage: DurableObjectStorage): RecordStore {
  const records = recordStore(storage);
  return {
    ...records,
    async put(kind, record, of) {
      await records.put(kind, record, of);
      await wakeBy(storage, Date.now() + KEPT_MS);
    },
  };
}

/**
 * Deletes what is too old: the open change and the outcomes all at once, each entry of the two records in its own time. Sets the next
 * alarm for what is left.
 */
export async function forgetOld(
  storage: DurableObjectStorage,
  security: SecurityRecordStore,
  nowMs: number,
): Promise<void> {
  const untilMs = (await recordStore(storage).get('changesUntil')) ?? 0;
  // Where nobody knows until when they are kept, nothing of them is deleted.
  const changesUntilMs = untilMs === 'unread' ? nowMs + KEPT_MS : untilMs;
  if (changesUntilMs <= nowMs) {
    const stay = new Set([storedKey('security'), storedKey('changeRecord')]);
    const names = [...(await storage.list()).keys()].filter((name) => !stay.has(name));
    await Promise.all(names.map((name) => storage.delete(name)));
  }
  const nextMs = await security.prune(nowMs);
  const nextChangeMs = await pruneChangeLog(recordStore(storage), nowMs);
  const times = [changesUntilMs, nextMs ?? 0, nextChangeMs ?? 0].filter((timeMs) => timeMs > nowMs);
  if (times.length > 0) await storage.setAlarm(Math.max(Math.min(...times), nowMs + LEAST_PAUSE_MS));
  else {
    await storage.deleteAlarm();
    await storage.deleteAll();
  }
}

/** Sets the alarm to that time, unless an earlier one is set. The time is in milliseconds since 1970. */
async function wakeBy(storage: DurableObjectStorage, timeMs: number): Promise<void> {
  const setMs = await storage.getAlarm();
  if (setMs === null || setMs > timeMs) await storage.setAlarm(timeMs);
}
