import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { stripeMessage } from '../../domain/billing/stripe-message.ts';
import type { CardFields, TokenAnswer } from './card-fields.ts';
import { inTime, loadScript } from './load-script.ts';
import type { Stripe, StripeElements, StripeError } from './stripe.ts';

/** Has Stripe put its payment element into its place. Rejects where it is not there in time. */
export async function stripeCard(area: HTMLElement): Promise<CardFields> {
  const { script = '', key = '', account, locale = 'en' } = area.dataset;
  const place = area.querySelector<HTMLElement>('[data-part=payment]');
  await loadScript(script, () => typeof window.Stripe === 'function');
  if (!place || !window.Stripe) throw new Error('Stripe is not there');
  const stripe = window.Stripe(key, { locale, ...(account ? { stripeAccount: account } : {}) });
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const elements = stripe.elements({
    mode: 'setup',
    currency: 'usd',
    setupFutureUsage: 'off_session',
    appearance: {
      theme: dark ? 'night' : 'stripe',
      variables: coloursOf(area),
    },
    locale,
  });
  const element = elements.create('payment', {
    layout: { type: 'accordion' },
    wallets: { applePay: 'auto', googlePay: 'auto' },
    paymentMethodOrder: ['google_pay', 'apple_pay', 'card'],
    fields: { billingDetails: { name: 'never', address: 'never' } },
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
  return { token: (owner) => tokenOf(stripe, elements, owner), remove: () => element.destroy() };
}

/** The brand's colours by Stripe's names. */
function coloursOf(area: HTMLElement): Record<string, string> {
  const style = getComputedStyle(area);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    colorPrimary: colour('--accent'),
    colorBackground: colour('--surface'),
    colorText: colour('--text'),
    colorTextPlaceholder: colour('--muted'),
    colorDanger: colour('--danger'),
  };
}

/** Checks what was typed and has a confirmation token made (spec subscriptions-and-money.md section 7, External). */
async function tokenOf(stripe: Stripe, elements: StripeElements, owner: BillingFields): Promise<TokenAnswer> {
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

function refused(error: StripeError | undefined): TokenAnswer {
  return { ok: false, word: stripeMessage(error), parts: [] };
}
