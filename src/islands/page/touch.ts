import type { ClientDirective } from 'astro';
import { postOnce } from './post-once.ts';
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
  if (value !== 'idle') return whenTouched(element, hydrated);
  const settle = postOnce(element);
  const hydrateIdle = () => void hydrated().finally(settle);
  if ('requestIdleCallback' in window) requestIdleCallback(hydrateIdle, { timeout: IDLE_MS });
  else setTimeout(hydrateIdle, IDLE_MS);
};

export default touch;
