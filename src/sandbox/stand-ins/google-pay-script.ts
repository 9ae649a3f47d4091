// Stands in for Google Pay's pay.js. Like the original it fetches the payment method from google.com, which redirects
// to www; adds an iframe of pay.google.com; adds button styles with the given nonce; and loads the card's picture from
// gstatic. Each has its own host.
(() => {
  const { host }: StandIns.ProviderScript = Reflect.get(window, 'standInProvider');
  const at = (name: string) => `${host(name)}/sandbox/google-pay`;

  class PaymentsClient {
    readonly options: { nonce?: string };
    constructor(options: { nonce?: string } = {}) {
      this.options = options;
    }
    async isReadyToPay() {
      const frame = document.createElement('iframe');
      frame.title = 'Google Pay';
      frame.hidden = true;
      frame.src = `${at('pay.google')}/frame`;
      document.body.appendChild(frame);
      await fetch(`${at('google')}/method`, { mode: 'no-cors' });
      await fetch(`${at('pay.google')}/manifest`, { mode: 'no-cors' });
      return { result: true };
    }
    createButton({ onClick, buttonLocale = 'en' }: { onClick: () => void; buttonLocale?: string }) {
      const style = document.createElement('style');
      if (this.options.nonce) style.nonce = this.options.nonce;
      style.textContent =
        '.gpay-button { outline: 0; min-inline-size: 90px; } .gpay-button img { block-size: 1.25rem; }';
      document.head.appendChild(style);
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'gpay-button';
      button.lang = buttonLocale;
      const card = Object.assign(new Image(), { src: `${at('www.gstatic')}/card.svg`, alt: '' });
      button.replaceChildren('Google Pay ', card);
      button.addEventListener('click', onClick);
      return button;
    }
  }

  const known: object = Reflect.get(window, 'google') ?? {};
  Object.assign(window, { google: { ...known, payments: { api: { PaymentsClient } } } });
})();
