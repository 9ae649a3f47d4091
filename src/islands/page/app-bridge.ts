import type { NativeNotice } from '../../contracts/native-message.ts';

/** Sends a message to the app that embeds this page; false if no app accepts it. */
export async function notifyApp(notice: NativeNotice): Promise<boolean> {
  const bridge = await bridgeOfPage();
  return bridge?.pageBridge().send(notice) ?? false;
}

/** Tells the app that embeds this page what an answer left for it that does not lead to another page. */
export async function forwardAppMessages(): Promise<void> {
  (await bridgeOfPage())?.sendAppMessages();
}

/** Loads the bridge to the app, once the page is parsed; undefined in a browser, which loads nothing. */
async function bridgeOfPage() {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  return document.querySelector('[data-native-source]') ? import('./page-bridge.ts') : undefined;
}
