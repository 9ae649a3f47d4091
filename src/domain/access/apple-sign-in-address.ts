/** What the identity provider knows a brand by. `callback` is where it leads back to, with a token in the hash. */
export type AppleSignIn = { lrUri: string; lrApiKey: string; callback: string };

/** The address of Apple's sign-in at the identity provider: these six parameters. */
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
