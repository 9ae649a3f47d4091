import type { NativeNotice } from '../../contracts/native-message.ts';
import { isAppAround } from './app-around.ts';

/**
 * Sends a message to the native app that embeds the page; false if no app accepts it. Loads the bridge only if an app
 * is there.
 */
export async function notifyApp(notice: NativeNotice): Promise<boolean> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  if (!isAppAround(window)) return false;
  const { pageBridge } = await import('./page-bridge.ts');
  return pageBridge().send(notice);
}
