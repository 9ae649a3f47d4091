import { atom, type ReadableAtom } from 'nanostores';
import { nextOf, problemOf } from '../../contracts/api-answer.ts';
import { eventApplier } from './event-applier.ts';
import { type FormEvent, type FormFailure, type FormState, nextForm } from './next-form.ts';

/** An answer of the server; `code` and `message` are set if it is an error of the portal. */
export type FormAnswer = {
  ok: boolean;
  data: unknown;
  code: string | undefined;
  message: string | undefined;
};

/** The outcome of an answer: the next page, a failure to show, or `settled` if the page stays as it is. */
export type FormOutcome = { next: string } | { failure: FormFailure } | 'settled';

export type FormStoreOptions = {
  /** The failure of an attempt by a plain form. */
  failure?: FormFailure | undefined;
  /** Messages for failures without a message from the server. */
  words: { offline: string; failed: string };
  /** Interprets an answer; undefined falls back to the default, `{next}` or `{code, message}`. */
  read?: ((answer: FormAnswer) => FormOutcome | undefined) | undefined;
  /** Awaited before the form is sent. */
  pause?: () => Promise<void>;
  leave: (next: string) => void;
};

/** The state of one form, with the functions that change it. */
export type FormStore = {
  $form: ReadableAtom<FormState>;
  /** Sends the form unless it is already being sent. Rejects if `read` throws. */
  submit: (send: () => Promise<Response>) => Promise<void>;
  /** Returns false if the form is already being sent, so that the browser must not submit it. */
  handOver: () => boolean;
  /** Shows a failure that was found before the form was sent. */
  find: (failure: FormFailure) => void;
  close: () => void;
  /** To be called when the browser restores the page from its cache. */
  restore: () => void;
};

/** The state of one form, and the functions that send it. */
export function formStore({ failure, words, read, pause, leave }: FormStoreOptions): FormStore {
  const $form = atom<FormState>(failure ? { at: 'failed', failure } : { at: 'idle' });
  const apply = eventApplier($form, nextForm);
  $form.listen((state) => {
    if (state.at === 'leaving' && state.next !== undefined) leave(state.next);
  });
  return {
    $form,
    async submit(send) {
      if (!apply({ type: 'submitted' })) return;
      await pause?.();
      const answer = await answerOf(send);
      if (!answer) return void apply({ type: 'refused', failure: { message: words.offline } });
      try {
        apply(eventOf(read?.(answer) ?? usualOutcome(answer, words.failed)));
      } catch (error) {
        apply({ type: 'refused', failure: { message: words.failed } });
        throw error;
      }
    },
    handOver: () => apply({ type: 'handedOver' }),
    find: (fault) => void apply({ type: 'found', failure: fault }),
    close: () => void apply({ type: 'closed' }),
    restore: () => void apply({ type: 'restored' }),
  };
}

/** Returns the answer, or undefined if there was no response. */
export async function answerOf(send: () => Promise<Response>): Promise<FormAnswer | undefined> {
  let response: Response;
  try {
    response = await send();
  } catch {
    // fetch rejects only if there was no response at all.
    return undefined;
  }
  const data: unknown = await response.json().catch(() => undefined);
  const problem = problemOf(data);
  return { ok: response.ok, data, code: problem?.code, message: problem?.message };
}

function usualOutcome({ ok, data, code, message }: FormAnswer, failed: string): FormOutcome {
  const next = ok ? nextOf(data) : undefined;
  return next === undefined ? { failure: { message: message ?? failed, code } } : { next };
}

function eventOf(outcome: FormOutcome): FormEvent {
  if (outcome === 'settled') return { type: 'settled' };
  if ('next' in outcome) return { type: 'accepted', next: outcome.next };
  return { type: 'refused', failure: outcome.failure };
}
