/** Who takes a card. */
export type BillingProvider = 'recurly' | 'stripe' | 'stripeElements';

/** What a brand has, what the visitor chose, and the states of the account's invoices. */
export type BillingProviderAsked = {
  own: BillingProvider;
  /** The provider the brand can be switched to. */
  second: BillingProvider | undefined;
  chosen: BillingProvider | undefined;
  invoiceStatuses: readonly string[];
};

/**
 * The effective billing provider: recurly if any invoice is past due, in any
 * case of letters; otherwise the brand's own, or its second one where the visitor chose that.
 */
export function effectiveBillingProvider({
  own,
  second,
  chosen,
  invoiceStatuses,
}: BillingProviderAsked): BillingProvider {
  if (invoiceStatuses.some((status) => status.toLowerCase() === 'past_due')) return 'recurly';
  return second !== undefined && chosen === second ? second : own;
}

/** What `/setup-stripe-elements` sets: only the text "false" picks recurly. */
export function chosenProvider(enable: string | null): 'recurly' | 'stripeElements' {
  return enable === 'false' ? 'recurly' : 'stripeElements';
}
