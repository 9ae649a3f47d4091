import { cardErrorCodes } from '../../contracts/billing/card-error-codes.ts';

/** A card error of the platform. */
export type CardErrorCode = (typeof cardErrorCodes)[number];

/** The card error of a code; undefined for any other text. */
export function cardErrorOf(code: string | null | undefined): CardErrorCode | undefined {
  return cardErrorCodes.find((known) => known === code);
}
