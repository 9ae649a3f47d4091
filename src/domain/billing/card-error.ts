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
export type CardErrorCode = (typeof cardErrorCodes)[number];

/** The card error of a code; undefined for any other text. */
export function cardErrorOf(code: string | null | undefined): CardErrorCode | undefined {
  return cardErrorCodes.find((known) => known === code);
}
