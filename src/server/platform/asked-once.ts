import type { PlatformClient } from './platform-client.ts';

/**
 * Returns a client for one page that reads: the same question is asked once, and whoever asks it again gets the answer that
 * is there or on its way. So a page can ask early what it expects to need. Not for changes: each of them is sent.
 */
export function askedOnce(client: PlatformClient): PlatformClient {
  const asked = new Map<string, Promise<unknown>>();
  return {
    ...client,
    call(name, parts, limits) {
      const question = JSON.stringify([name, parts]);
      const begun = asked.get(question) ?? client.call(name, parts, limits);
      asked.set(question, begun);
      // The question names the operation, so the answer is of its type.
      return begun as ReturnType<typeof client.call<typeof name>>;
    },
  };
}
