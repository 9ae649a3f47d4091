// Stands in for Recurly.js: the calls the portal makes, with fields in frames of another host.
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

  function frameTo(path, name) {
    const frame = document.createElement('iframe');
    frame.name = name;
    frame.src = `${home}/sandbox/recurly/${path}`;
    return frame;
  }

  // Messages of one frame, from its own host only.
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
      );
      this.stop = listen(this.frame, ({ event, answer, request }) => {
        if (event === 'answer') this.emit(`answer ${request}`, answer);
        else this.emit(event === 'ready' ? 'attach' : event, this);
      });
    }
    attach(place) {
      const holder = document.createElement('div');
      holder.className = `recurly-element recurly-element-${this.part}`;
      holder.append(this.frame);
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
      );
      this.stop = listen(this.frame, ({ event, token, code }) => {
        if (event === 'ready') this.emit('ready');
        if (event === 'token') this.emit('token', token);
        if (event === 'error') this.emit('error', { name: code, code });
      });
    }
    attach(place) {
      this.frame.title = 'Make-believe bank';
      place.append(this.frame);
    }
    remove() {
      this.stop();
      this.frame.remove();
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
