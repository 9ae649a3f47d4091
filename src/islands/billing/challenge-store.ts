import { atom, type ReadableAtom } from 'nanostores';

/** Where the bank's challenge stands. */
export type ChallengeState =
  | { at: 'waiting' }
  /** The bank asks. */
  | { at: 'asking' }
  | { at: 'failed' }
  /** It cannot be carried out now. */
  | { at: 'unavailable' }
  /** The result belongs to the form that the challenge is about. */
  | { at: 'passed'; resultToken: string };

/** What the provider reports of a challenge. */
export type ChallengeCallbacks = { passed(resultToken: string): void; failed(): void };

/** Shows the bank's page and resolves once it is there, or the challenge is over; rejects where it cannot be shown. */
export type OpenChallenge = (callbacks: ChallengeCallbacks, signal: AbortSignal) => Promise<void>;

export type ChallengeStore = {
  $challenge: ReadableAtom<ChallengeState>;
  /** Begins the challenge, anew where it was begun before. Returns what ends it. */
  begin: (open: OpenChallenge) => () => void;
};

/** The state of one challenge; without a provider it has failed from the beginning. */
export function challengeStore(hasProvider: boolean): ChallengeStore {
  const $challenge = atom<ChallengeState>({ at: hasProvider ? 'waiting' : 'failed' });
  return {
    $challenge,
    begin(open) {
      const controller = new AbortController();
      const { signal } = controller;
      const become = (state: ChallengeState) => {
        if (!signal.aborted && $challenge.get().at !== 'passed') $challenge.set(state);
      };
      async function carryOut() {
        try {
          await open(
            {
              passed: (resultToken) => become({ at: 'passed', resultToken }),
              failed: () => become({ at: 'failed' }),
            },
            signal,
          );
          if ($challenge.get().at === 'waiting') become({ at: 'asking' });
        } catch (error) {
          console.info('The challenge cannot be carried out:', String(error));
          become({ at: 'unavailable' });
        }
      }
      become({ at: 'waiting' });
      void carryOut();
      return () => controller.abort();
    },
  };
}
