import { notifyApp } from '../page/app-bridge.ts';

/**
 * Tells an app that embeds the page that a checkout failed: its closed code and, if there is one, the message shown.
 */
export async function announceFailure(code: string, message?: string): Promise<void> {
  const reason = { code, ...(message ? { message } : {}) };
  await notifyApp({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', ...reason });
}
