import { inTime } from '../in-time.ts';

/** How long a provider's fields may take to load, in milliseconds. */
export const PATIENCE_MS = 10_000;

/** Thrown where a provider's script does not load: a content blocker may be in the way. */
export class MissingScript extends Error {}

/**
 * Loads a provider's script, which is never bundled. Rejects with a `MissingScript` if it does not load in time, or `isThere` is
 * false afterwards; the tag is then removed, so that loading can be retried.
 */
export async function loadScript(address: string, isThere: () => boolean): Promise<void> {
  if (isThere()) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the provider’s script did not load')));
  });
  document.head.appendChild(script);
  try {
    await inTime(loaded, PATIENCE_MS);
    if (!isThere()) throw new Error('the provider’s library is missing');
  } catch (error) {
    script.remove();
    throw new MissingScript(String(error), { cause: error });
  }
}
