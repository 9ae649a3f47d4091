import { pageBridge } from '../page/page-bridge.ts';

const TOLD_KEY = 'checkout-told';

/** Tells the app around the page that a checkout failed (spec subscriptions-and-money.md section 4); no app, and nothing happens. */
export function tellFailure(code: string, message?: string): void {
  const reason = { code, ...(message ? { message } : {}) };
  pageBridge().send({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', ...reason });
}

/** Tells the app what the page says went wrong. The address forgets it, so that a reload does not say it again. */
export function tellAlerts(): void {
  const alerts = document.querySelectorAll<HTMLElement>('[data-checkout-alert]');
  for (const { dataset } of alerts) tellFailure(dataset['checkoutAlert'] ?? '', dataset['text'] ?? '');
  if (alerts.length === 0) return;
  const address = new URL(window.location.href);
  for (const name of ['notice', 'error_code']) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}

/** Tells the app of an order that was placed: once, however often the page is looked at. */
export function tellSuccess(): void {
  const { checkoutSuccess: key } =
    document.querySelector<HTMLElement>('[data-checkout-success]')?.dataset ?? {};
  if (key === undefined) return;
  const bridge = pageBridge();
  if (!wasTold(key) && bridge.send({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' })) noteTold(key);
  const button = document.querySelector<HTMLElement>('[data-to-app]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    if (!bridge.send({ event: 'NAVIGATE_BACK' })) window.location.assign('/subscriptions');
  });
}

function wasTold(key: string): boolean {
  try {
    return window.sessionStorage.getItem(TOLD_KEY) === key;
  } catch {
    // A browser that keeps nothing: better told twice than never.
    return false;
  }
}

function noteTold(key: string): void {
  try {
    window.sessionStorage.setItem(TOLD_KEY, key);
  } catch {
    // Then it is told again on a reload.
  }
}
