import type { NativeNotice } from '../../contracts/native-message.ts';
import { formStore, type FormStore } from '../form/form-store.ts';
import { inTime } from '../in-time.ts';

/** The longest wait for a response, in milliseconds; the server's own limit is shorter. */
const DEADLINE_MS = 20_000;

/** The code of a failed payment for an app that embeds the page. */
const FAILED_CODE = 'subscribe-failed';

export type CheckoutPorts = {
  leave: (next: string) => void;
  /** Tells the app around the page what the answer did not. */
  tell: (notice: NativeNotice) => Promise<unknown>;
};

/**
 * The one payment of a checkout, by card or wallet; attempts while it is being sent are ignored. Unless the payment was
 * certainly refused, the message is `unsure`, because it may have succeeded.
 */
export function checkoutStore(unsure: string, { leave, tell }: CheckoutPorts): FormStore {
  const form = formStore({ words: { offline: unsure, failed: unsure }, leave });
  return {
    ...form,
    async submit(send) {
      const before = form.$form.get();
      await form.submit(() => certainAnswer(send));
      const after = form.$form.get();
      if (after.at !== 'failed' || after === before) return;
      const { message, code } = after.failure;
      // Only a refusal of the portal has a code.
      await tell(
        code !== undefined
          ? { event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', code: FAILED_CODE, message }
          : { event: 'CHANGE_ENDED', change: 'order', outcome: 'unknown', message },
      );
    },
  };
}

/** Returns the response if it says for certain what happened; rejects after a 5xx, and without a response in time. */
async function certainAnswer(send: () => Promise<Response>): Promise<Response> {
  const response = await inTime(send(), DEADLINE_MS);
  // The server refuses an invalid request before it changes anything; a 5xx leaves the outcome unknown.
  if (response.status >= 500) throw new Error('the outcome is unknown');
  return response;
}
