import { nativeSourceOf } from '../../contracts/native-message.ts';
import { type NativeBridge, nativeBridge } from './native-bridge.ts';

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
