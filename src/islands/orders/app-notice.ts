import type { NativeBridge } from '../page/native-bridge.ts';

const ANNOUNCED_KEY = 'checkout-told';

/** Tells the app that embeds the page that an order was placed: once, however often the page is opened. */
export function announceSuccess(orderKey: string, bridge: Pick<NativeBridge, 'send'> | undefined): void {
  if (wasAnnounced(orderKey)) return;
  if (bridge?.send({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' })) noteAnnounced(orderKey);
}

function wasAnnounced(orderKey: string): boolean {
  try {
    return window.sessionStorage.getItem(ANNOUNCED_KEY) === orderKey;
  } catch {
    // Without storage, announcing twice is better than never.
    return false;
  }
}

function noteAnnounced(orderKey: string): void {
  try {
    window.sessionStorage.setItem(ANNOUNCED_KEY, orderKey);
  } catch {
    // Without storage, the order is announced again after a reload.
  }
}
