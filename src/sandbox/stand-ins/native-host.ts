// Stands in for the native app around the portal: receives the portal's messages and sends them to the sandbox page.
// Steps back where a real app receives. With `?arriving`, only the tab that the sandbox page opened as the app counts as
// embedded.
(() => {
  const script = document.currentScript;
  const arriving = script instanceof HTMLScriptElement && new URL(script.src).search === '?arriving';
  const webkit: unknown = Reflect.get(window, 'webkit');
  const handlers: unknown =
    typeof webkit === 'object' && webkit ? Reflect.get(webkit, 'messageHandlers') : undefined;
  const hasApp =
    'ReactNativeWebView' in window ||
    'accountPortal' in window ||
    (typeof handlers === 'object' && handlers !== null && 'accountPortal' in handlers);
  if (hasApp || (arriving && window.name !== 'native-app')) return;
  const receiver = {
    postMessage(text: string) {
      fetch('/sandbox/native-messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
        keepalive: true,
      }).catch((error) => console.warn('The sandbox did not accept a message.', error));
      const { event, protocol, version } = JSON.parse(text);
      if (event !== 'HELLO') return;
      const answer = { event: 'HELLO_ACK', protocol, version, capabilities: ['OPEN_LINK', 'SHARE_FILE'] };
      window.postMessage(JSON.stringify(answer), window.location.origin);
    },
  };
  Object.assign(window, { ReactNativeWebView: receiver });
})();
