import type { PendingSignIn } from '../session/pending-sign-in-object.ts';

/** What every call about a code carries; the settings go back as they came with the sign-in. */
export function codeCall({ brand, email, mfa }: Pick<PendingSignIn, 'brand' | 'email' | 'mfa'>) {
  const settings: unknown = mfa.userMFASettings === undefined ? undefined : JSON.parse(mfa.userMFASettings);
  return {
    brand,
    secondFactorAuthenticationToken: mfa.secondFactorAuthenticationToken,
    email,
    userMFASettings: settings,
  };
}
