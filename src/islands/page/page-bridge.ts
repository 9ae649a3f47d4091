import { nativeSourceOf } from '../../contracts/native-message.ts';
import { type NativeBridge, nativeBridge } from './native-bridge.ts';

let bridge: NativeBridge | undefined;

/**
 * The native bridge of this page, one for all its scripts: `pageBridge().send({ event: 'NAVIGATE_BACK' })`. The page says
 * by `data-native-source` whether an app is around it. For the browser only.
 */
export function pageBridge(): NativeBridge {
  const said = document.querySelector<HTMLElement>('[data-native-source]')?.dataset['nativeSource'];
  bridge ??= nativeBridge({
    source: said ? nativeSourceOf(said) : undefined,
    language: document.documentElement.lang,
    page: window,
  });
  return bridge;
}
