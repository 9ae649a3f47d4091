import { isRecent } from '../recent.ts';

/** How a session began. */
export type SignedInBy = 'password' | 'code' | 'social' | 'sso';

/**
 * What deleting the account asks for first. `signIn`: the whole sign-in anew, where a password was not
 * all there was to it, or there may be none: after a code, Google, Apple, or an app.
 */
export type DeletionProof = 'none' | 'password' | 'signIn';

/** By how and when the person signed in; a session of which that is not known proves nothing. Times in milliseconds. */
export function deletionProof(
  { startedAtMs, signedInBy }: { startedAtMs: number; signedInBy?: SignedInBy | undefined },
  nowMs: number,
  recentWithinMs: number,
): DeletionProof {
  if (isRecent(startedAtMs, nowMs, recentWithinMs)) return 'none';
  return signedInBy === 'password' ? 'password' : 'signIn';
}
