import type { Subscription } from '../../contracts/plans/subscription.ts';

/**
 * One change of what an account has. `version` is what the person saw when they decided: a move
 * whose version no longer holds is not made.
 */
export type AccountChange =
  | { kind: 'saveDevices'; subscriptionId: string; deviceIds: string[]; version: string }
  | { kind: 'cancelPlan'; subscriptionId: string; version: string }
  /** The automatic move to a new subscription. */
  | { kind: 'migrate' };

/** Why a move is not made. Nothing has changed. */
export type ChangeRefusal =
  | 'noSuchSubscription'
  | 'billedByApple'
  /** The plan or its devices are no longer what the person saw. */
  | 'changedMeanwhile'
  | 'overLimit'
  | 'unknownDevice'
  /** A free plan, or one whose end is settled already. */
  | 'notCancellable'
  /** Nothing to migrate: the platform asks for none. */
  | 'notRequired'
  /** Another change of the account is being made this moment. */
  | 'busy'
  /** Another change of the account was sent, and nobody knows yet what came of it. */
  | 'underWay'
  /** The account is about to be deleted. */
  | 'leaving'
  /** The platform said no. */
  | 'platform';

/**
 * What came of a move. `done`: it is so now, whether by this move or already. `failed`: it did not happen. `unsure`:
 * no answer came and the truth could not be read, or does not show it yet.
 */
export type ChangeOutcome =
  | { kind: 'done'; subscription: Subscription | null }
  | { kind: 'refused'; why: ChangeRefusal }
  | { kind: 'failed' }
  | { kind: 'unsure' }
  | { kind: 'signedOut' };

/** What of a subscription a move rests on, in a short text: its plan, its devices, what is pending. */
export function subscriptionVersion({ planCode, deviceIds, pendingChange }: Subscription): string {
  return shortDigest(
    JSON.stringify([planCode, [...new Set(deviceIds)].toSorted(), pendingChange?.planName ?? null]),
  );
}

/** Two 32-bit FNV-1a sums, one from either end: tells two states apart, keeps no secret. */
function shortDigest(text: string): string {
  const sum = (characters: Iterable<string>) => {
    let hash = 0x811c9dc5;
    for (const character of characters)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return hash.toString(36);
  };
  const characters = [...text];
  return `${sum(characters)}-${sum(characters.toReversed())}`;
}
