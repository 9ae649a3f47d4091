import type { NativeNotice } from '../../contracts/native-message.ts';
import { isAppAround } from './app-around.ts';

/**
 * Tells the native app around the page something; false where there is none that takes it. Most pages have none, and need not
 * load what speaks to it.
 */
export async function notifyApp(notice: NativeNotice): Promise<boolean> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  if (!isAppAround(window)) return false;
  const { pageBridge } = await import('./page-bridge.ts');
  return pageBridge().send(notice);
}
