/** The provider that takes a card on the portal's own pages, with its public settings for the browser. */
export type CardProvider =
  | { kind: 'recurly'; publicKey: string }
  | { kind: 'stripeElements'; publicKey: string; connectedAccount: string | undefined };
