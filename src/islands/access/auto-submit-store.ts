import { atom, type ReadableAtom } from 'nanostores';
import { formStore, type FormStore } from '../form/form-store.ts';
import type { FormState } from '../form/next-form.ts';

/** Longer than any answer takes, in milliseconds: until then a second press would only spoil the first. */
const ANSWER_LIMIT_MS = 15_000;

/** What the store needs of the page around it. */
export type AutoSubmitPorts = {
  /** Never goes back. */
  nowMs: () => number;
  /** Takes the query, which holds a secret, off the address and out of the history. */
  cleanAddress: () => void;
  leave: (next: string) => void;
};

/** `sent`: the button rests until the answer is late. `back`: it is the person's to press. */
export type AutoSubmitStanding = 'waiting' | 'sent' | 'back';

export type AutoSubmitStore = FormStore & { $standing: ReadableAtom<AutoSubmitStanding> };

/** Lets a form out once in 15 seconds, and cleans the address of its page when it goes; a failure may be tried again at once. */
export function autoSubmitStore(
  words: { offline: string; failed: string },
  { nowMs, cleanAddress, leave }: AutoSubmitPorts,
): AutoSubmitStore {
  const $form = atom<FormState>({ at: 'idle' });
  const $standing = atom<AutoSubmitStanding>('waiting');
  let forget = () => {};
  let sentAtMs = Number.NEGATIVE_INFINITY;

  /** Begins an attempt in the place of an earlier one; undefined while that may still be answered. */
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
