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
  type Wallet = 'applePay' | 'googlePay';
  type Plays = Partial<Record<Wallet | 'kind', string>>;
  type WalletOptions = {
    total?: string;
    currency?: string;
    paymentRequest?: { recurringPaymentRequest?: { managementURL?: string } };
    buttonOptions?: object;
  };
  type Payments = { api?: { PaymentsClient: new (options: object) => StandIns.GooglePayClient } };

  const { load, Emitter }: StandIns.ProviderScript = Reflect.get(window, 'standInProvider');
  const plays: Plays = Reflect.get(window, 'sandboxWallets') ?? {};
  const messages: Record<string, string> = {
    'apple-pay-not-supported': 'Apple Pay is not supported by this device or browser.',
    'apple-pay-not-available':
      'Apple Pay is supported by this device, but the customer has not configured Apple Pay.',
    'google-pay-not-available': 'Google Pay is not available',
    'google-pay-payment-failure': 'Google Pay could not get the Payment Data',
  };

  function errorOf(code: string, more: object = {}) {
    return Object.assign(new Error(messages[code] ?? code), { name: code, code }, more);
  }

  async function tokenOf(kind: string): Promise<{ id: string }> {
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
  function sheet(wallet: string, amount: string) {
    return new Promise<string | undefined>((resolve) => {
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
      ] as const) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = kind === 'ok' ? 'button' : 'button secondary';
        button.textContent = label;
        button.addEventListener('click', () => end(kind));
        actions.appendChild(button);
      }
      const end = (kind: string | undefined) => {
        dialog.remove();
        resolve(kind);
      };
      dialog.addEventListener('cancel', () => end(undefined));
      dialog.replaceChildren(text, actions);
      document.body.appendChild(dialog);
      dialog.showModal();
    });
  }

  /** What a test scripts for a wallet, with the code of its error. */
  function playOf(wallet: Wallet) {
    const [play, code] = (plays[wallet] ?? '').split(':');
    return { play, code };
  }

  /** Carries out one payment and emits its result. */
  async function act(
    wallet: Wallet,
    events: StandIns.Emitter,
    { name, amount, cancelled }: { name: string; amount: string; cancelled: () => void },
  ) {
    const { play, code } = playOf(wallet);
    if (play === 'error') return events.emit('error', errorOf(code ?? ''));
    if (play === 'cancel') return cancelled();
    const outcome = play === 'pay' || play === 'twice' ? (plays.kind ?? 'ok') : await sheet(name, amount);
    if (outcome === undefined) return cancelled();
    const token = await tokenOf(outcome);
    const earlier: string[] = Reflect.get(window, 'sandboxWalletTokens') ?? [];
    Object.assign(window, { sandboxWalletTokens: [...earlier, token.id] });
    events.emit('token', token);
    if (play === 'twice') events.emit('token', await tokenOf(outcome));
  }

  /** Returns the error that a wallet starts with, scripted or for a missing option; undefined if it is ready. */
  function initError(wallet: Wallet, prefix: string, options: object, required: readonly string[]) {
    const { play, code } = playOf(wallet);
    if (play === 'init') return errorOf(code ?? '');
    const missing = required.find((option) => Reflect.get(options, option) === undefined);
    return missing === undefined ? undefined : errorOf(`${prefix}-config-missing`, { opt: missing });
  }

  /** Google Pay's client, once its script is there. */
  function paymentsClient() {
    const google: object = Reflect.get(window, 'google') ?? {};
    const payments: Payments | undefined = Reflect.get(google, 'payments');
    return payments?.api?.PaymentsClient;
  }

  const applePay = (options: WalletOptions) => {
    const events = new Emitter();
    const billing = options.paymentRequest?.recurringPaymentRequest;
    const error =
      initError('applePay', 'apple-pay', options, ['country', 'currency', 'total']) ??
      (billing && !billing.managementURL ? errorOf('apple-pay-config-invalid') : undefined);
    Object.assign(window, { sandboxApplePay: options });
    setTimeout(() => {
      if (error) events.emit('error', error);
      else if (plays.applePay !== 'slow') events.emit('ready');
    });
    return Object.assign(events, {
      begin() {
        const { play, code } = playOf('applePay');
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
    });
  };

  const googlePay = (options: WalletOptions) => {
    const events = new Emitter();
    const error = initError('googlePay', 'google-pay', options, [
      'googleMerchantId',
      'total',
      'country',
      'currency',
    ]);
    Object.assign(window, { sandboxGooglePay: options });
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
      if (!paymentsClient()) await load('/sandbox/google-pay/pay.js');
      const PaymentsClient = paymentsClient();
      if (!PaymentsClient) throw new Error('Google Pay was not loaded');
      const client = new PaymentsClient({ environment: 'TEST' });
      await client.isReadyToPay();
      events.emit('ready', client.createButton({ ...options.buttonOptions, onClick }));
    };
    setTimeout(() => {
      if (error) events.emit('error', error);
      else if (plays.googlePay !== 'slow') void ready();
    });
    return events;
  };

  const known: object = Reflect.get(window, 'recurly') ?? {};
  const recurly = { configure: () => undefined, ...known, ApplePay: applePay, GooglePay: googlePay };
  Object.assign(window, { recurly });
})();
