import {
  CHANGE_LIFETIME_MS,
  prunedChanges,
  recorded,
  type RecordedChange,
  withChange,
} from '../../domain/orders/change-record.ts';
import type { OpenChange } from '../../domain/orders/open-change.ts';
import { readRecorded } from '../../domain/orders/stored-change.ts';
import type { RecordStore } from '../stored-record.ts';

type MadeChange = Pick<OpenChange, 'wanted' | 'about' | 'reference'>;

/** Adds a change that was made to the record of an account (docs/adr/074), unless what is there cannot be read. */
export async function addToRecord(store: RecordStore, change: MadeChange, nowMs: number): Promise<void> {
  const stored = await store.get('changeRecord');
  if (stored === 'unread') return;
  const { wanted, about, reference } = change;
  const made = { atMs: nowMs, ...(reference ? { reference } : {}) };
  await store.put('changeRecord', withChange(stored ?? [], recorded(wanted, about, made)));
}

/** Returns the changes that were made, the newest first; null where the record cannot be read. */
export async function readRecord(store: RecordStore, nowMs: number): Promise<RecordedChange[] | null> {
  const stored = await store.get('changeRecord');
  return stored === 'unread' ? null : prunedChanges(stored ?? [], nowMs).map(readRecorded);
}

/** Removes changes that are too old, and returns when the next one is; null where none is left. */
export async function pruneRecord(store: RecordStore, nowMs: number): Promise<number | null> {
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
