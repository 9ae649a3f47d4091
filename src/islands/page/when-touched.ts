import { postOnce } from './post-once.ts';

const signs = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Hydrates an island once, when a person first presses it or tabs into it. A click that opens a dialog is repeated
 * after hydration. Validation messages of the browser are suppressed until the island can show its own. A form that the
 * browser submits is posted once, however often its button is pressed.
 */
export function whenTouched(element: HTMLElement, wake: () => Promise<void>): void {
  let held: HTMLElement | null = null;
  function hold(event: Event) {
    if (!(event.target instanceof Element)) return;
    held = event.target.closest<HTMLElement>('[aria-haspopup=dialog]');
    if (held) stop(event);
  }
  function stop(event: Event) {
    event.preventDefault();
    event.stopPropagation();
  }
  function hush(event: Event) {
    event.preventDefault();
  }
  async function wakeOnce() {
    for (const sign of signs) element.removeEventListener(sign, wakeOnce);
    element.addEventListener('click', hold, true);
    element.addEventListener('invalid', hush, true);
    try {
      await wake();
    } finally {
      hydrated();
      element.removeEventListener('click', hold, true);
      element.removeEventListener('invalid', hush, true);
      held?.click();
    }
  }
  const hydrated = postOnce(element);
  for (const sign of signs) element.addEventListener(sign, wakeOnce, { passive: true });
}
