// Stands in for Recurly.js: the calls the portal makes, with fields in iframes of another host. It changes the page as
// version 4.43 does: state classes, an input before each iframe on phones and tablets, style attributes, and a fixed
// size for the bank. `provider-script.ts` and `challenge-script.ts` run before it.
(() => {
  const { host, listen, Emitter }: StandIns.ProviderScript = Reflect.get(window, 'standInProvider');
  const strategyOf: (challenge: StandIns.Challenge, api: string) => StandIns.Strategy = Reflect.get(
    window,
    'standInStrategy',
  );
  // The region of the site decides the host of every call, and the key says the region.
  let home = host('api.recurly');
  const group = `recurly-element--${Math.random().toString(36).slice(2)}`;
  let settings: { publicKey?: string } | undefined;

  // The test of the original for a phone or tablet; an iPad that requests desktop pages does not match.
  const isMobile = /iPhone|iPad|iPod|Android|Mobile|Tablet|Silk|Kindle/i.test(navigator.userAgent);

  function frameTo(path: string, name: string, style: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.setAttribute('frameborder', '0');
    frame.setAttribute('scrolling', 'no');
    frame.setAttribute('style', style);
    frame.name = name;
    frame.src = `${home}/sandbox/recurly/${path}`;
    return frame;
  }

  // A phone's "next" key does not enter iframes: it focuses this input, which passes the focus on.
  function tabProxy(focus: () => void): HTMLInputElement {
    const input = document.createElement('input');
    input.setAttribute('type', 'text');
    input.setAttribute('style', 'position: absolute; top: 0px; left: -1000px; opacity: 0;');
    input.setAttribute('aria-hidden', 'true');
    input.addEventListener('focus', focus);
    return input;
  }

  function ask(frame: HTMLIFrameElement, question: StandIns.FrameQuestion) {
    frame.contentWindow?.postMessage(question, home);
  }

  class CardElement extends Emitter {
    readonly part: string;
    readonly frame: HTMLIFrameElement;
    readonly stop: () => void;
    holder: HTMLElement | undefined;
    constructor(part: string, { style = {} }: { style?: object } = {}) {
      super();
      this.part = part;
      this.frame = frameTo(
        `field#${encodeURIComponent(JSON.stringify({ part, group, style }))}`,
        `${group}--${part}`,
        'background: none; width: 100%; height: 100%;',
      );
      this.frame.setAttribute('tabindex', '0');
      this.stop = listen(this.frame, home, ({ event, answer, request }) => {
        if (event === 'answer') this.emit(`answer ${request}`, answer);
        else this.emit(event === 'ready' ? 'attach' : event, this);
      });
    }
    attach(container: Element) {
      const holder = document.createElement('div');
      const classes = `recurly-element recurly-element-${this.part}`;
      holder.className = classes;
      const focus = () => ask(this.frame, { ask: 'focus' });
      if (isMobile) holder.appendChild(tabProxy(focus));
      holder.appendChild(this.frame);
      holder.addEventListener('click', focus);
      this.on(
        'focus',
        () => (holder.className = `${classes} recurly-element-focus recurly-element-${this.part}-focus`),
      );
      this.on('blur', () => (holder.className = classes));
      container.appendChild(holder);
      this.holder = holder;
    }
    focus() {
      ask(this.frame, { ask: 'focus' });
      return this;
    }
    destroy() {
      this.stop();
      this.holder?.remove();
    }
  }

  class ThreeDSecure extends Emitter {
    readonly container = document.createElement('div');
    readonly #actionTokenId: string;
    constructor({ actionTokenId }: { actionTokenId?: string }) {
      super();
      if (!actionTokenId) throw Object.assign(new Error('invalid-option'), { code: 'invalid-option' });
      this.#actionTokenId = actionTokenId;
      this.container.setAttribute('data-recurly', 'three-d-secure-container');
      // The challenge window size 02.
      this.container.style.width = '390px';
      this.container.style.height = '400px';
    }
    attach(parent: Element) {
      parent.appendChild(this.container);
      void this.#run();
    }
    async #run() {
      try {
        const answer = await fetch(`${home}/sandbox/recurly/tokens/${this.#actionTokenId}`);
        const challenge: StandIns.Challenge = await answer.json();
        if (!answer.ok || challenge.over) return this.#fail('3ds-auth-error');
        const play = strategyOf(challenge, home);
        const { event, token, code } = await play(challenge, this.container, () => this.emit('ready'));
        return event === 'token' ? this.emit('token', token) : this.#fail(code ?? '3ds-auth-error');
      } catch (error) {
        return this.#fail(error instanceof Error ? error.message : String(error));
      }
    }
    #fail(code: string) {
      this.emit('error', { name: code, code });
    }
    remove() {
      this.container.remove();
    }
  }

  type Done = (error: StandIns.ScriptError | null, token?: unknown) => void;

  const recurly = {
    configure(given: { publicKey?: string }) {
      settings = given;
      home = host(given.publicKey?.startsWith('fra-') ? 'api.eu.recurly' : 'api.recurly');
    },
    Elements() {
      const made: CardElement[] = [];
      const make = (part: string) => (options?: { style?: object }) => {
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
    token(elements: { made: readonly CardElement[] }, owner: StandIns.CardOwner, done: Done) {
      if (!settings?.publicKey) return done({ code: 'not-configured', name: 'not-configured' });
      const number = elements.made.find(({ part }) => part === 'number');
      if (!number) return done({ code: 'not-attached', name: 'not-attached' });
      const request = Math.random().toString(36).slice(2);
      number.on(`answer ${request}`, (answer) => {
        const { error, token } = answer as StandIns.FrameAnswer;
        done(error ?? null, token);
      });
      return ask(number.frame, { ask: 'token', request, group, owner });
    },
    Risk() {
      let made = false;
      return {
        ThreeDSecure(options: { actionTokenId?: string }) {
          if (made)
            throw Object.assign(new Error('3ds-multiple-instances'), { code: '3ds-multiple-instances' });
          made = true;
          return new ThreeDSecure(options);
        },
      };
    },
  };
  Object.assign(window, { recurly });
})();
