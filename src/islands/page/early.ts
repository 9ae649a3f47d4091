import type { ClientDirective } from 'astro';
import { whenTouched } from './when-touched.ts';

/** `client:early={true}`: an island comes alive with its page, where it has something to do by itself; else when it is touched. */
const early: ClientDirective = (load, { value }, element) => {
  async function wake() {
    const hydrate = await load();
    await hydrate();
  }
  if (value) void wake();
  else whenTouched(element, wake);
};

export default early;
