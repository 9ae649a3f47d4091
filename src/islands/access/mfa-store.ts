import { atom, computed, type ReadableAtom } from 'nanostores';
import { nextOf } from '../../contracts/api-answer.ts';
import { resendAnswer } from '../../contracts/access/mfa-answer.ts';
import { eventApplier } from '../form/event-applier.ts';
import { answerOf, type FormStore } from '../form/form-store.ts';
import type { FormState } from '../form/next-form.ts';
import { type MfaState, nextMfaState } from './mfa-state.ts';

/** The functions of the page that the store uses. Times in milliseconds. */
export type MfaPorts = {
  leave: (next: string) => void;
  nowMs: () => number;
};

export type MfaStore = {
  $code: ReadableAtom<MfaState>;
  /** When another code can be requested, by this browser's clock, in milliseconds. */
  $resendAtMs: ReadableAtom<number>;
  /** The form that submits a code. */
  verify: FormStore;
  /** The form that requests another code. */
  resend: FormStore;
  close: () => void;
};

/**
 * The store of the MFA page of a sign-in or linking, whose two forms are submitted one at a time. `initial.waitMs` is
 * how long until the next code can be requested, in milliseconds. `initial.over` is the URL to start again after the
 * sign-in has ended.
 */
export function mfaStore(
  initial: { state: MfaState; waitMs: number; over: string },
  words: { offline: string; failed: string; resendFailed: string },
  ports: MfaPorts,
): MfaStore {
  const $code = atom<MfaState>(initial.state);
  const apply = eventApplier($code, nextMfaState);
  const $resendAtMs = atom(ports.nowMs() + initial.waitMs);
  $code.listen((state) => {
    if (state.at === 'leaving') ports.leave(state.next);
  });
  // An event that begins a request changes nothing while another request is in progress.
  async function verify(send: () => Promise<Response>) {
    if (!apply({ type: 'verifyPressed' })) return;
    const answer = await answerOf(send);
    const next = answer?.ok ? nextOf(answer.data) : undefined;
    if (next !== undefined) return void apply({ type: 'accepted', next });
    if (answer?.code === 'sign_in_over') return ports.leave(initial.over);
    const message = answer ? (answer.message ?? words.failed) : words.offline;
    apply({ type: 'refused', message, closes: 'dialog' });
  }
  async function resend(send: () => Promise<Response>) {
    if (!apply({ type: 'resendPressed' })) return;
    const answer = await answerOf(send);
    const sent = answer?.ok ? resendAnswer(answer.data) : undefined;
    if (sent) {
      $resendAtMs.set(ports.nowMs() + sent.waitMs);
      return void apply({ type: 'sent', message: sent.message });
    }
    // Another sign-in waits in this browser now: its page says so.
    const next = answer?.ok ? nextOf(answer.data) : undefined;
    if (next !== undefined) return ports.leave(next);
    if (answer?.code === 'sign_in_over') return ports.leave(initial.over);
    const closes =
      answer?.code === 'too_many_codes' || answer?.code === 'account_locked' ? 'dialog' : 'alert';
    const message = answer ? (answer.message ?? words.resendFailed) : words.offline;
    apply({ type: 'refused', message, closes });
  }
  const shared = {
    // Both forms show their failures in `$code`, not in their own state.
    find: () => {},
    close: () => void apply({ type: 'closed' }),
    restore: () => void apply({ type: 'restored' }),
  };
  return {
    $code,
    $resendAtMs,
    verify: {
      ...shared,
      submit: verify,
      handOver: () => apply({ type: 'handedOver', form: 'verify' }),
      $form: computed($code, formOf('verifying', 'verify')),
    },
    resend: {
      ...shared,
      submit: resend,
      handOver: () => apply({ type: 'handedOver', form: 'resend' }),
      $form: computed($code, formOf('resending', 'resend')),
    },
    close: shared.close,
  };
}

/** Returns the state of one of the two forms, derived from the MFA state. */
function formOf(under: 'verifying' | 'resending', form: 'verify' | 'resend'): (state: MfaState) => FormState {
  return (state) => {
    if (state.at === under) return { at: 'sending' };
    if (state.at === 'handedOver' && state.form === form) return { at: 'leaving', next: undefined };
    return state.at === 'leaving' && under === 'verifying' ? state : { at: 'idle' };
  };
}
