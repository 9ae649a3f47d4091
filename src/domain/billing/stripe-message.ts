/** Errors of Stripe.js, as keys of the copy. */
export type StripeMessage =
  | 'stripe_card_declined'
  | 'stripe_expired_card'
  | 'stripe_incorrect_cvc'
  | 'stripe_invalid_number'
  | 'stripe_card'
  | 'stripe_validation'
  | 'stripe_token'
  | 'stripe_other';

/** The part of a Stripe.js error that the portal reads. Stripe's own message is never shown. */
export type StripeFailure = { type?: string | undefined; code?: string | undefined };

const byCode = new Map<string, StripeMessage>([
  ['card_declined', 'stripe_card_declined'],
  ['expired_card', 'stripe_expired_card'],
  ['incorrect_cvc', 'stripe_incorrect_cvc'],
  ['invalid_number', 'stripe_invalid_number'],
]);

/** The message of a Stripe.js error. Without an error, a missing confirmation token is the failure. */
export function stripeMessage(failure: StripeFailure | undefined): StripeMessage {
  if (!failure) return 'stripe_token';
  if (failure.type === 'card_error') return byCode.get(failure.code ?? '') ?? 'stripe_card';
  return failure.type === 'validation_error' ? 'stripe_validation' : 'stripe_other';
}
