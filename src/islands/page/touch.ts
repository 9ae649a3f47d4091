import type { ClientDirective } from 'astro';
import { whenTouched } from './when-touched.ts';

/** `client:touch`: an island comes alive when a person first presses on it or tabs into it. */
const touch: ClientDirective = (load, _options, element) => {
  whenTouched(element, async () => {
    const hydrate = await load();
    await hydrate();
  });
};

export default touch;
