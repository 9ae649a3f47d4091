import type { BillingFields } from '../../contracts/billing/billing-fields.ts';

/**
 * A card that a person entered into the provider's own fields: a single-use token and the billing fields, never a card
 * number.
 */
export type EnteredCard = {
  provider: 'recurly' | 'stripeElements';
  token: string;
  fields: BillingFields;
  /** The page the person came from, where that is /payment; null otherwise. */
  from: 'payment' | null;
};

/** A card that needs a challenge of its bank (3-D Secure): `actionTokenId` is the id of that challenge. */
export type ChallengedCard = { entered: EnteredCard; actionTokenId: string };
