// Stands in for Recurly.js: the calls the portal makes, with fields in iframes of another host. It changes the page as
// version 4.43 does: state classes, an input before each iframe on phones and tablets, style attributes, and a fixed
// size for the bank.
(() => {
  const home = `${location.protocol}//recurly.localhost${location.port ? `:${location.port}` : ''}`;
  const group = `recurly-element--${crypto.randomUUID()}`;
  let settings;

  class Emitter {
    #heard = new Map();
    on(event, listener) {
      this.#heard.set(event, [...(this.#heard.get(event) ?? []), listener]);
    }
    emit(event, detail) {
      for (const listener of this.#heard.get(event) ?? []) listener(detail);
    }
  }

  // The test of the original for a phone or tablet; an iPad that requests desktop pages does not match.
  const isMobile = /iPhone|iPad|iPod|Android|Mobile|Tablet|Silk|Kindle/i.test(navigator.userAgent);

  function frameTo(path, name, style) {
    const frame = document.createElement('iframe');
    frame.setAttribute('frameborder', '0');
    frame.setAttribute('scrolling', 'no');
    frame.setAttribute('style', style);
    frame.name = name;
    frame.src = `${home}/sandbox/recurly/${path}`;
    return frame;
  }

  // A phone's "next" key does not enter iframes: it focuses this input, which passes the focus on.
  function tabProxy(focus) {
    const input = document.createElement('input');
    input.setAttribute('type', 'text');
    input.setAttribute('style', 'position: absolute; top: 0px; left: -1000px; opacity: 0;');
    input.setAttribute('aria-hidden', 'true');
    input.addEventListener('focus', focus);
    return input;
  }

  // Receives messages of one iframe, from the provider's host only.
  function listen(frame, heard) {
    const listener = ({ origin, source, data }) => {
      if (origin === home && source === frame.contentWindow) heard(data);
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }

  class CardElement extends Emitter {
    constructor(part, { style = {} } = {}) {
      super();
      this.part = part;
      this.frame = frameTo(
        `field#${encodeURIComponent(JSON.stringify({ part, group, style }))}`,
        `${group}--${part}`,
        'background: none; width: 100%; height: 100%;',
      );
      this.frame.setAttribute('tabindex', '0');
      this.stop = listen(this.frame, ({ event, answer, request }) => {
        if (event === 'answer') this.emit(`answer ${request}`, answer);
        else this.emit(event === 'ready' ? 'attach' : event, this);
      });
    }
    attach(place) {
      const holder = document.createElement('div');
      const classes = `recurly-element recurly-element-${this.part}`;
      holder.className = classes;
      const focus = () => this.frame.contentWindow.postMessage({ ask: 'focus' }, home);
      if (isMobile) holder.append(tabProxy(focus));
      holder.append(this.frame);
      holder.addEventListener('click', focus);
      this.on(
        'focus',
        () => (holder.className = `${classes} recurly-element-focus recurly-element-${this.part}-focus`),
      );
      this.on('blur', () => (holder.className = classes));
      place.append(holder);
      this.holder = holder;
    }
    destroy() {
      this.stop();
      this.holder?.remove();
    }
  }

  class ThreeDSecure extends Emitter {
    constructor({ actionTokenId }) {
      super();
      if (!actionTokenId) throw Object.assign(new Error('invalid-option'), { code: 'invalid-option' });
      this.frame = frameTo(
        `bank#${encodeURIComponent(JSON.stringify({ actionTokenId }))}`,
        'recurly-three-d-secure',
        'background: transparent; width: 100%; height: 100%;',
      );
      this.place = document.createElement('div');
      this.place.setAttribute('data-recurly', 'three-d-secure-container');
      // The challenge window size 02.
      this.place.style.width = '390px';
      this.place.style.height = '400px';
      this.stop = listen(this.frame, ({ event, token, code }) => {
        if (event === 'ready') this.emit('ready');
        if (event === 'token') this.emit('token', token);
        if (event === 'error') this.emit('error', { name: code, code });
      });
    }
    attach(place) {
      this.frame.title = 'Make-believe bank';
      this.place.append(this.frame);
      place.append(this.place);
    }
    remove() {
      this.stop();
      this.place.remove();
    }
  }

  window.recurly = {
    configure(given) {
      settings = given;
    },
    Elements() {
      const made = [];
      const make = (part) => (options) => {
        const element = new CardElement(part, options);
        made.push(element);
        return element;
      };
      return {
        made,
        CardNumberElement: make('number'),
        CardMonthElement: make('month'),
        CardYearElement: make('year'),
        CardCvvElement: make('cvv'),
      };
    },
    token(elements, owner, done) {
      if (!settings?.publicKey) return done({ code: 'not-configured', name: 'not-configured' });
      const number = elements.made.find(({ part }) => part === 'number');
      const request = crypto.randomUUID();
      number.on(`answer ${request}`, ({ error, token }) => done(error ?? null, token));
      number.frame.contentWindow.postMessage({ ask: 'token', request, group, owner }, home);
    },
    Risk() {
      let made = false;
      return {
        ThreeDSecure(options) {
          if (made)
            throw Object.assign(new Error('3ds-multiple-instances'), { code: '3ds-multiple-instances' });
          made = true;
          return new ThreeDSecure(options);
        },
      };
    },
  };
})();
