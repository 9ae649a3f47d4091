import { atom, type ReadableAtom } from 'nanostores';

/** The state of the bank's challenge. */
export type ChallengeState =
  | { at: 'waiting' }
  /** The bank's page is shown. */
  | { at: 'asking' }
  | { at: 'failed' }
  /** The bank's page could not be shown. */
  | { at: 'unavailable' }
  /** The result token belongs to the form that the challenge is about. */
  | { at: 'passed'; resultToken: string };

/** The provider's callbacks about a challenge. */
export type ChallengeCallbacks = { passed(resultToken: string): void; failed(): void };

/** Shows the bank's page; resolves once it is shown or the challenge is over, rejects if it cannot be shown. */
export type OpenChallenge = (callbacks: ChallengeCallbacks, signal: AbortSignal) => Promise<void>;

export type ChallengeStore = {
  $challenge: ReadableAtom<ChallengeState>;
  /** Starts the challenge, or restarts it. Returns a function that closes it. */
  begin: (open: OpenChallenge) => () => void;
};

/** The state of one challenge; without a provider it is failed from the start. */
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
          console.info('The challenge could not be shown:', String(error));
          become({ at: 'unavailable' });
        }
      }
      become({ at: 'waiting' });
      void carryOut();
      return () => controller.abort();
    },
  };
}
