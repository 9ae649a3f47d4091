import type { ClientDirective } from 'astro';
import { whenTouched } from './when-touched.ts';

/** The longest time an island waits for an idle browser, in milliseconds. */
const IDLE_MS = 500;

/**
 * `client:wake`: hydrates an island when a person first presses it or tabs into it. `client:wake="load"`: together with
 * its page, if it acts by itself. `client:wake="idle"`: as soon as the browser is idle.
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
