import type { ClientDirective } from 'astro';
import { whenTouched } from './when-touched.ts';

/** The longest an island waits for a browser that has something else to do, in milliseconds. */
const IDLE_MS = 500;

/**
 * `client:wake`: an island comes alive when a person first presses on it or tabs into it. `client:wake="load"`: with its page, where
 * it has something to do by itself. `client:wake="idle"`: as soon as the browser has nothing else to do.
 */
const wake: ClientDirective = (load, { value }, element) => {
  async function hydrated() {
    const hydrate = await load();
    await hydrate();
  }
  if (value === 'load') void hydrated();
  else if (value !== 'idle') whenTouched(element, hydrated);
  else if ('requestIdleCallback' in window) requestIdleCallback(() => void hydrated(), { timeout: IDLE_MS });
  else setTimeout(() => void hydrated(), IDLE_MS);
};

export default wake;
