/**
 * The part of Stripe.js that is used here (research: ecosystem.md section 2; docs/adr/011 says why without a package). The
 * library is loaded from Stripe's own address, never bundled.
 */
export type StripeFactory = (
  publicKey: string,
  options: { stripeAccount?: string; locale: string },
) => Stripe;

/** Stripe for one account. */
export type Stripe = {
  elements(options: {
    mode: 'setup';
    currency: 'usd';
    setupFutureUsage: 'off_session';
    appearance: { theme: 'stripe' | 'night'; variables: Record<string, string> };
    locale: string;
  }): StripeElements;
  createConfirmationToken(options: {
    elements: StripeElements;
    params: {
      return_url: string;
      payment_method_data: {
        billing_details: { name: string; address: Record<string, string> };
      };
    };
  }): Promise<{ error?: StripeError; confirmationToken?: { id: string } }>;
};

/** The fields of one form. */
export type StripeElements = {
  create(
    kind: 'payment',
    options: {
      layout: { type: 'accordion' };
      wallets: { applePay: 'auto'; googlePay: 'auto' };
      paymentMethodOrder: readonly string[];
      /** The page asks for these itself. */
      fields: { billingDetails: { name: 'never'; address: 'never' } };
    },
  ): StripeElement;
  submit(): Promise<{ error?: StripeError }>;
};

/** The payment element in its frame. */
export type StripeElement = {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', heard: () => void): void;
  destroy(): void;
};

/** Its errors: only `type` and `code` are looked at, its message is never shown. */
export type StripeError = { type?: string; code?: string };

declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}
