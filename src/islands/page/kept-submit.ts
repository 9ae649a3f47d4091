/** Holds back a form that is sent inside an element; what it gives back sends it, and holds nothing any more. */
export function keptSubmit(element: HTMLElement): () => void {
  let held: SubmitEvent | undefined;
  function hold(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    held = event;
  }
  element.addEventListener('submit', hold, true);
  return () => {
    element.removeEventListener('submit', hold, true);
    const { submitter, target } = held ?? {};
    // React wakes at once for a click, and not for a form that is sent.
    if (submitter) submitter.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
  };
}
