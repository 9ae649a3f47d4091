import { useEffect } from 'react';

/** Fetches the style sheet of the next page in advance, if there is one. If that fails, the next page loads it. */
export function useSheetAhead(address: string | undefined): void {
  useEffect(() => {
    if (address) fetch(address, { priority: 'low' }).catch(() => undefined);
  }, [address]);
}
