import type { NativeBridge } from './native-bridge.ts';

/** The bridge to the app around this page, loaded only where one is; undefined in a browser. */
export async function appBridge(): Promise<NativeBridge | undefined> {
  if (!document.querySelector('[data-native-source]')) return undefined;
  const { pageBridge } = await import('./page-bridge.ts');
  return pageBridge();
}
