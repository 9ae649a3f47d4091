import { atom, computed, type ReadableAtom } from 'nanostores';
import { nextOf } from '../../contracts/api-answer.ts';
import { resendAnswer } from '../../contracts/access/mfa-answer.ts';
import { answerOf, type FormStore } from '../form/form-store.ts';
import type { FormState } from '../form/next-form.ts';
import { type CodeEvent, type CodeState, nextCodeState } from './mfa-state.ts';

/** What the store needs of the page around it. Times in milliseconds. */
export type CodePorts = {
  leave: (next: string) => void;
  nowMs: () => number;
};

export type CodeStore = {
  $code: ReadableAtom<CodeState>;
  /** When another code may be asked for, by this browser's clock. */
  $resendAtMs: ReadableAtom<number>;
  /** The form that takes a code. */
  verify: FormStore;
  /** The form that asks for another. */
  resend: FormStore;
  close: () => void;
};

/** The second step of one sign-in. `initial.waitMs` is what the server said of the next resend. */
export function codeStore(
  initial: { state: CodeState; waitMs: number },
  words: { offline: string; failed: string; resendFailed: string },
  ports: CodePorts,
): CodeStore {
  const $code = atom<CodeState>(initial.state);
  const $resendAtMs = atom(ports.nowMs() + initial.waitMs);
  const tell = (event: CodeEvent) => $code.set(nextCodeState($code.get(), event));
  /** Takes the event; false where it changed nothing, because something is under way already. */
  const begins = (event: CodeEvent) => {
    const before = $code.get();
    tell(event);
    return $code.get() !== before;
  };
  $code.listen((state) => {
    if (state.at === 'leaving') ports.leave(state.next);
  });
  async function verify(send: () => Promise<Response>) {
    if (!begins({ type: 'verifyPressed' })) return;
    const answer = await answerOf(send);
    const next = answer?.ok ? nextOf(answer.data) : undefined;
    if (next !== undefined) return tell({ type: 'accepted', next });
    if (answer?.code === 'sign_in_over') return ports.leave('/login?reason=ended');
    const message = answer ? (answer.message ?? words.failed) : words.offline;
    tell({ type: 'refused', message, closes: 'dialog' });
  }
  async function resend(send: () => Promise<Response>) {
    if (!begins({ type: 'resendPressed' })) return;
    const answer = await answerOf(send);
    const sent = answer?.ok ? resendAnswer(answer.data) : undefined;
    if (sent) {
      $resendAtMs.set(ports.nowMs() + sent.waitMs);
      return tell({ type: 'sent', message: sent.message });
    }
    if (answer?.code === 'sign_in_over') return ports.leave('/login?reason=ended');
    const closes =
      answer?.code === 'too_many_codes' || answer?.code === 'account_locked' ? 'dialog' : 'alert';
    const message = answer ? (answer.message ?? words.resendFailed) : words.offline;
    tell({ type: 'refused', message, closes });
  }
  const shared = {
    // Both forms are sent by script, and what they have to say stands beside them.
    handOver: () => false,
    find: () => {},
    close: () => tell({ type: 'closed' }),
    restore: () => tell({ type: 'restored' }),
  };
  return {
    $code,
    $resendAtMs,
    verify: { ...shared, submit: verify, $form: computed($code, formOf('verifying')) },
    resend: { ...shared, submit: resend, $form: computed($code, formOf('resending')) },
    close: shared.close,
  };
}

/** How one of the two forms stands. */
function formOf(under: 'verifying' | 'resending'): (state: CodeState) => FormState {
  return (state) => {
    if (state.at === under) return { at: 'sending' };
    return state.at === 'leaving' && under === 'verifying' ? state : { at: 'idle' };
  };
}
