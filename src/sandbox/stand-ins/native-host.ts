// Stands in for the native app around the portal: receives the portal's messages and sends them to the sandbox page. Where
// a real app receives, it only listens in, and passes each message on. With `?arriving`, only the tab that the sandbox
// page opened as the app counts as embedded.
(() => {
  type Receiver = { postMessage: (text: string) => void };
  const script = document.currentScript;
  const arriving = script instanceof HTMLScriptElement && new URL(script.src).search === '?arriving';
  const isReceiver = (value: unknown): value is Receiver =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'postMessage') === 'function';
  const webkit: unknown = Reflect.get(window, 'webkit');
  const handlers: unknown =
    typeof webkit === 'object' && webkit ? Reflect.get(webkit, 'messageHandlers') : undefined;
  const app = [
    Reflect.get(window, 'ReactNativeWebView'),
    typeof handlers === 'object' && handlers ? Reflect.get(handlers, 'accountPortal') : undefined,
    Reflect.get(window, 'accountPortal'),
  ].find(isReceiver);
  if (arriving && (app || window.name !== 'native-app')) return;

  function tellSandbox(text: string) {
    fetch('/sandbox/native-messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
      keepalive: true,
    }).catch((error) => console.warn('The sandbox did not accept a message.', error));
  }

  function play(text: string) {
    const { event, protocol, version } = JSON.parse(text);
    if (event !== 'HELLO') return;
    const answer = { event: 'HELLO_ACK', protocol, version, capabilities: ['OPEN_LINK', 'SHARE_FILE'] };
    window.postMessage(JSON.stringify(answer), window.location.origin);
  }

  const receiver = {
    postMessage(text: string) {
      tellSandbox(text);
      if (app) app.postMessage(text);
      else play(text);
    },
  };
  // An app whose object cannot be replaced gets its messages directly, and the sandbox page shows none.
  Reflect.defineProperty(window, 'ReactNativeWebView', {
    value: receiver,
    configurable: true,
    writable: true,
  });
})();
