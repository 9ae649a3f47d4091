import { useState } from 'react';
import { autoSubmitStore, type AutoSubmitStore } from './auto-submit-store.ts';

/**
 * Returns the store of a form whose page may have a secret in its address; the next page replaces this one in the
 * history.
 */
export function useAutoSubmitStore(words: { offline: string; failed: string }): AutoSubmitStore {
  const [store] = useState(() => autoSubmitStore(words, ports));
  return store;
}

const ports = {
  nowMs: () => performance.now(),
  cleanAddress: () => window.history.replaceState(null, '', window.location.pathname),
  leave: (next: string) => window.location.replace(next),
};
