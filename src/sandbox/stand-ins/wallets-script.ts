/*
 * Stands in for Apple Pay and Google Pay of Recurly's library: its events, their order and its errors, with a payment
 * sheet of its own. A test scripts the outcome in `window.sandboxWallets` before this script runs; without it, the sheet
 * asks a person.
 *   { applePay: play, googlePay: play, kind: 'declined' }
 * `play` is one of: 'init:<code>' (never ready), 'slow' (no event at all), 'begin:<code>' (Apple: does not open),
 * 'error:<code>', 'cancel', 'pay', 'twice' (two tokens for one payment). `kind` is the card's behaviour
 * (src/sandbox/money/card-kinds.ts).
 */
(() => {
  const plays = window.sandboxWallets ?? {};
  const recurly = (window.recurly ??= {});
  const messages = {
    'apple-pay-not-supported': 'Apple Pay is not supported by this device or browser.',
    'apple-pay-not-available':
      'Apple Pay is supported by this device, but the customer has not configured Apple Pay.',
    'google-pay-not-available': 'Google Pay is not available',
    'google-pay-payment-failure': 'Google Pay could not get the Payment Data',
  };

  function errorOf(code, more = {}) {
    return Object.assign(new Error(messages[code] ?? code), { name: code, code }, more);
  }

  function emitter() {
    const heard = new Map();
    return {
      on(event, callback) {
        heard.set(event, [...(heard.get(event) ?? []), callback]);
        return this;
      },
      emit(event, ...told) {
        for (const callback of heard.get(event) ?? []) callback(...told);
      },
    };
  }

  async function tokenOf(kind) {
    const answer = await fetch('/sandbox/recurly/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind,
        cardType: 'visa',
        lastFour: '1881',
        firstName: 'Wallet',
        lastName: 'Owner',
        address1: '1 Sample Street',
        city: 'Springfield',
        state: 'OR',
        zip: '62701',
        country: 'US',
      }),
    });
    return answer.json();
  }

  /** Shows a stand-in payment sheet with three buttons: pay, pay with a declined card, or close. */
  function sheet(wallet, amount) {
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.className = 'dialog';
      dialog.setAttribute('aria-label', `${wallet} (sandbox)`);
      const text = document.createElement('p');
      text.textContent = `${wallet} (sandbox): ${amount}`;
      const actions = document.createElement('div');
      actions.className = 'actions dialog-actions';
      for (const [label, kind] of [
        ['Close', undefined],
        ['Pay with a card that is declined', 'declined'],
        ['Confirm payment', 'ok'],
      ]) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = kind === 'ok' ? 'button' : 'button secondary';
        button.textContent = label;
        button.addEventListener('click', () => end(kind));
        actions.append(button);
      }
      const end = (kind) => {
        dialog.remove();
        resolve(kind);
      };
      dialog.addEventListener('cancel', () => end(undefined));
      dialog.append(text, actions);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  /** Carries out one payment and emits its result. */
  async function act(wallet, events, { name, amount, cancelled }) {
    const [play, code] = (plays[wallet] ?? '').split(':');
    if (play === 'error') return events.emit('error', errorOf(code));
    if (play === 'cancel') return cancelled();
    const asked = play === 'pay' || play === 'twice' ? (plays.kind ?? 'ok') : await sheet(name, amount);
    if (asked === undefined) return cancelled();
    const token = await tokenOf(asked);
    window.sandboxWalletTokens = [...(window.sandboxWalletTokens ?? []), token.id];
    events.emit('token', token);
    if (play === 'twice') events.emit('token', await tokenOf(asked));
  }

  /** Returns the error that a wallet starts with, scripted or for a missing option; undefined if it is ready. */
  function initError(wallet, prefix, options, required) {
    const [play, code] = (plays[wallet] ?? '').split(':');
    if (play === 'init') return errorOf(code);
    const missing = required.find((option) => options[option] === undefined);
    return missing && errorOf(`${prefix}-config-missing`, { opt: missing });
  }

  function loaded(address) {
    const script = Object.assign(document.createElement('script'), { src: address });
    document.head.append(script);
    return new Promise((resolve) => script.addEventListener('load', resolve));
  }

  recurly.configure ??= () => {};

  recurly.ApplePay = (options) => {
    const events = emitter();
    const billing = options.paymentRequest?.recurringPaymentRequest;
    const error =
      initError('applePay', 'apple-pay', options, ['country', 'currency', 'total']) ??
      (billing && !billing.managementURL ? errorOf('apple-pay-config-invalid') : undefined);
    window.sandboxApplePay = options;
    setTimeout(() => {
      if (error) events.emit('error', error);
      else if (plays.applePay !== 'slow') events.emit('ready');
    });
    return {
      on: events.on,
      begin() {
        const [play, code] = (plays.applePay ?? '').split(':');
        if (play === 'begin' || error) {
          const failed = errorOf(code ?? 'apple-pay-init-error');
          setTimeout(() => events.emit('error', failed));
          return failed;
        }
        void act('applePay', events, {
          name: 'Apple Pay',
          amount: `${options.total} ${options.currency}`,
          cancelled: () => events.emit('cancel'),
        });
        return undefined;
      },
    };
  };

  recurly.GooglePay = (options) => {
    const events = emitter();
    const error = initError('googlePay', 'google-pay', options, [
      'googleMerchantId',
      'total',
      'country',
      'currency',
    ]);
    window.sandboxGooglePay = options;
    const onClick = () =>
      act('googlePay', events, {
        name: 'Google Pay',
        amount: `${options.total} ${options.currency}`,
        // Google's library rejects with this error, and Recurly passes it on.
        cancelled: () =>
          events.emit('error', errorOf('google-pay-payment-failure', { err: { statusCode: 'CANCELED' } })),
      });
    // Google's own script makes the button; it is loaded here if the page has not loaded it.
    const ready = async () => {
      await (window.google?.payments?.api?.PaymentsClient ?? loaded('/sandbox/google-pay/pay.js'));
      const client = new window.google.payments.api.PaymentsClient({ environment: 'TEST' });
      await client.isReadyToPay();
      events.emit('ready', client.createButton({ ...options.buttonOptions, onClick }));
    };
    setTimeout(() => {
      if (error) events.emit('error', error);
      else if (plays.googlePay !== 'slow') void ready();
    });
    return { on: events.on };
  };
})();
