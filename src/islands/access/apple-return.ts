/** The result of a sign-in at Apple: the token, and the nonce this browser began the sign-in with. */
export type AppleReturn = { authCode: string; nonce: string };

type Page = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
};

/**
 * Removes the `lr-token` and the nonce from the address and the history, whatever they contain. Returns undefined
 * unless both are present and not empty.
 */
export function takeAppleReturn({ location, history }: Page): AppleReturn | undefined {
  const query = new URLSearchParams(location.search);
  const nonce = query.get('apple');
  const authCode = new URLSearchParams(location.hash.slice(1)).get('lr-token');
  if (nonce === null && authCode === null) return undefined;
  query.delete('apple');
  history.replaceState(history.state, '', location.pathname + (query.size > 0 ? `?${query}` : ''));
  return nonce && authCode ? { authCode, nonce } : undefined;
}
