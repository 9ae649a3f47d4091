import {
  CHANGE_LIFETIME_MS,
  prunedChanges,
  toLoggedChange,
  type LoggedChange,
  withChange,
} from '../../domain/orders/change-log.ts';
import type { OpenChange } from '../../domain/orders/open-change.ts';
import { readLoggedChange } from '../../domain/orders/stored-change.ts';
import type { RecordStore } from '../stored-record.ts';

type MadeChange = Pick<OpenChange, 'wanted' | 'about' | 'reference'>;

/** Adds a change that was made to the change log of an account (docs/adr/074), unless what is there cannot be read. */
export async function addToChangeLog(store: RecordStore, change: MadeChange, nowMs: number): Promise<void> {
  const stored = await store.get('changeRecord');
  if (stored === 'unread') return;
  const { wanted, about, reference } = change;
  const made = { atMs: nowMs, ...(reference ? { reference } : {}) };
  await store.put('changeRecord', withChange(stored ?? [], toLoggedChange(wanted, about, made)));
}

/** Returns the changes that were made, the newest first; null where it cannot be read. */
export async function readStoredChangeLog(store: RecordStore, nowMs: number): Promise<LoggedChange[] | null> {
  const stored = await store.get('changeRecord');
  return stored === 'unread' ? null : prunedChanges(stored ?? [], nowMs).map(readLoggedChange);
}

/** Removes changes that are too old, and returns when the next one is; null where none is left. */
export async function pruneChangeLog(store: RecordStore, nowMs: number): Promise<number | null> {
  const stored = await store.get('changeRecord');
  if (stored === undefined) return null;
  // What cannot be read stays, and is looked at again.
  if (stored === 'unread') return nowMs + 1;
  const left = prunedChanges(stored, nowMs);
  const oldest = left.at(-1);
  if (!oldest) {
    await store.delete('changeRecord');
    return null;
  }
  if (left.length < stored.length) await store.put('changeRecord', left);
  return oldest.atMs + CHANGE_LIFETIME_MS;
}
