import type { BillingFieldName, BillingFields } from './billing-fields.ts';
import type { CardProvider } from './card-provider.ts';

/** One entry of a choice. */
export type Choice = { value: string; label: string };

/** The plan a card is entered for, in words. */
export type BillingPlan = {
  name: string;
  price: string;
  today: { label: string; value: string };
  /** The next charge; undefined where none comes. */
  next: string | undefined;
};

/** What is wrong with a part of the card, in words. */
export type CardFault = { part: 'number' | 'cvv'; text: string };

/** Everything the card form shows, beside its words. */
export type BillingView = {
  provider: CardProvider;
  /** Address of the provider's own script, or of the one that stands in for it. */
  script: string;
  /** BCP 47 language of the provider's fields. */
  language: string;
  /** What an earlier try left to say. */
  problem: string | undefined;
  /** What is said at the card itself, where an earlier try failed for it. */
  cardFault: CardFault | undefined;
  /** What each lacking field is told. */
  lacks: Partial<Record<BillingFieldName, string>>;
  /** The plan of the change under way. */
  plan: BillingPlan | undefined;
  fields: BillingFields;
  countries: readonly Choice[];
  from: 'payment' | null;
  /** Where the person came from. */
  back: string;
  /** The form's own address, without what was said. */
  here: string;
  forOrder: boolean;
  /** Where the order can be paid by a wallet instead, in words; undefined where it cannot. */
  wallets: { text: string; href: string } | undefined;
  /** The challenge of the bank about the card just entered, and what it is carried out with. */
  challenge: { actionTokenId: string; script: string; publicKey: string } | undefined;
};
