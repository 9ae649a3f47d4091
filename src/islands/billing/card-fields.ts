import type { BillingFields } from '../../contracts/billing/billing-fields.ts';

/** The parts of a card that have a separate field. */
export const cardParts = ['number', 'month', 'year', 'cvv'] as const;
export type CardPart = (typeof cardParts)[number];

/** The result of a token request: the token, or a message and the parts of the card that are wrong. */
export type TokenAnswer =
  { ok: true; token: string } | { ok: false; message: string; parts: readonly CardPart[] };

/** A provider's loaded card fields. The values typed into them never reach this page. */
export type CardFields = {
  token(owner: BillingFields): Promise<TokenAnswer>;
  /** Validates the fields without a token: returns the wrong parts, or none if the provider itself shows the errors. */
  check(): Promise<readonly CardPart[]>;
  /** Removes the fields from the page. */
  remove(): void;
};
