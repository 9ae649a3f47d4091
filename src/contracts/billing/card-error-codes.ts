/** The platform's card errors. Each returns the person to the card form. */
export const cardErrorCodes = [
  'error.subscription.card.declined',
  'error.subscription.card.expired',
  'error.subscription.card.type',
  'error.subscription.card.payment',
  'error.subscription.card.cvv.declined',
  'error.subscription.card.number.declined',
  'error.subscription.card.address.declined',
  'error.subscription.token.invalid',
] as const;
