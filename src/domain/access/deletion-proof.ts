import type { SignedInBy } from '../../contracts/access/signed-in-by.ts';
import { isRecent } from './recent.ts';

/**
 * What a person has to prove before the account is deleted. `signIn` means a whole new sign-in. It is required where
 * the password was not the only proof or may not exist: after a code, Google, Apple or an app.
 */
export type DeletionProof = 'none' | 'password' | 'signIn';

/**
 * Returns the proof that deletion requires: none within `recentWithinMs` of the sign-in, else by how the person signed
 * in. Where that is unknown, a whole new sign-in is required. Times are in milliseconds.
 */
export function deletionProof(
  { startedAtMs, signedInBy }: { startedAtMs: number; signedInBy?: SignedInBy | undefined },
  nowMs: number,
  recentWithinMs: number,
): DeletionProof {
  if (isRecent(startedAtMs, nowMs, recentWithinMs)) return 'none';
  return signedInBy === 'password' ? 'password' : 'signIn';
}
