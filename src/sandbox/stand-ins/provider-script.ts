// The beginning of each stand-in for a provider's script: hosts, scripts and frames of others, and events. Where it was
// loaded over https, it takes the real hosts, which a test then answers.
(() => {
  const scriptUrl = new URL(document.currentScript?.getAttribute('src') ?? '', location.href);

  const host = (name: string) =>
    scriptUrl.protocol === 'https:' ? `https://${name}.com` : `${location.protocol}//${standInHost(name)}`;

  // A phone that reaches the sandbox by an address knows no host of it but that address.
  const standInHost = (name: string) =>
    location.hostname.endsWith('localhost')
      ? `${name}.localhost${location.port && `:${location.port}`}`
      : location.host;

  function load(address: string) {
    return new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('3ds-vendor-load-error')));
      document.head.appendChild(script);
    });
  }

  function listen(frame: HTMLIFrameElement, home: string, heard: (message: StandIns.FrameMessage) => void) {
    const listener = ({ origin, source, data }: MessageEvent<StandIns.FrameMessage>) => {
      if (origin === home && source === frame.contentWindow) heard(data);
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }

  class Emitter {
    #heard = new Map<string, StandIns.Listener[]>();
    on(event: string, listener: StandIns.Listener) {
      this.#heard.set(event, [...(this.#heard.get(event) ?? []), listener]);
      return this;
    }
    emit(event: string, ...args: unknown[]) {
      for (const listener of this.#heard.get(event) ?? []) listener(...args);
    }
  }

  const shared: StandIns.ProviderScript = { host, load, listen, Emitter };
  Object.assign(window, { standInProvider: shared });
})();
