import type { NativeBridge } from './native-bridge.ts';

/** Loads the bridge to the app that embeds this page; undefined in a browser, which loads nothing. */
export async function appBridge(): Promise<NativeBridge | undefined> {
  if (!document.querySelector('[data-native-source]')) return undefined;
  const { pageBridge } = await import('./page-bridge.ts');
  return pageBridge();
}
