import { recordStore } from '../stored-record.ts';
import { changeStore } from './account-storage.ts';

/** The marks of an account that is about to be deleted. They outlive every session that exists when they are made. */
export type ClosingMarks = ReturnType<typeof closingMarks>;

/** Returns the marks of an account in its storage; times are in milliseconds since 1970. */
export function closingMarks(storage: DurableObjectStorage) {
  const records = recordStore(storage);
  return {
    /** Refuses every change and order from now on. `askedAtMs` is when this portal requested the deletion. */
    async close(askedAtMs?: number): Promise<void> {
      const store = changeStore(storage);
      await store.put('closed', true);
      if (askedAtMs !== undefined) await store.put('closingAsked', askedAtMs);
    },
    /** Allows changes again, because the platform says that the account stays. */
    async reopen(): Promise<void> {
      await Promise.all([records.delete('closed'), records.delete('closingAsked')]);
    },
    /** Returns whether changes are refused; true too where that cannot be read. */
    async isClosed(): Promise<boolean> {
      return Boolean(await records.get('closed'));
    },
    /** Returns when this portal was asked to delete the account; undefined where the request was made elsewhere. */
    async askedAtMs(): Promise<number | undefined> {
      const askedAtMs = await records.get('closingAsked');
      return askedAtMs === 'unread' ? undefined : askedAtMs;
    },
  };
}
