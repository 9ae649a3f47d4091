import type { ClientDirective } from 'astro';
import { keptSubmit } from './kept-submit.ts';

/** `client:keeping`: hydrates an island with its page; a form submitted before that is submitted after hydration. */
const keeping: ClientDirective = (load, _options, element) => {
  const release = keptSubmit(element);
  void load()
    .then((hydrate) => hydrate())
    .finally(release);
};

export default keeping;
