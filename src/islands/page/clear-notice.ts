/** Removes what made the page say something from its address, so that a reload does not say it again. */
export function clearNotice(): void {
  const address = new URL(window.location.href);
  for (const name of ['notice', 'error_code']) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
