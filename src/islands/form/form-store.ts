import { atom, type ReadableAtom } from 'nanostores';
import { nextOf, problemOf } from '../../contracts/api-answer.ts';
import { type FormEvent, type FormFailure, type FormState, nextForm } from './next-form.ts';

/** What the server answered: `code` and `message` of a refusal, where it is one of the portal's. */
export type FormAnswer = {
  ok: boolean;
  data: unknown;
  code: string | undefined;
  message: string | undefined;
};

/** What an answer comes to: the page to go to, a failure to show, or nothing more to do. */
export type FormOutcome = { next: string } | { failure: FormFailure } | 'settled';

export type FormStoreOptions = {
  /** What a plain form's try left to say. */
  failure?: FormFailure | undefined;
  /** For failures that carry no message of the server's. */
  words: { offline: string; failed: string };
  /** Reads answers of a form of its own; undefined leaves them to the usual reading, `{next}` or `{code, message}`. */
  read?: ((answer: FormAnswer) => FormOutcome | undefined) | undefined;
  /** Awaited before the form is sent. */
  pause?: () => Promise<void>;
  leave: (next: string) => void;
};

export type FormStore = {
  $form: ReadableAtom<FormState>;
  /** Sends once: while a form is under way another does not begin. Rejects where the form's own reading fails. */
  submit: (send: () => Promise<Response>) => Promise<void>;
  /** False where the form is under way already, so that the browser must not send it. */
  handOver: () => boolean;
  /** Shows what a look at the form found, before it is sent. */
  find: (failure: FormFailure) => void;
  close: () => void;
  /** Call it when the page comes back from the browser's cache. */
  restore: () => void;
};

/** The state of one form and what sends it. */
export function formStore({ failure, words, read, pause, leave }: FormStoreOptions): FormStore {
  const $form = atom<FormState>(failure ? { at: 'failed', failure } : { at: 'idle' });
  /** Takes the event; false where it changed nothing. */
  const take = (event: FormEvent) => {
    const before = $form.get();
    $form.set(nextForm(before, event));
    return $form.get() !== before;
  };
  $form.listen((state) => {
    if (state.at === 'leaving' && state.next !== undefined) leave(state.next);
  });
  return {
    $form,
    async submit(send) {
      if (!take({ type: 'submitted' })) return;
      await pause?.();
      const answer = await answerOf(send);
      if (!answer) return void take({ type: 'refused', failure: { message: words.offline } });
      try {
        take(eventOf(read?.(answer) ?? usualOutcome(answer, words.failed)));
      } catch (error) {
        take({ type: 'refused', failure: { message: words.failed } });
        throw error;
      }
    },
    handOver: () => take({ type: 'handedOver' }),
    find: (found) => void take({ type: 'found', failure: found }),
    close: () => void take({ type: 'closed' }),
    restore: () => void take({ type: 'restored' }),
  };
}

/** What came back, or undefined where nothing did. */
export async function answerOf(send: () => Promise<Response>): Promise<FormAnswer | undefined> {
  let response: Response;
  try {
    response = await send();
  } catch {
    // fetch rejects only when nothing came back at all.
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
