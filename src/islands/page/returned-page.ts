const SESSION = '/api/session';

/**
 * Keeps a sign-in page honest that the browser brings back: it holds no password, and leads on whoever has signed in since. A
 * page may come back from the back-forward cache as it was left, or from the browser's own store.
 */
export function watchReturnedPage(): void {
  const password = document.querySelector<HTMLInputElement>('input[autocomplete="current-password"]');
  if (!password) return;
  window.addEventListener('pagehide', () => {
    password.value = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted || wasReachedByHistory()) void leadOn();
  });
}

/** Asks the server for the page once more where a session lives: it knows where to. */
async function leadOn(): Promise<void> {
  const answer = await fetch(SESSION, { headers: { 'x-portal-request': '1' } }).catch(() => undefined);
  // Without an answer the form stands, which works for everybody.
  if (answer?.ok) window.location.reload();
}

function wasReachedByHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}
