/**
 * What a word for the state of a subscription means. `silent`: it says nothing of a state. `later`: the subscription begins on
 * a later day. `waiting`: its first payment waits for the person, at their bank or with another card. `failed`: what was asked
 * was not done. `unknown`: no document explains the word.
 */
export type StateMeaning = (typeof byWeight)[number];

/** All meanings. Of two that are told together the first one counts: the more a meaning takes away, the earlier it stands. */
const byWeight = [
  'ended',
  'failed',
  'cancelled',
  'paused',
  'unknown',
  'waiting',
  'later',
  'pastDue',
  'trial',
  'active',
  'silent',
] as const;

/**
 * The words of Recurly, of Stripe and of the platform's documents, in small letters and without spaces and signs. At Recurly a
 * `canceled` plan runs until its period ends.
 */
const words: Readonly<Record<Exclude<StateMeaning, 'unknown'>, readonly string[]>> = {
  silent: ['', 'success', 'succeeded', 'ok', 'true', 'done', 'completed', 'accepted', '200', '201', '202'],
  active: ['active', 'activated', 'live', 'current', 'paid', 'free', 'renewing'],
  trial: ['trial', 'trialing', 'trialling', 'intrial', 'freetrial'],
  pastDue: ['pastdue', 'overdue', 'unpaid', 'dunning'],
  cancelled: ['canceled', 'cancelled', 'canceling', 'cancelling', 'nonrenewing', 'pendingcancellation'],
  paused: ['paused', 'suspended', 'onhold'],
  ended: ['expired', 'ended', 'terminated', 'closed', 'deleted', 'incompleteexpired'],
  later: ['future'],
  waiting: ['incomplete', 'requiresaction', 'requirespaymentmethod', 'requiresconfirmation'],
  failed: ['failed', 'failure', 'fail', 'error'],
};
const meanings = new Map(
  byWeight.flatMap((meaning) =>
    meaning === 'unknown' ? [] : words[meaning].map((word) => [word, meaning] as const),
  ),
);

/** Reads a word for a state, in any letter case and spelling. Missing words are silent. */
export function stateMeaning(word: string | null | undefined): StateMeaning {
  const plain = (word ?? '').toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  return meanings.get(plain) ?? 'unknown';
}

/** What several words mean together. */
export function meaningTogether(stateWords: readonly (string | null | undefined)[]): StateMeaning {
  const distinct = new Set(stateWords.map(stateMeaning));
  return byWeight.find((meaning) => distinct.has(meaning)) ?? 'silent';
}
