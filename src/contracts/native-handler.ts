/**
 * What an app may offer to take messages with, beside `ReactNativeWebView`: an iOS message handler and an Android object
 * of this name (docs/native-bridge.md).
 */
export const NATIVE_HANDLER = 'accountPortal';
