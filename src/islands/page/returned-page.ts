import { CALL_HEADER } from '../../contracts/account-call.ts';
import { navigationType } from './navigation-type.ts';

const SESSION = '/api/session';

/**
 * Keeps a sign-in page correct when the browser restores it: clears the password, and reloads the page if the visitor
 * has signed in since. The browser can restore it from the back-forward cache or from its HTTP cache.
 */
export function watchReturnedPage(): void {
  const password = document.querySelector<HTMLInputElement>('input[autocomplete="current-password"]');
  if (!password) return;
  window.addEventListener('pagehide', () => {
    password.value = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted || navigationType() === 'back_forward') void reloadIfSignedIn();
  });
}

/** Reloads the page if a session exists: the server then redirects. */
async function reloadIfSignedIn(): Promise<void> {
  const answer = await fetch(SESSION, { headers: { [CALL_HEADER]: '1' } }).catch(() => undefined);
  // Without a response the form stays: it works for everybody.
  if (answer?.ok) window.location.reload();
}
