import { NATIVE_HANDLER } from '../../contracts/native-handler.ts';

/** What an app around a page may have put there to take messages: React Native, then iOS, then Android. */
export function receivers(page: object): unknown[] {
  return [
    property(page, 'ReactNativeWebView'),
    property(property(property(page, 'webkit'), 'messageHandlers'), NATIVE_HANDLER),
    property(page, NATIVE_HANDLER),
  ];
}

/** True where an app is around the page that takes messages. Nothing in an address can bring that about. */
export function isAppAround(page: object): boolean {
  return receivers(page).some((receiver) => typeof property(receiver, 'postMessage') === 'function');
}

/** A property that anybody may have put there; undefined where reading it fails. */
export function property(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  try {
    return Reflect.get(holder, name);
  } catch {
    return undefined;
  }
}
