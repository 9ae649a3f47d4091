/**
 * Lets the browser post each form of an element once before its island is hydrated. Call the returned function after
 * hydration: where a form was posted, the island does not send it a second time. A page that the browser restores is
 * idle again.
 */
export function postOnce(element: HTMLElement): () => void {
  let posted: EventTarget | null = null;
  let alive = false;
  function once(event: Event) {
    if (event.target === posted) {
      event.preventDefault();
      event.stopPropagation();
    }
    posted = event.target;
  }
  function fresh({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    posted = null;
    if (alive) element.removeEventListener('submit', once, true);
  }
  element.addEventListener('submit', once, true);
  addEventListener('pageshow', fresh);
  return () => {
    alive = true;
    if (!posted) element.removeEventListener('submit', once, true);
  };
}
