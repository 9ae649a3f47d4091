/**
 * The name of the iOS message handler or Android object through which an app may receive messages, besides
 * `ReactNativeWebView` (docs/native-bridge.md).
 */
export const NATIVE_HANDLER = 'accountPortal';

/**
 * Returns the objects that may receive messages for an app that embeds the page: React Native, then iOS, then Android.
 */
export function receivers(page: object): unknown[] {
  return [
    property(page, 'ReactNativeWebView'),
    property(property(property(page, 'webkit'), 'messageHandlers'), NATIVE_HANDLER),
    property(page, NATIVE_HANDLER),
  ];
}

/** True if an app that receives messages embeds the page. No URL can make this true. */
export function isAppAround(page: object): boolean {
  return receivers(page).some((receiver) => typeof property(receiver, 'postMessage') === 'function');
}

/** Reads a property that an app may have defined; undefined if it does not exist or its getter throws. */
export function property(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  try {
    return Reflect.get(holder, name);
  } catch {
    return undefined;
  }
}
