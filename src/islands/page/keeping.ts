import type { ClientDirective } from 'astro';
import { keptSubmit } from './kept-submit.ts';

/** `client:keeping`: an island comes alive with its page, and a form of it that is sent meanwhile is sent once it is alive. */
const keeping: ClientDirective = (load, _options, element) => {
  const release = keptSubmit(element);
  void load()
    .then((hydrate) => hydrate())
    .finally(release);
};

export default keeping;
