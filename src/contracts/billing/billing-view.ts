import type { BillingFieldName, BillingFields } from './billing-fields.ts';
import type { CardProvider } from './card-provider.ts';

/** One entry of a choice. */
export type Choice = { value: string; label: string };

/** Everything the card form shows. */
export type BillingView = {
  provider: CardProvider;
  /** Address of the provider's own script. */
  script: string;
  /** Language of the provider's fields. */
  locale: string;
  problem: { text: string; list: string[] } | undefined;
  /** The plan of the change under way in one line. */
  plan: string | undefined;
  fields: BillingFields;
  /** What each lacking field is told. */
  lacks: Partial<Record<BillingFieldName, string>>;
  countries: readonly Choice[];
  states: readonly Choice[];
  from: 'payment' | null;
  /** Where the person came from. */
  back: string;
  /** The form's own address, without what was said. */
  here: string;
  forOrder: boolean;
  /** The challenge of the bank about the card just entered, and what it is carried out with. */
  challenge: { actionTokenId: string; script: string; publicKey: string } | undefined;
};
