import type { ClientDirective } from 'astro';

/**
 * `client:holdSubmit`: hydrates an island with its page, and holds a form that is submitted before that until the island
 * can send it.
 */
const holdingSubmit: ClientDirective = (load, _options, element) => {
  const release = holdSubmit(element);
  void load()
    .then((hydrate) => hydrate())
    .finally(release);
};

export default holdingSubmit;

/** Holds back a form submitted inside an element; returns a function that submits it and holds back nothing more. */
function holdSubmit(element: HTMLElement): () => void {
  let submitEvent: SubmitEvent | undefined;
  function hold(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    submitEvent = event;
  }
  element.addEventListener('submit', hold, true);
  return () => {
    element.removeEventListener('submit', hold, true);
    const { submitter, target } = submitEvent ?? {};
    // React hydrates at once for a click, but not for a submit, so the button is clicked again.
    if (submitter) submitter.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
  };
}
