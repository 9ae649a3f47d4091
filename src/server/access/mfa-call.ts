import type { PendingSignIn } from '../session/pending-sign-in-object.ts';

/** Builds what every call about an MFA code carries; the MFA settings go back as they came with the sign-in. */
export function codeCall({ brand, email, mfa }: Pick<PendingSignIn, 'brand' | 'email' | 'mfa'>) {
  const settings: unknown = mfa.userMFASettings === undefined ? undefined : JSON.parse(mfa.userMFASettings);
  return {
    brand,
    secondFactorAuthenticationToken: mfa.secondFactorAuthenticationToken,
    email,
    userMFASettings: settings,
  };
}
