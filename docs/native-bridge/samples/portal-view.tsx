import { useRef, useState } from 'react';
import { Linking } from 'react-native';
import Share from 'react-native-share';
import { WebView } from 'react-native-webview';
import { parsePortalMessage, type PortalMessage } from './portal-message';

export type PortalViewProps = {
  /** The portal of the brand, without a slash at its end: `https://account.otis.example`. */
  portal: string;
  /** The link with the first token. */
  link: string;
  /** Asks your own server for another token, and returns the link that opens `nextPath`. */
  newLink: (nextPath: string) => Promise<string>;
  /** The plan, its devices or the card may be others now: ask your own server. */
  onAccountChanged: () => void;
  onClose: () => void;
};

const ANSWER = JSON.stringify({
  event: 'HELLO_ACK',
  protocol: 'account-portal',
  version: 3,
  capabilities: ['OPEN_LINK', 'SHARE_FILE'],
});
const RENEWAL_PAUSE_MS = 60_000;
/** Ends that another token does not mend. The page says what does. */
const LASTING = new Set(['unavailable', 'not-verified', 'locked']);

/** Shows the portal and carries out what it asks the app for. */
export function PortalView({ portal, link, newLink, onAccountChanged, onClose }: PortalViewProps) {
  const view = useRef<WebView>(null);
  const renewedAtMs = useRef(-RENEWAL_PAUSE_MS);
  const [uri, setUri] = useState(link);

  async function renew(nextPath: string): Promise<void> {
    // A token that is refused at once would otherwise be replaced for ever.
    if (Date.now() - renewedAtMs.current < RENEWAL_PAUSE_MS) return;
    renewedAtMs.current = Date.now();
    // Without a link the page stays: it lets the person sign in, or go back to the app.
    await newLink(nextPath).then(setUri, () => undefined);
  }

  function receive(message: PortalMessage): void {
    switch (message.event) {
      case 'HELLO':
        return view.current?.injectJavaScript(
          `window.postMessage(${JSON.stringify(ANSWER)}, location.origin); true;`,
        );
      case 'NAVIGATE_BACK':
        return onClose();
      case 'SHOW_ALERT':
        // The page shows the receipt, or says what failed: the view stays.
        return message.subtype === 'CHECKOUT_SUCCESS' ? onAccountChanged() : undefined;
      case 'CHANGE_ENDED':
        return message.outcome === 'refused' ? undefined : onAccountChanged();
      case 'SESSION_ENDED':
        if (message.reason === 'signed-out') return onClose();
        if (message.nextPath === undefined || LASTING.has(message.reason)) return undefined;
        return void renew(message.nextPath);
      case 'OPEN_LINK':
        return open(message.url);
      case 'SHARE_FILE': {
        const url = `data:${message.type};base64,${message.base64}`;
        return void Share.open({ url, filename: message.name, failOnCancel: false }).catch(() => undefined);
      }
      case 'subscriptionsFlowError':
    }
  }

  return (
    <WebView
      ref={view}
      source={{ uri }}
      // React Native tells no origin, and not every version of it has a URL that can be taken apart.
      onMessage={({ nativeEvent: { url, data } }) => {
        const message = url.startsWith(`${portal}/`) ? parsePortalMessage(data) : undefined;
        if (message) receive(message);
      }}
      // Payment pages and banks are on other hosts and stay here; what a web view cannot show goes to the system.
      originWhitelist={['*']}
      onShouldStartLoadWithRequest={({ url }) => {
        if (/^(https?|about|data|blob):/.test(url)) return true;
        open(url);
        return false;
      }}
      onOpenWindow={({ nativeEvent }) => open(nativeEvent.targetUrl)}
      onContentProcessDidTerminate={() => view.current?.reload()}
      allowsBackForwardNavigationGestures
      paymentRequestEnabled
      thirdPartyCookiesEnabled
    />
  );
}

function open(url: string): void {
  // No app on this phone opens such an address.
  Linking.openURL(url).catch(() => undefined);
}
