import { hasPastDue } from './invoice-status.ts';

/** The provider that takes a card. */
export type BillingProvider = 'recurly' | 'stripe' | 'stripeElements';

/** The brand's providers, the visitor's choice, and the status of each invoice of the account. */
export type BillingProviderParams = {
  first: BillingProvider;
  /** The provider that a visitor may switch to. */
  second: BillingProvider | undefined;
  chosen: BillingProvider | undefined;
  invoiceStatuses: readonly string[];
};

/**
 * Picks the billing provider. It is recurly where any invoice is past due (in any letter case); otherwise the brand's
 * second provider where the visitor chose it, else the brand's own.
 */
export function effectiveBillingProvider({
  first,
  second,
  chosen,
  invoiceStatuses,
}: BillingProviderParams): BillingProvider {
  if (hasPastDue(invoiceStatuses)) return 'recurly';
  return second !== undefined && chosen === second ? second : first;
}

/**
 * The provider that `/setup-stripe-elements` sets for its `enable` parameter: recurly for the text "false", otherwise
 * stripeElements.
 */
export function chosenProvider(enable: string | null): 'recurly' | 'stripeElements' {
  return enable === 'false' ? 'recurly' : 'stripeElements';
}
