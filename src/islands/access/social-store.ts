import { atom, type ReadableAtom } from 'nanostores';
import type { SocialSignInRequest } from '../../contracts/access/social.ts';
import { eventApplier } from '../form/event-applier.ts';
import { type FormState, nextForm } from '../form/next-form.ts';
import type { SocialAnswer } from './send-social.ts';

/** The functions of the page that the store uses. */
export type SocialPorts = {
  /** Never rejects. */
  send: (request: SocialSignInRequest) => Promise<SocialAnswer>;
  leave: (next: string) => void;
};

export type SocialStore = {
  $social: ReadableAtom<FormState>;
  /** How many sign-ins have failed: a token works once, so the next attempt needs a new nonce. */
  $failures: ReadableAtom<number>;
  /** Signs in with a provider's token, one at a time. */
  signIn: (request: SocialSignInRequest) => Promise<void>;
  /** To be called when the browser restores the page from its cache. */
  restore: () => void;
};

/** The state of the sign-ins by Google and Apple on a page. */
export function socialStore({ send, leave }: SocialPorts): SocialStore {
  const $social = atom<FormState>({ at: 'idle' });
  const apply = eventApplier($social, nextForm);
  const $failures = atom(0);
  return {
    $social,
    $failures,
    async signIn(request) {
      if (!apply({ type: 'submitted' })) return;
      const answer = await send(request);
      if ('next' in answer) {
        apply({ type: 'accepted', next: answer.next });
        return leave(answer.next);
      }
      apply({ type: 'refused', failure: answer });
      $failures.set($failures.get() + 1);
    },
    restore: () => void apply({ type: 'restored' }),
  };
}
