import { nativeSourceOf } from '../../contracts/native-message.ts';
import { watchLinks } from './app-links.ts';
import { type NativeBridge, nativeBridge } from './native-bridge.ts';
import { takeAppMessages } from './take-app-messages.ts';

let bridge: NativeBridge | undefined;

/**
 * Returns the native bridge of this page, shared by all its scripts: `pageBridge().send({ event: 'NAVIGATE_BACK' })`.
 * The attribute `data-native-source` says whether an app embeds the page. For the browser only.
 */
export function pageBridge(): NativeBridge {
  const source = document.querySelector<HTMLElement>('[data-native-source]')?.dataset['nativeSource'];
  bridge ??= nativeBridge({
    source: source ? nativeSourceOf(source) : undefined,
    language: document.documentElement.lang,
    page: window,
  });
  return bridge;
}

/** Greets the app around this page, tells it what has ended, and hands it what a web view cannot do. Once per page. */
export function beginBridge(): void {
  pageBridge().hello();
  sendAppMessages();
  watchLinks(document, pageBridge());
}

/** Sends the app what the edge left for it: to be called after an answer that does not lead to another page. */
export function sendAppMessages(): void {
  for (const message of takeAppMessages(document)) pageBridge().send(message);
}
