import type { ApplePaySetup, GooglePaySetup, Wallet, WalletSetup } from '../../contracts/orders/checkout.ts';
import { isWalletCancel } from '../../domain/orders/wallet-error.ts';
import { PATIENCE_MS } from '../billing/load-script.ts';
import { type GooglePayLibrary, loadGooglePay } from './google-pay-library.ts';
import { loadRecurly, type RecurlyWallets, tokenId } from './recurly-wallets.ts';

/** What becomes of a wallet. Each wallet is ready or gone within the library's patience, and never both at once. */
export type WalletHeard = {
  ready(wallet: Wallet): void;
  /** It cannot be used on this page; `error` as the provider told it. */
  gone(wallet: Wallet, error: unknown): void;
  token(wallet: Wallet, id: string): void;
  /** A payment came to nothing; the wallet can be tried again. */
  failed(wallet: Wallet, error: unknown): void;
};

/** Where the wallets' buttons are: Apple Pay's own, and the room for Google Pay's. */
export type WalletPlaces = { applePay: HTMLElement | null; googlePay: HTMLElement | null };

/** Brings the configured wallets alive (spec subscriptions-and-money.md section 4, Unified checkout). Never rejects. */
export async function startWallets(
  setup: WalletSetup,
  places: WalletPlaces,
  heard: WalletHeard,
): Promise<void> {
  const { applePay, googlePay } = setup;
  let recurly: RecurlyWallets;
  try {
    recurly = await loadRecurly(setup.library, setup.publicKey);
  } catch (error) {
    if (applePay) heard.gone('applePay', error);
    if (googlePay) heard.gone('googlePay', error);
    return;
  }
  if (applePay && places.applePay) startApplePay(recurly, applePay, places.applePay, heard);
  if (googlePay && places.googlePay)
    await startGooglePay(
      recurly,
      googlePay,
      { place: places.googlePay, library: setup.googleLibrary },
      heard,
    );
}

/** Errors before it is ready end a wallet; so does one that says it did not start, whenever it comes. */
function watched(wallet: Wallet, heard: WalletHeard) {
  let state: 'waiting' | 'ready' | 'gone' = 'waiting';
  const gone = (error: unknown) => {
    if (state === 'gone') return;
    state = 'gone';
    heard.gone(wallet, error);
  };
  const timer = setTimeout(
    () => state === 'waiting' && gone(new Error('the wallet is too slow')),
    PATIENCE_MS,
  );
  return {
    ready() {
      if (state !== 'waiting') return;
      clearTimeout(timer);
      state = 'ready';
      heard.ready(wallet);
    },
    error(error: unknown) {
      clearTimeout(timer);
      if (state !== 'ready' || didNotStart(error)) return gone(error);
      if (!isWalletCancel(error)) heard.failed(wallet, error);
    },
    token(token: unknown) {
      const id = tokenId(token);
      if (id) heard.token(wallet, id);
      else heard.failed(wallet, new Error('a token without an id'));
    },
  };
}

function didNotStart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'apple-pay-init-error';
}

function startApplePay(
  recurly: RecurlyWallets,
  setup: ApplePaySetup,
  button: HTMLElement,
  heard: WalletHeard,
): void {
  const watch = watched('applePay', heard);
  try {
    const applePay = recurly.ApplePay(applePaySettings(setup));
    // Errors come on the next tick, so that nothing is missed.
    applePay.on('error', watch.error);
    applePay.on('token', watch.token);
    applePay.on('ready', watch.ready);
    // The sheet opens only from within the click.
    button.addEventListener('click', () => {
      const error = applePay.begin();
      if (error) watch.error(error);
    });
  } catch (error) {
    watch.error(error);
  }
}

function applePaySettings({ country, currency, total, label, recurring }: ApplePaySetup) {
  const { description, amount, intervalUnit, intervalCount, managementUrl, trial } = recurring;
  const endsAt = trial?.endsAt ? new Date(trial.endsAt) : undefined;
  return {
    country,
    currency,
    total,
    label,
    recurring: true as const,
    paymentRequest: {
      recurringPaymentRequest: {
        paymentDescription: description,
        managementURL: managementUrl,
        regularBilling: {
          label: description,
          amount,
          paymentTiming: 'recurring',
          recurringPaymentIntervalUnit: intervalUnit,
          recurringPaymentIntervalCount: intervalCount,
          ...(endsAt ? { recurringPaymentStartDate: endsAt } : {}),
        },
        ...(trial
          ? {
              trialBilling: {
                label: trial.label,
                amount: trial.amount,
                paymentTiming: 'recurring',
                ...(endsAt ? { recurringPaymentEndDate: endsAt } : {}),
              },
            }
          : {}),
      },
    },
  };
}

async function startGooglePay(
  recurly: RecurlyWallets,
  setup: GooglePaySetup,
  { place, library }: { place: HTMLElement; library: GooglePayLibrary | null },
  heard: WalletHeard,
): Promise<void> {
  const watch = watched('googlePay', heard);
  try {
    if (library) await loadGooglePay(library);
    const googlePay = recurly.GooglePay({ ...setup, buttonOptions: { buttonSizeMode: 'fill' } });
    googlePay.on('error', watch.error);
    googlePay.on('token', watch.token);
    googlePay.on('ready', (button) => {
      if (!(button instanceof HTMLElement)) return watch.error(new Error('no button came'));
      place.replaceChildren(button);
      watch.ready();
    });
  } catch (error) {
    watch.error(error);
  }
}
