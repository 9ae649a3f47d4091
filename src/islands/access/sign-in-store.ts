import { atom, type ReadableAtom } from 'nanostores';
import { nextOf, problemOf } from '../../contracts/api-answer.ts';
import type { SignInRequest } from '../../contracts/access/sign-in.ts';
import { nextSignIn, type SignInState } from './next-sign-in.ts';

/** Spec access.md section 9: the pause before a sign-in request, in milliseconds (design decision 24). */
export const SIGN_IN_PAUSE_MS = 400;

/** What the store needs of the page around it. */
export type SignInPorts = {
  /** `action`: where the form as served posts to, which may name its page's brand. */
  send: (request: SignInRequest, action: string | undefined) => Promise<Response>;
  leave: (next: string) => void;
  pause: (ms: number) => Promise<void>;
};

export type SignInStore = {
  $signIn: ReadableAtom<SignInState>;
  submit: (request: SignInRequest, action?: string) => Promise<void>;
  closeAlert: () => void;
  /** Call it when the page comes back from the browser's cache. */
  restore: () => void;
};

/** The sign-in of one form. `words` are for failures that carry no message of the server's. */
export function signInStore(
  initial: { message: string | undefined },
  words: { offline: string; failed: string },
  ports: SignInPorts,
): SignInStore {
  const $signIn = atom<SignInState>(
    initial.message === undefined ? { at: 'idle' } : { at: 'failed', message: initial.message },
  );
  $signIn.listen((state) => {
    if (state.at === 'leaving') ports.leave(state.next);
  });
  return {
    $signIn,
    async submit(request, action) {
      const sending = nextSignIn($signIn.get(), { type: 'submitted' });
      if (sending === $signIn.get()) return;
      $signIn.set(sending);
      await ports.pause(SIGN_IN_PAUSE_MS);
      $signIn.set(nextSignIn($signIn.get(), await outcome(() => ports.send(request, action), words)));
    },
    restore() {
      $signIn.set(nextSignIn($signIn.get(), { type: 'restored' }));
    },
    closeAlert() {
      $signIn.set(nextSignIn($signIn.get(), { type: 'alertClosed' }));
    },
  };
}

async function outcome(send: () => Promise<Response>, words: { offline: string; failed: string }) {
  let response: Response;
  try {
    response = await send();
  } catch {
    // fetch rejects only when nothing came back at all.
    return { type: 'refused', message: words.offline } as const;
  }
  const data: unknown = await response.json().catch(() => undefined);
  const next = response.ok ? nextOf(data) : undefined;
  if (next !== undefined) return { type: 'accepted', next } as const;
  return { type: 'refused', message: problemOf(data)?.message ?? words.failed } as const;
}
