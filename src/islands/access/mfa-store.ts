import { atom, type ReadableAtom } from 'nanostores';
import { nextOf, problemOf } from '../../contracts/api-answer.ts';
import { resendAnswer } from '../../contracts/access/mfa-answer.ts';
import { type CodeEvent, type CodeState, nextCodeState } from './mfa-state.ts';

/** What the store needs of the page around it. Times in milliseconds. */
export type CodePorts = {
  post: (path: '/verify' | '/resend', data: object) => Promise<Response>;
  leave: (next: string) => void;
  nowMs: () => number;
};

export type CodeStore = {
  $code: ReadableAtom<CodeState>;
  /** When another code may be asked for, by this browser's clock. */
  $resendAtMs: ReadableAtom<number>;
  verify: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  close: () => void;
  /** Call it when the page comes back from the browser's cache. */
  restore: () => void;
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
  return {
    $code,
    $resendAtMs,
    async verify(code) {
      if (!begins({ type: 'verifyPressed' })) return;
      const answer = await answered(() => ports.post('/verify', { code }), words.offline);
      const next = answer.ok ? nextOf(answer.data) : undefined;
      if (next !== undefined) return tell({ type: 'accepted', next });
      if (answer.code === 'sign_in_over') return ports.leave('/login?reason=ended');
      tell({ type: 'refused', message: answer.message ?? words.failed, closes: 'dialog' });
    },
    async resend() {
      if (!begins({ type: 'resendPressed' })) return;
      const answer = await answered(() => ports.post('/resend', {}), words.offline);
      const sent = answer.ok ? resendAnswer(answer.data) : undefined;
      if (sent) {
        $resendAtMs.set(ports.nowMs() + sent.waitMs);
        return tell({ type: 'sent', message: sent.message });
      }
      if (answer.code === 'sign_in_over') return ports.leave('/login?reason=ended');
      const closes =
        answer.code === 'too_many_codes' || answer.code === 'account_locked' ? 'dialog' : 'alert';
      tell({ type: 'refused', message: answer.message ?? words.resendFailed, closes });
    },
    close: () => tell({ type: 'closed' }),
    restore: () => tell({ type: 'restored' }),
  };
}

async function answered(send: () => Promise<Response>, offline: string) {
  let response: Response;
  try {
    response = await send();
  } catch {
    // fetch rejects only when nothing came back at all.
    return { ok: false, data: undefined, code: undefined, message: offline };
  }
  const data: unknown = await response.json().catch(() => undefined);
  const problem = problemOf(data);
  return { ok: response.ok, data, code: problem?.code, message: problem?.message };
}
