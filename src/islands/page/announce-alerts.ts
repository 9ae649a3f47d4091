import { appBridge } from './app-bridge.ts';

/**
 * Sends the checkout's alerts to the app that embeds the page, by their codes. Removes their cause from the address, so
 * that a reload does not repeat them.
 */
export async function announceAlerts(): Promise<void> {
  const alerts = [...document.querySelectorAll<HTMLElement>('[data-checkout-alert]')];
  if (alerts.length === 0) return;
  const address = new URL(window.location.href);
  for (const name of ['notice', 'error_code']) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
  const bridge = await appBridge();
  for (const alert of alerts) {
    const code = alert.dataset['checkoutAlert'] ?? '';
    const message = alert.querySelector('p')?.textContent ?? '';
    bridge?.send({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', code, message });
  }
}
