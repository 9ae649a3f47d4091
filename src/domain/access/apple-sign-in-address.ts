/**
 * A brand's Apple sign-in at the identity provider. `callback` is the address it redirects to, with a token in the
 * hash.
 */
export type AppleSignIn = { lrUri: string; lrApiKey: string; callback: string };

/** Builds the address of Apple's sign-in at the identity provider, with exactly these six parameters. */
export function appleSignInAddress({ lrUri, lrApiKey, callback }: AppleSignIn): string {
  const query = new URLSearchParams({
    apikey: lrApiKey,
    provider: 'apple',
    callback,
    same_window: '',
    is_access_token: 'true',
    callbacktype: 'Hash',
  });
  return `${lrUri}?${query}`;
}
