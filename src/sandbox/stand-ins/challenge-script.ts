// A part of the stand-in for Recurly.js: how it has the bank ask through each gateway. It loads what version 4.43 loads,
// from hosts of the same names, so that the page's policy is tried as with the original.
(() => {
  const { host, load }: StandIns.ProviderScript = Reflect.get(window, 'standInProvider');

  const ask = ({ challenge, container, at, step, by, to, ready }: StandIns.BankQuestion) => {
    const frame = document.createElement('iframe');
    const asks = step === 'challenge';
    frame.title = asks ? 'Make-believe bank' : 'Make-believe fingerprint';
    frame.hidden = !asks;
    frame.width = '100%';
    frame.height = '400';
    frame.style.border = '0';
    frame.name = `bank-${step}`;
    const ends = !asks && challenge.form === 'fingerprint';
    const hash = encodeURIComponent(JSON.stringify({ actionTokenId: challenge.id, step, ends, to }));
    const address = `${at}/sandbox/recurly/bank#${hash}`;
    const over = new Promise<StandIns.FrameMessage>((resolve) => {
      const listener = ({ source, data }: MessageEvent<StandIns.FrameMessage>) => {
        if (source !== frame.contentWindow) return;
        if (data.event === 'ready') return ready();
        window.removeEventListener('message', listener);
        if (!asks) frame.remove();
        resolve(data);
      };
      window.addEventListener('message', listener);
    });
    if (by === 'address') {
      frame.setAttribute('style', 'background: transparent; width: 100%; height: 100%;');
      frame.src = address;
      container.appendChild(frame);
      return over;
    }
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: address, target: frame.name, hidden: true });
    form.appendChild(Object.assign(document.createElement('input'), { name: 'creq', value: challenge.id }));
    container.appendChild(frame);
    container.appendChild(form);
    form.submit();
    return over;
  };

  function overlay() {
    const element = document.createElement('div');
    Object.assign(element.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      display: 'grid',
      placeItems: 'center',
      background: '#0008',
    });
    document.body.appendChild(element);
    return element;
  }

  const askInTurn: StandIns.Bank['askInTurn'] = async (shown, at, then = at) => {
    const seen = await ask({ ...shown, at, step: 'fingerprint' });
    return seen.event === 'fingerprinted' ? ask({ ...shown, at: then, step: 'challenge' }) : seen;
  };

  const bank: StandIns.Bank = { host, load, overlay, askInTurn };

  /** The strategy that a gateway's own script has put into the page. */
  const ofScript = (address: string, name: string): StandIns.Strategy => {
    return async (...all) => {
      await load(`${address}/sandbox/recurly/${name}`);
      const strategy: unknown = Reflect.get(window, 'standInGateway');
      if (typeof strategy !== 'function') throw new Error('3ds-vendor-load-error');
      return strategy(...all);
    };
  };

  /** Recurly's frame, which leads on to the bank. */
  const inFrame =
    (api: string): StandIns.Strategy =>
    (challenge, container, ready) =>
      ask({ challenge, container, at: api, step: 'challenge', by: 'address', to: host('bank'), ready });

  /** Recurly's own gateway: the bank is a page of Recurly's. */
  const mock =
    (api: string): StandIns.Strategy =>
    (challenge, container, ready) =>
      ask({ challenge, container, at: api, step: 'challenge', by: 'address', ready });

  const strategyOf = ({ gateway, form }: StandIns.Challenge, api: string): StandIns.Strategy => {
    if (gateway === 'test') return mock(api);
    if (form === 'redirect') return inFrame(api);
    if (gateway === 'stripe') return ofScript(host('js.stripe'), 'stripe-challenge.js');
    if (gateway === 'adyen') return ofScript(host('checkoutshopper-live.adyen'), 'adyen.js');
    if (gateway === 'braintree') return ofScript(host('js.braintreegateway'), 'braintree.js');
    return inFrame(api);
  };
  Object.assign(window, { standInBank: bank, standInStrategy: strategyOf });
})();
