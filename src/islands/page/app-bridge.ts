import type { NativeNotice } from '../../contracts/native-message.ts';
import type { NativeBridge } from './native-bridge.ts';

/**
 * Loads the bridge to the app that embeds this page, once the page is parsed; undefined in a browser, which loads
 * nothing.
 */
export async function appBridge(): Promise<NativeBridge | undefined> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  if (!document.querySelector('[data-native-source]')) return undefined;
  const { pageBridge } = await import('./page-bridge.ts');
  return pageBridge();
}

/** Sends a message to the app that embeds this page; false if no app accepts it. */
export async function notifyApp(notice: NativeNotice): Promise<boolean> {
  const bridge = await appBridge();
  return bridge?.send(notice) ?? false;
}
