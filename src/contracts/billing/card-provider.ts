/** Who takes a card on our own pages, with what a browser may know of them. */
export type CardProvider =
  | { kind: 'recurly'; publicKey: string }
  | { kind: 'stripeElements'; publicKey: string; connectedAccount: string | undefined };
