import type { PlatformClient } from './platform-client.ts';

/**
 * Returns a client for one page that reads: the same read is made once, and whoever repeats it gets the answer that
 * is there or on its way. So a page can ask early what it expects to need. Not for changes: each of them is sent.
 */
export function dedupeReads(client: PlatformClient): PlatformClient {
  const requests = new Map<string, Promise<unknown>>();
  return {
    ...client,
    call(name, parts, limits) {
      const key = JSON.stringify([name, parts]);
      const running = requests.get(key) ?? client.call(name, parts, limits);
      requests.set(key, running);
      // The key contains the name of the operation, so the answer is of its type.
      return running as ReturnType<typeof client.call<typeof name>>;
    },
  };
}
