import type { BillingFields } from '../../contracts/billing/billing-fields.ts';

/** The parts of a card that have a separate field. */
export const cardParts = ['number', 'month', 'year', 'cvv'] as const;
export type CardPart = (typeof cardParts)[number];

/** What can be wrong with a card: one of its parts, or the card as a whole where the provider shows which part it is. */
export type WrongPart = CardPart | 'card';
/** Every wrong part, in the order of the form. */
export const wrongParts = ['card', ...cardParts] as const satisfies readonly WrongPart[];

/**
 * The result of a token request: the token, or the parts of the card that are wrong, with a message where they do not say
 * it all.
 */
export type TokenAnswer =
  { ok: true; token: string } | { ok: false; message: string | undefined; parts: readonly WrongPart[] };

/** A provider's loaded card fields. The values typed into them never reach this page. */
export type CardFields = {
  token(owner: BillingFields): Promise<TokenAnswer>;
  /** Validates the fields without a token: returns the wrong parts. */
  check(): Promise<readonly WrongPart[]>;
  /** Moves the focus into the provider's field of that part. */
  focus(part: WrongPart): void;
  /** Removes the fields from the page. */
  remove(): void;
};
