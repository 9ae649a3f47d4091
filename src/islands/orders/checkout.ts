import {
  type PaymentMethod,
  paymentMethods,
  type Wallet,
  walletSetup,
} from '../../contracts/orders/checkout.ts';
import { selectedMethod } from '../../domain/billing/payment-method.ts';
import { walletTrouble } from '../../domain/orders/wallet-error.ts';
import { pageBridge } from '../page/page-bridge.ts';
import { sendPayment } from './send-payment.ts';
import { tellFailure } from './tell-app.ts';
import { startWallets } from './wallets.ts';

/**
 * Improves the unified checkout (spec subscriptions-and-money.md sections 2 to 4): wallets appear once their provider says they
 * are ready, a payment is sent once, and the app around the page hears of failures. Without it the card's form works as it is.
 */
export function startCheckout(form: HTMLFormElement): void {
  const busy = busyDialog();
  let paying = false;

  /** The one checkout action: whatever else asks for one while it is under way is passed over. */
  async function pay(fields: Record<string, string>): Promise<void> {
    if (paying) return;
    paying = true;
    showTrouble('');
    busy.show();
    const answer = await sendPayment(fields);
    if (answer.kind === 'next') {
      if (isFailure(answer.next)) tellFailure('subscribe-failed');
      return window.location.assign(answer.next);
    }
    paying = false;
    busy.hide();
    const message = answer.kind === 'refused' ? answer.message : (form.dataset['unsure'] ?? '');
    showTrouble(message);
    tellFailure('subscribe-failed', message);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = fieldsOf(form);
    // Enter on a wallet's radio button: its own button opens the sheet.
    const own = fields['method'] === 'creditCard' ? null : walletButton(form, fields['method']);
    if (own) own.focus();
    else void pay(fields);
  });
  document
    .getElementById('checkout-cancel')
    ?.addEventListener('submit', () => void pageBridge().send({ event: 'NAVIGATE_BACK' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    paying = false;
    busy.hide();
  });
  wakeWallets(form, (wallet, token) => void pay({ ...fieldsOf(form), method: wallet, token }));
}

/** True for a page that is neither success nor the checkout itself, which tells the app by itself. */
function isFailure(next: string): boolean {
  return next.startsWith('/error') || next.startsWith('/billing?');
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

function walletButton(form: HTMLFormElement, method: string | undefined): HTMLElement | null {
  const place = [...form.querySelectorAll<HTMLElement>('[data-pay]')].find(
    ({ dataset }) => dataset['pay'] === method,
  );
  return place?.querySelector('button') ?? null;
}

function wakeWallets(form: HTMLFormElement, onToken: (wallet: Wallet, token: string) => void): void {
  const { wallets } = form.dataset;
  if (wallets === undefined) return;
  const setup = walletSetup.parse(JSON.parse(wallets));
  const told = document.getElementById('checkout-told');
  const wordsFor = (error: unknown) => {
    const { code, trouble } = walletTrouble(error);
    return { code, text: setup.words[trouble] ?? '' };
  };
  const places = {
    applePay: form.querySelector<HTMLElement>('.checkout-apple'),
    googlePay: form.querySelector<HTMLElement>('.checkout-google'),
  };
  void startWallets(setup, places, {
    ready(wallet) {
      const row = rowOf(form, wallet);
      row?.querySelector('.checkbox-hint')?.remove();
      const radio = row?.querySelector('input');
      if (radio) radio.disabled = false;
    },
    gone(wallet, error) {
      const { code, text } = wordsFor(error);
      rowOf(form, wallet)?.remove();
      told?.appendChild(line(text));
      tellFailure(code, text);
      fallBack(form);
    },
    token: onToken,
    failed(_wallet, error) {
      const { code, text } = wordsFor(error);
      showTrouble(text);
      tellFailure(code, text);
    },
  });
}

function rowOf(form: HTMLFormElement, method: PaymentMethod): HTMLElement | null {
  return form.querySelector(`[data-method="${method}"]`);
}

/** Selects what is still there, where the method that was selected is not. */
function fallBack(form: HTMLFormElement): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[name=method]:enabled')];
  const methodOf = (radio: HTMLInputElement | undefined) =>
    paymentMethods.find((known) => known === radio?.value);
  const available = radios.flatMap((radio) => methodOf(radio) ?? []);
  const selected = selectedMethod(methodOf(radios.find(({ checked }) => checked)), available);
  for (const radio of radios) radio.checked = radio.value === selected;
}

function line(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'muted small';
  paragraph.textContent = text;
  return paragraph;
}

/** Shows what went wrong, and takes the focus there; nothing for an empty text. */
function showTrouble(text: string): void {
  const alert = document.getElementById('checkout-trouble');
  const place = alert?.querySelector('p');
  if (!alert || !place) return;
  place.textContent = text;
  alert.hidden = text === '';
  if (text === '') return;
  alert.role = 'alert';
  alert.focus();
}

function busyDialog(): { show(): void; hide(): void } {
  const dialog = document.getElementById('checkout-busy');
  if (!(dialog instanceof HTMLDialogElement)) return { show() {}, hide() {} };
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  return { show: () => dialog.showModal(), hide: () => dialog.close() };
}
