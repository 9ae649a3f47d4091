// The part of three packages that the sample uses, so that it is type-checked here without them. An app has their own types.

declare module 'react-native' {
  export const Linking: { openURL: (url: string) => Promise<unknown> };
}

declare module 'react-native-share' {
  type Options = { url: string; filename: string; failOnCancel: boolean };
  const Share: { open: (options: Options) => Promise<unknown> };
  export default Share;
}

declare module 'react-native-webview' {
  import { Component } from 'react';

  type Event<Native> = { nativeEvent: Native };
  type WebViewProps = {
    source: { uri: string };
    onMessage?: (event: Event<{ url: string; data: string }>) => void;
    originWhitelist?: string[];
    onShouldStartLoadWithRequest?: (request: { url: string; isTopFrame: boolean }) => boolean;
    onOpenWindow?: (event: Event<{ targetUrl: string }>) => void;
    onContentProcessDidTerminate?: () => void;
    allowsBackForwardNavigationGestures?: boolean;
    paymentRequestEnabled?: boolean;
    thirdPartyCookiesEnabled?: boolean;
  };
  export class WebView extends Component<WebViewProps> {
    injectJavaScript(script: string): void;
    reload(): void;
  }
}
