import type { ChangeStore } from './account-changes.ts';
import { SECURITY_RECORD, type SecurityBook } from './security-book.ts';

/** How long what is known of orders and changes is kept after the last of them, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** What is kept is looked through at most so often, in milliseconds. */
const LEAST_PAUSE_MS = 24 * 60 * 60_000;
/** Until when the changes are kept, in milliseconds since 1970. */
const CHANGES_UNTIL = 'changes until';

/** An account's storage for its changes, which are forgotten some time after the last that was written. */
export function changeStore(storage: DurableObjectStorage): ChangeStore {
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

/** An account's storage for what touches its safety, which is looked through while there is something to forget. */
export function securityStore(storage: DurableObjectStorage): ChangeStore {
  return {
    get: (key) => storage.get(key),
    async put(key, value) {
      await storage.put(key, value);
      await wakeBy(storage, Date.now() + KEPT_MS);
    },
    delete: (key) => storage.delete(key),
  };
}

/** Forgets what is too old: the changes as a whole, of the safety record each thing in its time. Wakes again for the rest. */
export async function forgetOld(
  storage: DurableObjectStorage,
  security: SecurityBook,
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

/** Sees to it that an alarm goes off, at that time at the latest. */
async function wakeBy(storage: DurableObjectStorage, timeMs: number): Promise<void> {
  const setMs = await storage.getAlarm();
  if (setMs === null || setMs > timeMs) await storage.setAlarm(timeMs);
}
