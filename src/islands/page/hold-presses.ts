/** What only a script answers: a button that neither submits nor opens a popover, and what opens a dialog. */
const answeredByScript = 'button[type=button]:not([popovertarget]), [aria-haspopup=dialog]';

/**
 * Holds presses inside an element that only its island can answer. Call the returned function after hydration: it
 * repeats the last press and holds nothing more.
 */
export function holdPresses(element: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  function hold(event: Event) {
    if (!(event.target instanceof Element)) return;
    held = event.target.closest<HTMLElement>(answeredByScript);
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
  }
  element.addEventListener('click', hold, true);
  return () => {
    element.removeEventListener('click', hold, true);
    held?.click();
  };
}
