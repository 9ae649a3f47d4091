import type { BillingFields } from '../../contracts/billing/billing-fields.ts';

/** The parts of a card that have a field of their own. */
export const cardParts = ['number', 'month', 'year', 'cvv'] as const;
export type CardPart = (typeof cardParts)[number];

/** What came of asking the provider for a token: the token, or a message and the parts of the card that are wrong. */
export type TokenAnswer =
  { ok: true; token: string } | { ok: false; message: string; parts: readonly CardPart[] };

/** A provider's own fields once they are there. What is typed into them never reaches this page. */
export type CardFields = {
  token(owner: BillingFields): Promise<TokenAnswer>;
  /** Looks at what was typed and makes no token: the parts that are wrong, as far as the provider leaves saying so to us. */
  check(): Promise<readonly CardPart[]>;
  /** Takes the fields out of the page. */
  remove(): void;
};
