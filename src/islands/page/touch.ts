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
    const outer = element.parentElement?.closest('astro-island[ssr]');
    await Promise.all([hydrate(), outer && hydratedOrFailed(outer)]);
  }
  if (value !== 'idle') return whenTouched(element, hydrated);
  const settle = postOnce(element);
  const hydrateIdle = () => void hydrated().finally(settle);
  if ('requestIdleCallback' in window) requestIdleCallback(hydrateIdle, { timeout: IDLE_MS });
  else setTimeout(hydrateIdle, IDLE_MS);
};

/** Waits for the island around another: Astro hydrates the inner one after it, without a promise that says so. */
function hydratedOrFailed(island: Element): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['astro:hydrate', 'astro:hydration-error'])
      island.addEventListener(end, () => resolve(), { once: true });
  });
}

export default touch;
