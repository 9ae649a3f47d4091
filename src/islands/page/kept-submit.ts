/** Holds back a form submitted inside an element; returns a function that submits it and holds back nothing more. */
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
    // React hydrates at once for a click, but not for a submit, so the button is clicked again.
    if (submitter) submitter.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
  };
}
