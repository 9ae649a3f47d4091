import type { AccountRecordStore } from './account-changes.ts';
import { SECURITY_RECORD, type SecurityRecordStore } from './security-record-store.ts';

/** How long the record of orders and changes is kept after its last entry, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** The least time between two alarms, in milliseconds. */
const LEAST_PAUSE_MS = 24 * 60 * 60_000;
/** Storage key: until when the changes are kept, in milliseconds since 1970. */
const CHANGES_UNTIL = 'changes until';

/** Returns an account's storage for its changes, all of which are deleted some time after the last write. */
export function changeStore(storage: DurableObjectStorage): AccountRecordStore {
  return {
    get: (key) => storage.get(key),
    async put(key, value) {
      const untilMs = Date.now() + KEPT_MS;
      await storage.put({ [key]: value, [CHANGES_UNTIL]: untilMs });
      await wakeBy(storage, untilMs);
    },
    delete: (key) => storage.delete(key),
  };
}

/** Returns an account's storage for its security record; an alarm prunes it while it has entries. */
export function securityStore(storage: DurableObjectStorage): AccountRecordStore {
  return {
    get: (key) => storage.get(key),
    async put(key, value) {
      await storage.put(key, value);
      await wakeBy(storage, Date.now() + KEPT_MS);
    },
    delete: (key) => storage.delete(key),
  };
}

/**
 * Deletes what is too old: the changes all at once, each entry of the security record in its own time. Sets the next
 * alarm for what is left.
 */
export async function forgetOld(
  storage: DurableObjectStorage,
  security: SecurityRecordStore,
  nowMs: number,
): Promise<void> {
  const changesUntilMs = (await storage.get<number>(CHANGES_UNTIL)) ?? 0;
  if (changesUntilMs <= nowMs) {
    const names = [...(await storage.list()).keys()].filter((name) => name !== SECURITY_RECORD);
    await Promise.all(names.map((name) => storage.delete(name)));
  }
  const nextMs = await security.prune(nowMs);
  const times = [changesUntilMs, nextMs ?? 0].filter((timeMs) => timeMs > nowMs);
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
