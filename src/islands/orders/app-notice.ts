import type { NativeBridge } from '../page/native-bridge.ts';

const ANNOUNCED_KEY = 'checkout-told';

/** Tells the app around the page of an order that was placed: once, however often its page is looked at. */
export function announceSuccess(orderKey: string, bridge: Pick<NativeBridge, 'send'> | undefined): void {
  if (wasAnnounced(orderKey)) return;
  if (bridge?.send({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' })) noteAnnounced(orderKey);
}

function wasAnnounced(orderKey: string): boolean {
  try {
    return window.sessionStorage.getItem(ANNOUNCED_KEY) === orderKey;
  } catch {
    // A browser that keeps nothing: better announced twice than never.
    return false;
  }
}

function noteAnnounced(orderKey: string): void {
  try {
    window.sessionStorage.setItem(ANNOUNCED_KEY, orderKey);
  } catch {
    // Then it is announced again on a reload.
  }
}
