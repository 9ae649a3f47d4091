import { appBridge } from './app-bridge.ts';

/**
 * Tells the app around the page what the checkout's alerts say, by their codes. The address forgets what led to them, so that
 * a reload does not say it again.
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
