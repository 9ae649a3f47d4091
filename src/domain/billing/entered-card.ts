import type { BillingFields } from '../../contracts/billing/billing-fields.ts';

/** A card as its provider's own fields took it: a token, which works once, and whose card it is. Never a number. */
export type EnteredCard = {
  provider: 'recurly' | 'stripeElements';
  token: string;
  fields: BillingFields;
  /** The page the person came from, where that is /payment. */
  from: 'payment' | null;
};

/** One that its bank wants to see proven: the id of the challenge to carry out. */
export type ChallengedCard = { entered: EnteredCard; actionTokenId: string };
