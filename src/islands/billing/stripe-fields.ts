import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { StripeLocale } from '../../domain/billing/stripe-locale.ts';
import { type StripeMessage, stripeMessage } from '../../domain/billing/stripe-message.ts';
import { inTime } from '../in-time.ts';
import { reportIfMissing } from '../page/provider-missing.ts';
import type { CardFields, TokenAnswer } from './card-fields.ts';
import { loadScript, PATIENCE_MS } from './load-script.ts';

export type StripeSettings = {
  /** URL of a stand-in for Stripe's script; undefined to load Stripe's own script. */
  standIn: string | undefined;
  publicKey: string;
  connectedAccount: string | undefined;
  locale: StripeLocale;
  messages: Readonly<Record<StripeMessage, string>>;
};

/** Mounts Stripe's payment element; `completed` is called once nothing is missing in it. Rejects if it does not load in time. */
export async function stripeFields(
  container: HTMLElement,
  {
    standIn,
    publicKey,
    connectedAccount,
    locale,
    messages,
    completed,
  }: StripeSettings & { completed: () => void },
  signal: AbortSignal,
): Promise<CardFields> {
  // If `window.Stripe` exists already, `loadStripe` uses it and loads no script.
  if (standIn !== undefined)
    await reportIfMissing(
      'stripe',
      loadScript(standIn, () => typeof window.Stripe === 'function'),
    );
  const loading = loadStripe(publicKey, {
    locale,
    ...(connectedAccount && { stripeAccount: connectedAccount }),
  });
  const stripe = await reportIfMissing('stripe', inTime(loading, PATIENCE_MS));
  if (!stripe) throw new Error('Stripe is missing');
  signal.throwIfAborted();
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const elements = stripe.elements({
    mode: 'setup',
    currency: 'usd',
    setupFutureUsage: 'off_session',
    appearance: { theme: dark ? 'night' : 'stripe', variables: looksAt(container) },
    locale,
  });
  const element = elements.create('payment', {
    layout: { type: 'accordion' },
    wallets: { applePay: 'auto', googlePay: 'auto' },
    paymentMethodOrder: ['google_pay', 'apple_pay', 'card'],
    // The portal's own form asks for these fields.
    fields: { billingDetails: { name: 'never', address: 'never' } },
  });
  let chosen = 'card';
  element.on('change', ({ value, complete }) => {
    chosen = value.type;
    if (complete) completed();
  });
  const ready = new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', () => reject(new Error('Stripe’s fields did not load')));
  });
  try {
    element.mount(container);
    await inTime(ready, PATIENCE_MS);
  } catch (error) {
    element.destroy();
    throw error;
  }
  return {
    token: (owner) => tokenOf(stripe, elements, owner, messages),
    // Stripe shows errors at its own fields. A wallet is not validated here: `submit` would already open its payment
    // sheet.
    check: async () => {
      const answer = chosen === 'card' ? await elements.submit() : {};
      return answer.error ? ['card'] : [];
    },
    focus() {
      // As in `recurlyFields`.
      container.querySelector('iframe')?.focus();
      element.focus();
    },
    remove: () => element.destroy(),
  };
}

/** Returns the brand's colours, font and corners under Stripe's names. */
function looksAt(container: HTMLElement): Record<string, string> {
  const style = getComputedStyle(container);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    colorPrimary: token('--accent'),
    colorBackground: token('--surface'),
    colorText: token('--text'),
    colorTextPlaceholder: token('--muted'),
    colorDanger: token('--danger'),
    fontFamily: style.fontFamily,
    borderRadius: token('--radius'),
  };
}

/** Validates the fields and requests a confirmation token. */
async function tokenOf(
  stripe: Stripe,
  elements: StripeElements,
  owner: BillingFields,
  messages: StripeSettings['messages'],
): Promise<TokenAnswer> {
  // Stripe's own messages are never shown.
  const refused = (error: StripeError | undefined): TokenAnswer => ({
    ok: false,
    message: messages[stripeMessage(error)],
    parts: [],
  });
  const { error } = await elements.submit();
  // Stripe shows at its own fields what is wrong there.
  if (error?.type === 'validation_error') return { ok: false, message: undefined, parts: ['card'] };
  if (error) return refused(error);
  const created = await stripe.createConfirmationToken({
    elements,
    params: {
      return_url: `${window.location.origin}/subscriptions`,
      payment_method_data: {
        billing_details: {
          name: `${owner.firstName} ${owner.lastName}`.trim(),
          address: {
            line1: owner.address1,
            line2: owner.address2,
            city: owner.city,
            state: owner.state,
            postal_code: owner.postalCode,
            country: owner.country,
          },
        },
      },
    },
  });
  return created.confirmationToken
    ? { ok: true, token: created.confirmationToken.id }
    : refused(created.error);
}
