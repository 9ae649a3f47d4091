const signs = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Hydrates an island once, when a person first presses it or tabs into it. A click that opens a dialog is repeated
 * after hydration. Validation messages of the browser are suppressed until the island can show its own. A form that the
 * browser submits is posted once, however often its button is pressed.
 */
export function whenTouched(element: HTMLElement, wake: () => Promise<void>): void {
  let held: HTMLElement | null = null;
  let posted: EventTarget | null = null;
  let alive = false;
  function postOnce(event: Event) {
    if (event.target === posted) stop(event);
    posted = event.target;
  }
  // A page that the browser restores is idle again.
  function fresh({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    posted = null;
    if (alive) element.removeEventListener('submit', postOnce, true);
  }
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
      alive = true;
      // After a form was posted, the listener stays: the island must not send the form a second time.
      if (!posted) element.removeEventListener('submit', postOnce, true);
      element.removeEventListener('click', hold, true);
      element.removeEventListener('invalid', hush, true);
      held?.click();
    }
  }
  element.addEventListener('submit', postOnce, true);
  addEventListener('pageshow', fresh);
  for (const sign of signs) element.addEventListener(sign, wakeOnce, { passive: true });
}
