// Stands in for Google Pay's pay.js: asks google.com for the payment method as the browser does, which leads on to www; a frame of
// pay.google.com; styles for its button, with the nonce it was given; the card's picture of gstatic. Each on a host of its own.
(() => {
  const at = (host) =>
    `${location.protocol}//${host}.localhost${location.port ? `:${location.port}` : ''}/sandbox/google-pay`;

  class PaymentsClient {
    constructor(options = {}) {
      this.options = options;
    }
    async isReadyToPay() {
      const frame = document.createElement('iframe');
      frame.title = 'Google Pay';
      frame.hidden = true;
      frame.src = `${at('pay.google')}/frame`;
      document.body.append(frame);
      await fetch(`${at('google')}/method`, { mode: 'no-cors' });
      await fetch(`${at('pay.google')}/manifest`, { mode: 'no-cors' });
      return { result: true };
    }
    createButton({ onClick, buttonLocale = 'en' }) {
      const style = document.createElement('style');
      if (this.options.nonce) style.nonce = this.options.nonce;
      style.textContent =
        '.gpay-button { outline: 0; min-inline-size: 90px; } .gpay-button img { block-size: 1.25rem; }';
      document.head.append(style);
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'gpay-button';
      button.lang = buttonLocale;
      const card = Object.assign(new Image(), { src: `${at('www.gstatic')}/card.svg`, alt: '' });
      button.append('Google Pay ', card);
      button.addEventListener('click', onClick);
      return button;
    }
  }

  window.google = { ...window.google, payments: { api: { PaymentsClient } } };
})();
