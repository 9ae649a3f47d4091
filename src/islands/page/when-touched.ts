import { postOnce } from './post-once.ts';

/** What only a script answers: a button that neither submits nor opens a popover, and what opens a dialog. */
const answeredByScript = 'button[type=button]:not([popovertarget]), [aria-haspopup=dialog]';
const signs = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Hydrates an island once, when a person first presses it or tabs into it. A press that only the island can answer is
 * repeated after hydration. Validation messages of the browser are suppressed until the island can show its own. A form
 * that the browser submits is posted once, however often its button is pressed.
 */
export function whenTouched(element: HTMLElement, wake: () => Promise<void>): void {
  function hush(event: Event) {
    event.preventDefault();
  }
  async function wakeOnce() {
    for (const sign of signs) element.removeEventListener(sign, wakeOnce);
    const release = holdPresses(element);
    element.addEventListener('invalid', hush, true);
    try {
      await wake();
    } finally {
      hydrated();
      element.removeEventListener('invalid', hush, true);
      release();
    }
  }
  const hydrated = postOnce(element);
  for (const sign of signs) element.addEventListener(sign, wakeOnce, { passive: true });
}

/**
 * Holds presses inside an element that only its island can answer. Call the returned function after hydration: it
 * repeats the last press and holds nothing more.
 */
function holdPresses(element: HTMLElement): () => void {
  let target: HTMLElement | null = null;
  function hold(event: Event) {
    if (!(event.target instanceof Element)) return;
    target = event.target.closest<HTMLElement>(answeredByScript);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
  }
  element.addEventListener('click', hold, true);
  return () => {
    element.removeEventListener('click', hold, true);
    target?.click();
  };
}
