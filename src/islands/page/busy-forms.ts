/**
 * Shows that a plain form is on its way: its button keeps its place, turns, and is not pressed twice. The text that is
 * heard stands in the form's `data-busy`. A form that the browser posts is posted once, also while its island is not alive yet.
 * A page brought back from the browser's cache is fresh again.
 */
export function watchBusyForms(): void {
  let posted: EventTarget | undefined;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    if (form === posted) return event.preventDefault();
    if (form.method === 'post') posted = form;
    if (form.dataset['busy'] === undefined) return;
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement)) return;
    submitter.setAttribute('aria-busy', 'true');
    submitter.appendChild(spinner(form.dataset['busy']));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    posted = undefined;
    for (const button of document.querySelectorAll('button[aria-busy]')) {
      button.removeAttribute('aria-busy');
      button.querySelector('.spinner')?.remove();
    }
  });
}

function spinner(text: string): HTMLElement {
  const box = document.createElement('span');
  box.className = 'spinner';
  box.setAttribute('role', 'status');
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = text;
  box.appendChild(words);
  return box;
}
