/**
 * The name of the iOS message handler or Android object through which an app may receive messages, besides
 * `ReactNativeWebView` (docs/native-bridge.md).
 */
export const NATIVE_HANDLER = 'accountPortal';
