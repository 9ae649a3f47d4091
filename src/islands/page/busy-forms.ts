/**
 * Marks a plain form as busy while it is submitted: its button gets `aria-busy` and a spinner. The form's `data-busy`
 * has the text for screen readers. A form is posted once, even before its island is hydrated. A page that the browser
 * restores is idle again.
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
