import type { ClientDirective } from 'astro';

const signs = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * `client:touch`: an island comes alive when a person first presses on it or tabs into it. A click meanwhile on what opens a
 * dialog waits until there is somebody to open it.
 */
const touch: ClientDirective = (load, _options, element) => {
  let held: HTMLElement | null = null;
  function hold(event: Event) {
    if (!(event.target instanceof Element)) return;
    held = event.target.closest<HTMLElement>('[aria-haspopup=dialog]');
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
  }
  async function wake() {
    for (const sign of signs) element.removeEventListener(sign, wake);
    element.addEventListener('click', hold, true);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      element.removeEventListener('click', hold, true);
      held?.click();
    }
  }
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true });
};

export default touch;
