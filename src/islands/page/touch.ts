import type { ClientDirective } from 'astro';

const signs = ['pointerdown', 'focusin', 'keydown'] as const;

/** `client:touch`: an island comes alive when a person first touches it, points at it or tabs into it. */
const touch: ClientDirective = (load, _options, element) => {
  async function wake() {
    for (const sign of signs) element.removeEventListener(sign, wake);
    const hydrate = await load();
    await hydrate();
  }
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true });
};

export default touch;
