import type { ClientDirective } from 'astro';
import { whenTouched } from './when-touched.ts';

/** The longest time an island waits for an idle browser, in milliseconds. */
const IDLE_MS = 500;

/**
 * `client:touch`: hydrates an island when a person first presses it or tabs into it. `client:touch="idle"`: as soon as
 * the browser is idle. Astro's own `client:idle` would be a second script in the first view of the sign-in page.
 */
const touch: ClientDirective = (load, { value }, element) => {
  async function hydrated() {
    const hydrate = await load();
    await hydrate();
  }
  if (value !== 'idle') whenTouched(element, hydrated);
  else if ('requestIdleCallback' in window) requestIdleCallback(() => void hydrated(), { timeout: IDLE_MS });
  else setTimeout(() => void hydrated(), IDLE_MS);
};

export default touch;
