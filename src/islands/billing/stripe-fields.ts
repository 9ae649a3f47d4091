import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { type StripeMessage, stripeMessage } from '../../domain/billing/stripe-message.ts';
import type { CardFields, TokenAnswer } from './card-fields.ts';
import { inTime, loadScript } from './load-script.ts';

export type StripeSettings = {
  /** Address of a script that stands in for Stripe's; undefined where Stripe's own is loaded from its own address. */
  standIn: string | undefined;
  publicKey: string;
  connectedAccount: string | undefined;
  /** BCP 47 language of the page. */
  language: string;
  messages: Readonly<Record<StripeMessage, string>>;
};

/** Languages of the portal that Stripe's fields speak by the same name. */
const locales = ['ar', 'de', 'en', 'es', 'fr', 'he', 'ja', 'pt-BR'] as const;

/** Has Stripe put its payment element into its place. Rejects where it is not there in time. */
export async function stripeFields(
  place: HTMLElement,
  { standIn, publicKey, connectedAccount, language, messages }: StripeSettings,
  signal: AbortSignal,
): Promise<CardFields> {
  const locale = locales.find((known) => known === language) ?? 'auto';
  // What is there already is taken as it is: Stripe's own script is then not loaded.
  if (standIn !== undefined) await loadScript(standIn, () => typeof window.Stripe === 'function');
  const stripe = await inTime(
    loadStripe(publicKey, { locale, ...(connectedAccount && { stripeAccount: connectedAccount }) }),
  );
  if (!stripe) throw new Error('Stripe is not there');
  signal.throwIfAborted();
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const elements = stripe.elements({
    mode: 'setup',
    currency: 'usd',
    setupFutureUsage: 'off_session',
    appearance: { theme: dark ? 'night' : 'stripe', variables: looksAt(place) },
    locale,
  });
  const element = elements.create('payment', {
    layout: { type: 'accordion' },
    wallets: { applePay: 'auto', googlePay: 'auto' },
    paymentMethodOrder: ['google_pay', 'apple_pay', 'card'],
    // The page asks for these itself.
    fields: { billingDetails: { name: 'never', address: 'never' } },
  });
  let chosen = 'card';
  element.on('change', ({ value }) => {
    chosen = value.type;
  });
  const ready = new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', () => reject(new Error('Stripe’s fields did not load')));
  });
  try {
    element.mount(place);
    await inTime(ready);
  } catch (error) {
    element.destroy();
    throw error;
  }
  return {
    token: (owner) => tokenOf(stripe, elements, owner, messages),
    // Stripe says at its own fields what is wrong with them. A wallet would ask for the payment already.
    check: async () => {
      if (chosen === 'card') await inTime(elements.submit());
      return [];
    },
    remove: () => element.destroy(),
  };
}

/** The brand's colours, type and corners by Stripe's names. */
function looksAt(place: HTMLElement): Record<string, string> {
  const style = getComputedStyle(place);
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

/** Checks what was typed and has a confirmation token made. */
async function tokenOf(
  stripe: Stripe,
  elements: StripeElements,
  owner: BillingFields,
  messages: StripeSettings['messages'],
): Promise<TokenAnswer> {
  // Its own messages are never shown.
  const refused = (error: StripeError | undefined): TokenAnswer => ({
    ok: false,
    message: messages[stripeMessage(error)],
    parts: [],
  });
  const { error } = await elements.submit();
  if (error) return refused(error);
  const made = await stripe.createConfirmationToken({
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
  return made.confirmationToken ? { ok: true, token: made.confirmationToken.id } : refused(made.error);
}
