// Stands in for the native app around the portal: receives the portal's messages and sends them to the sandbox page.
// With `?arriving`, only the tab that the sandbox page opened as the app counts as embedded.
(() => {
  const script = document.currentScript;
  const arriving = script instanceof HTMLScriptElement && new URL(script.src).search === '?arriving';
  if (!arriving || window.name === 'native-app') {
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
        window.postMessage(JSON.stringify({ event: 'HELLO_ACK', protocol, version }), window.location.origin);
      },
    };
    Object.assign(window, { ReactNativeWebView: receiver });
  }
})();
