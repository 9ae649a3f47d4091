import { useEffect } from 'react';

/**
 * Fetches files of the next page in advance. If that fails, the next page loads them. A font is loaded as one: only from
 * the memory of a browser is it there when the next page is first painted.
 */
export function useFilesAhead(addresses: readonly string[] | undefined): void {
  useEffect(() => {
    for (const address of addresses ?? []) loadAhead(address).catch(() => undefined);
  }, [addresses]);
}

function loadAhead(address: string): Promise<unknown> {
  return address.endsWith('.woff2')
    ? new FontFace('ahead', `url(${address})`).load()
    : fetch(address, { priority: 'low' });
}
