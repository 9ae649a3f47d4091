import type { TypedText } from '../../contracts/access/typed-text.ts';
import { CALL_HEADER } from '../../contracts/account-call.ts';
import { isStorableControl } from '../../domain/access/typed-text.ts';
import { pageCall } from './page-call.ts';

/** How long nobody types before the values are stored, in milliseconds. */
const PAUSE_MS = 2_000;

/**
 * Stores what is typed in a form of this page at the edge, so that it is not lost if the session ends first. Stops when
 * the form is submitted.
 */
export function saveTyped(): void {
  let later: ReturnType<typeof setTimeout> | undefined;
  let form: HTMLFormElement | null = null;
  function stop(): void {
    clearTimeout(later);
    later = undefined;
  }
  function save(): void {
    stop();
    if (form) void send({ page: window.location.pathname, fields: typedIn(form) });
  }
  document.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return;
    stop();
    form = target.form;
    later = setTimeout(save, PAUSE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && later !== undefined) save();
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (event.target === form) stop();
    // Another form, such as the language menu, does not submit the typed values: store them now.
    else if (later !== undefined) save();
  });
}

function typedIn(form: HTMLFormElement): TypedText['fields'] {
  const elements: unknown[] = [...form.elements];
  const controls = elements
    .filter(isControl)
    .filter((control) => !control.disabled && isStorableControl(control));
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
}

function isControl(element: unknown): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

async function send(typed: TypedText): Promise<void> {
  try {
    await fetch(pageCall('/api/typed'), {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', [CALL_HEADER]: '1' },
      body: JSON.stringify(typed),
    });
  } catch {
    // Offline: the next change is stored again.
  }
}
