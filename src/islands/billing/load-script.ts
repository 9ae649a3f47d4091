/** How long a provider's fields may take to load, in milliseconds. */
export const PATIENCE_MS = 10_000;

/**
 * Loads a provider's script, which is never bundled. Rejects if it does not load in time, or `isThere` is false
 * afterwards; the tag is then removed, so that loading can be retried.
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
    await inTime(loaded);
    if (!isThere()) throw new Error('the provider’s library is missing');
  } catch (error) {
    script.remove();
    throw error;
  }
}

/** Resolves as `work` does; rejects after `PATIENCE_MS`. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider timed out')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
