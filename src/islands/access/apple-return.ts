/** What Apple's way back brings: the token, and the nonce this browser's way there was begun with. */
export type AppleReturn = { authCode: string; nonce: string };

type Page = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
};

/**
 * Takes the `lr-token` and the nonce off the address and out of the history, whatever they hold; undefined where nothing
 * usable came back.
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
