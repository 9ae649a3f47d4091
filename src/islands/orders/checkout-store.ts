import { formStore, type FormStore } from '../form/form-store.ts';

/** The longest wait for an answer, in milliseconds: the server's own is shorter. */
const DEADLINE_MS = 20_000;

/** What a failed payment is called to the app around the page. */
const FAILED_CODE = 'subscribe-failed';

export type CheckoutPorts = {
  leave: (next: string) => void;
  /** Tells the app around the page. */
  announce: (code: string, message?: string) => Promise<void>;
};

/**
 * The one payment of a checkout, by card or wallet: what is asked for while it is under way is passed over. Whatever is not
 * surely refused is said as `unsure`, since it may have been done all the same.
 */
export function checkoutStore(unsure: string, { leave, announce }: CheckoutPorts): FormStore {
  const form = formStore({
    words: { offline: unsure, failed: unsure },
    leave(next) {
      if (!isFailure(next)) return leave(next);
      void announce(FAILED_CODE).finally(() => leave(next));
    },
  });
  return {
    ...form,
    async submit(send) {
      const before = form.$form.get();
      await form.submit(() => certain(send));
      const after = form.$form.get();
      if (after.at === 'failed' && after !== before) await announce(FAILED_CODE, after.failure.message);
    },
  };
}

/** The answer where it says for sure what was done; rejects for a failure of the server, and for none in time. */
async function certain(send: () => Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(DEADLINE_MS).addEventListener('abort', () => reject(new Error('no answer in time')));
  });
  const response = await Promise.race([send(), late]);
  // The request itself is refused before anything is done; a failure after that says nothing.
  if (response.status >= 500) throw new Error('the server does not know');
  return response;
}

/** True for a page that is neither success nor the checkout, which announces its failures itself. */
function isFailure(next: string): boolean {
  return next.startsWith('/error') || next.startsWith('/billing?');
}
