import type { ProviderName } from '../../contracts/browser-report.ts';
import type { ApplePaySetup, GooglePaySetup } from '../../contracts/orders/wallet-setup.ts';
import { PATIENCE_MS } from '../billing/load-script.ts';
import { reportMissing } from '../page/provider-missing.ts';
import type { RecurlyJs } from '../billing/recurly-extension.ts';
import { type GooglePayLibrary, loadGooglePay } from './google-pay-library.ts';

/** The events of one wallet: first `ready`, `fail` or `giveUp`, then tokens and errors. */
export type WalletCallbacks = {
  ready: () => void;
  giveUp: () => void;
  fail: (error: unknown) => void;
  take: (token: unknown) => void;
};

/** One wallet of a page: `open` opens its payment sheet if the page has its button, `stop` ends all callbacks. */
export type WalletButton = { open: () => void; stop: () => void };

/** Prepares Apple Pay. Its sheet opens only from within a click: call `open` there. */
export function applePayButton(
  recurly: RecurlyJs,
  setup: ApplePaySetup,
  callbacks: WalletCallbacks,
): WalletButton {
  const events = untilStopped('applePay', callbacks);
  try {
    const applePay = recurly.ApplePay(applePaySettings(setup));
    // Errors are emitted on the next tick, so no listener misses one.
    applePay.on('error', events.fail);
    applePay.on('token', events.take);
    applePay.on('ready', events.ready);
    const open = () => {
      const error = applePay.begin();
      if (error) events.fail(error);
    };
    return { open, stop: events.stop };
  } catch (error) {
    events.fail(error);
    return { open() {}, stop: events.stop };
  }
}

/** Prepares Google Pay and mounts the provider's own button in `container`. */
export function googlePayButton(
  recurly: RecurlyJs,
  setup: GooglePaySetup,
  { container, library }: { container: HTMLElement; library: GooglePayLibrary | null },
  callbacks: WalletCallbacks,
): WalletButton {
  const events = untilStopped('googlePay', callbacks);
  async function start(): Promise<void> {
    if (library) await loadGooglePay(library);
    const { buttonLocale, ...settings } = setup;
    const buttonOptions = { buttonSizeMode: 'fill' as const, ...(buttonLocale && { buttonLocale }) };
    const googlePay = recurly.GooglePay({ ...settings, buttonOptions });
    googlePay.on('error', events.fail);
    googlePay.on('token', events.take);
    googlePay.on('ready', (button) => {
      if (!(button instanceof HTMLElement)) return events.fail(new Error('there is no button'));
      container.replaceChildren(button);
      events.ready();
    });
  }
  start().catch(events.fail);
  const stop = () => {
    events.stop();
    container.replaceChildren();
  };
  return { open() {}, stop };
}

/** Forwards the callbacks until `stop` is called, and calls `giveUp` if there is none in time. */
function untilStopped(
  provider: ProviderName,
  callbacks: WalletCallbacks,
): Omit<WalletCallbacks, 'giveUp'> & { stop: () => void } {
  let stopped = false;
  const timer = setTimeout(() => {
    reportMissing(provider);
    callbacks.giveUp();
  }, PATIENCE_MS);
  return {
    ready() {
      clearTimeout(timer);
      if (!stopped) callbacks.ready();
    },
    fail(error) {
      clearTimeout(timer);
      if (!stopped) callbacks.fail(error);
    },
    take(token) {
      if (!stopped) callbacks.take(token);
    },
    stop() {
      clearTimeout(timer);
      stopped = true;
    },
  };
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
