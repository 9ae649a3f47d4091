import { appBridge } from '../page/app-bridge.ts';

/** Tells the app around the page that a checkout failed: by a closed code and, where there is one, by what the person reads. */
export async function announceFailure(code: string, message?: string): Promise<void> {
  const reason = { code, ...(message ? { message } : {}) };
  const bridge = await appBridge();
  bridge?.send({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', ...reason });
}
