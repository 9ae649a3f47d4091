/** How long a provider may take until its fields are there, in milliseconds. */
export const PATIENCE_MS = 10_000;

/**
 * Loads a provider's own script, which is never bundled. Rejects where it does not come in time, or is not what it should
 * be; its tag goes then, so that it can be tried again.
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
    if (!isThere()) throw new Error('the provider’s script is not what it should be');
  } catch (error) {
    script.remove();
    throw error;
  }
}

/** What comes in time; rejects for what does not. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider is too slow')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
