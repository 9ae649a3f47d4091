import type { PlainChange } from '../../contracts/stored/open-change.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import type { Subscription } from '../plans/subscription.ts';

/**
 * A change of an account that is not an order. `version` is the version of the subscription that the person saw; a
 * change with an outdated version is refused. `migrate` is the automatic migration to a new subscription.
 */
export type AccountChange = PlainChange | { kind: 'migrate' };

/** Why a change is refused. A refused change has changed nothing. */
export type ChangeRefusal =
  | 'noSuchSubscription'
  /** A store bills the plan, or its state allows no change here. */
  | 'notChangeable'
  /** The plan or its devices have changed since the person saw them. */
  | 'changedMeanwhile'
  | 'overLimit'
  | 'unknownDevice'
  /** The plan is free, or already ends or becomes free. */
  | 'notCancellable'
  /** The platform requires no migration. */
  | 'notRequired'
  /** The account's object is making another change of this account at this moment. */
  | 'busy'
  /** Another change of this account was sent and its outcome is still unknown. */
  | 'underWay'
  /** The account is about to be deleted. */
  | 'leaving'
  /** The platform refused the change. */
  | 'platform';

/**
 * The outcome of a change. `done`: the platform confirmed it, or the account shows it, with the subscription where it was
 * read. `failed`: nothing happened. `unsure`: the platform did not answer, and the account could not be read or does not
 * show the change yet.
 */
export type ChangeOutcome =
  | { kind: 'done'; subscription: Subscription | null }
  | { kind: 'refused'; why: ChangeRefusal }
  | { kind: 'failed' }
  | { kind: 'unsure' }
  | { kind: 'signedOut' };

/** A short digest of the parts of a subscription that a change depends on: its plan, its devices and its state. */
export function subscriptionVersion({
  planCode,
  deviceIds,
  state,
}: Pick<Subscription, 'planCode' | 'deviceIds' | 'state'>): string {
  return shortDigest(JSON.stringify([planCode, [...new Set(deviceIds)].toSorted(), stateMark(state)]));
}

/**
 * What a change depends on in a state. A trial that ends, a renewal, and an invoice that is found past due change no
 * version: the price that the person sees is compared on its own.
 */
export function stateMark(state: LiveState): string {
  switch (state.kind) {
    case 'free':
    case 'trial':
    case 'running':
    case 'pastDue':
      return 'on';
    case 'changing':
      return `to ${state.to.planCode ?? ''} ${state.to.planName}`;
    case 'paused':
    case 'unknown':
      return state.end === null ? state.kind : `${state.kind}, ending`;
    case 'ending':
    case 'billedElsewhere':
    case 'updating':
      return state.kind;
  }
}

/**
 * Two 32-bit FNV-1a hashes, one of the text and one of the reversed text. It tells versions apart and is not
 * cryptographic.
 */
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
