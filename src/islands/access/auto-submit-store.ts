import { atom, type ReadableAtom } from 'nanostores';
import { formStore, type FormStore } from '../form/form-store.ts';
import type { FormState } from '../form/next-form.ts';

/** Longer than any response takes, in milliseconds: until then a second submit would only cancel the first. */
const ANSWER_LIMIT_MS = 15_000;

/** The functions of the page that the store uses. */
export type AutoSubmitPorts = {
  /** A monotonic clock, in milliseconds. */
  nowMs: () => number;
  /** Removes the query, which contains a secret, from the address and the history. */
  cleanAddress: () => void;
  leave: (next: string) => void;
};

/** `waiting`: not sent yet. `sent`: the button is inactive until the response is late. `back`: the button is active. */
export type AutoSubmitStanding = 'waiting' | 'sent' | 'back';

export type AutoSubmitStore = FormStore & { $standing: ReadableAtom<AutoSubmitStanding> };

/**
 * Submits the form at most once per 15 seconds and cleans the address when it does; after a failure it can be submitted
 * at once.
 */
export function autoSubmitStore(
  words: { offline: string; failed: string },
  { nowMs, cleanAddress, leave }: AutoSubmitPorts,
): AutoSubmitStore {
  const $form = atom<FormState>({ at: 'idle' });
  const $standing = atom<AutoSubmitStanding>('waiting');
  let forget = () => {};
  let sentAtMs = Number.NEGATIVE_INFINITY;

  /** Starts an attempt that replaces an earlier one; undefined while the earlier one may still get a response. */
  function begin(): FormStore | undefined {
    const { at } = $form.get();
    const isUnderWay = at === 'sending' || at === 'leaving';
    if (isUnderWay && nowMs() - sentAtMs < ANSWER_LIMIT_MS) return undefined;
    sentAtMs = nowMs();
    forget();
    const attempt = formStore({ words, leave: () => {} });
    forget = attempt.$form.listen((state) => {
      $form.set(state);
      if (state.at === 'failed') $standing.set('back');
      if (state.at === 'leaving' && state.next !== undefined) leave(state.next);
    });
    $standing.set('sent');
    cleanAddress();
    return attempt;
  }

  return {
    $form,
    $standing,
    submit: async (send) => begin()?.submit(send),
    handOver: () => begin()?.handOver() ?? false,
    find: (failure) => $form.set({ at: 'failed', failure }),
    close: () => $form.set({ at: 'idle' }),
    restore() {
      forget();
      $form.set({ at: 'idle' });
      $standing.set('back');
    },
  };
}
