// Stands in for Stripe.js: the calls the portal makes, with the payment element in an iframe of another host. It
// changes the page as the original does: a private container, styles set as important properties (which no CSP
// refuses), and an iframe wider than its place.
(() => {
  const { host, listen, Emitter }: StandIns.ProviderScript = Reflect.get(window, 'standInProvider');
  const home = host('js.stripe');

  function frameTo(path: string, title: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.src = `${home}/sandbox/stripe/${path}`;
    return frame;
  }

  // The bank's challenge runs before a token is issued, in a dialog over the page.
  function askBank() {
    return new Promise<boolean>((resolve) => {
      const dialog = document.createElement('dialog');
      const frame = frameTo(`bank#${encodeURIComponent('{}')}`, 'Make-believe bank');
      Object.assign(frame.style, { inlineSize: '100%', blockSize: '20rem', border: '0' });
      Object.assign(dialog.style, { inlineSize: 'min(28rem, 92vw)', padding: '0', border: '0' });
      dialog.setAttribute('aria-label', 'Make-believe bank');
      dialog.appendChild(frame);
      document.body.appendChild(dialog);
      const end = (passed: boolean) => {
        stop();
        dialog.remove();
        resolve(passed);
      };
      const stop = listen(frame, home, ({ event }) => {
        if (event === 'passed' || event === 'failed') end(event === 'passed');
      });
      dialog.addEventListener('cancel', () => end(false));
      dialog.showModal();
    });
  }

  const important = (element: HTMLElement, styles: Record<string, string>) => {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
  };

  class PaymentElement extends Emitter {
    readonly frame: HTMLIFrameElement;
    readonly stop: () => void;
    holder: HTMLElement | undefined;
    constructor(settings: object) {
      super();
      const hash = encodeURIComponent(JSON.stringify(settings));
      this.frame = frameTo(`field#${hash}`, 'Secure payment input frame');
      this.stop = listen(this.frame, home, ({ event, height, request, answer, complete = false }) => {
        if (height) important(this.frame, { height: `${height + 8}px` });
        if (event === 'answer') this.emit(`answer ${request}`, answer);
        else this.emit(event, { complete, value: { type: 'card' } });
      });
    }
    mount(container: Element) {
      this.frame.setAttribute('frameborder', '0');
      this.frame.setAttribute('scrolling', 'no');
      important(this.frame, {
        border: '0px',
        margin: '-4px',
        padding: '0px',
        width: 'calc(100% + 8px)',
        'min-width': '100%',
        overflow: 'hidden',
        display: 'block',
      });
      this.holder = Object.assign(document.createElement('div'), { className: '__PrivateStripeElement' });
      important(this.holder, {
        margin: '0px',
        padding: '0px',
        border: 'none',
        display: 'block',
        background: 'transparent',
        position: 'relative',
        opacity: '1',
      });
      this.holder.appendChild(this.frame);
      container.classList.add('StripeElement');
      container.appendChild(this.holder);
    }
    focus() {
      this.frame.contentWindow?.postMessage({ ask: 'focus' }, home);
    }
    destroy() {
      this.stop();
      this.holder?.remove();
    }
    ask(ask: 'submit' | 'token', more: object = {}) {
      const request = Math.random().toString(36).slice(2);
      return new Promise<StandIns.FrameAnswer>((resolve) => {
        this.on(`answer ${request}`, (answer) => resolve(answer as StandIns.FrameAnswer));
        this.frame.contentWindow?.postMessage({ ask, request, ...more }, home);
      });
    }
  }

  type Elements = { ask: PaymentElement['ask'] };
  type Options = { mode: string; appearance?: object; locale?: string };
  type TokenOrder = {
    elements: Elements;
    params: { payment_method_data: { billing_details: StandIns.BillingDetails } };
  };

  const stripe = (publicKey: string) => {
    if (!publicKey) throw new Error('Please call Stripe() with your publishable key.');
    return {
      elements({ mode, appearance, locale }: Options) {
        if (mode !== 'setup') throw new Error('Only the setup mode is implemented here.');
        let payment: PaymentElement | undefined;
        const asked: PaymentElement['ask'] = (ask, more) => {
          if (!payment) throw new Error('The payment element was not created.');
          return payment.ask(ask, more);
        };
        return {
          create(kind: string) {
            if (kind !== 'payment') throw new Error('Only the payment element is implemented here.');
            payment = new PaymentElement({ ...appearance, locale });
            return payment;
          },
          submit: () => asked('submit'),
          ask: asked,
        };
      },
      async createConfirmationToken({ elements, params }: TokenOrder) {
        const billing = params.payment_method_data.billing_details;
        const first = await elements.ask('token', { billing, approved: false });
        if (!first.challenge) return first;
        if (await askBank()) return elements.ask('token', { billing, approved: true });
        return { error: { type: 'card_error', code: 'payment_intent_authentication_failure' } };
      },
    };
  };
  // The release it imitates; the loader package compares it with its own.
  Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });
})();
