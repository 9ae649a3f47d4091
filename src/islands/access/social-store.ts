import { atom, type ReadableAtom } from 'nanostores';
import type { SocialSignInRequest } from '../../contracts/access/social.ts';
import { type FormEvent, type FormState, nextForm } from '../form/next-form.ts';
import type { SocialAnswer } from './send-social.ts';

/** What the store needs of the page around it. */
export type SocialPorts = {
  /** Never rejects. */
  send: (request: SocialSignInRequest) => Promise<SocialAnswer>;
  leave: (next: string) => void;
};

export type SocialStore = {
  $social: ReadableAtom<FormState>;
  /** How often a sign-in failed: a token is good for one, so the next needs a nonce of its own. */
  $failures: ReadableAtom<number>;
  /** Signs in by what a provider gave: one at a time. */
  signIn: (request: SocialSignInRequest) => Promise<void>;
  /** Call it when the page comes back from the browser's cache. */
  restore: () => void;
};

/** The sign-ins by Google or Apple of one page. */
export function socialStore({ send, leave }: SocialPorts): SocialStore {
  const $social = atom<FormState>({ at: 'idle' });
  const $failures = atom(0);
  /** Takes the event; false where it changed nothing. */
  const take = (event: FormEvent) => {
    const before = $social.get();
    $social.set(nextForm(before, event));
    return $social.get() !== before;
  };
  return {
    $social,
    $failures,
    async signIn(request) {
      if (!take({ type: 'submitted' })) return;
      const answer = await send(request);
      if ('next' in answer) {
        take({ type: 'accepted', next: answer.next });
        return leave(answer.next);
      }
      take({ type: 'refused', failure: answer });
      $failures.set($failures.get() + 1);
    },
    restore: () => void take({ type: 'restored' }),
  };
}
