/** The types that the browser scripts of the stand-ins share; the scripts are no modules, so they cannot import them. */
declare namespace StandIns {
  /** What is known of a card once its number is left behind: how it behaves, its network, and its last four digits. */
  type ReducedCard = { kind: string; cardType: string; lastFour: string; expired: boolean };

  /** The rules of test cards, which the field's scripts find in `window.cardNumbers`. */
  type CardNumbers = {
    digitsOf: (text: string) => string;
    isCardNumber: (digits: string) => boolean;
    isFuture: (month: number, year: number) => boolean;
    reducedCard: (digits: string) => ReducedCard;
  };

  /** The owner of a card as Recurly.js takes it. */
  type CardOwner = Partial<
    Record<
      'first_name' | 'last_name' | 'address1' | 'address2' | 'city' | 'state' | 'postal_code' | 'country',
      string
    >
  >;

  /** The owner of a card as Stripe.js takes it. */
  type BillingDetails = {
    name: string;
    address: Partial<Record<'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country', string>>;
  };

  /** An error as the providers' scripts report it. */
  type ScriptError = { name?: string; type?: string; code?: string; fields?: string[] };

  /** What a frame answers when it is asked for a token. */
  type FrameAnswer = {
    error?: ScriptError;
    token?: unknown;
    confirmationToken?: unknown;
    challenge?: boolean;
  };

  /** What a provider's script asks one of its frames. */
  type FrameQuestion =
    | { ask: 'focus' }
    | { ask: 'submit'; request: string }
    | { ask: 'token'; request: string; group: string; owner: CardOwner }
    | { ask: 'token'; request: string; billing: BillingDetails; approved: boolean };

  /** What a frame tells the script around it. */
  type FrameMessage = {
    event: string;
    height?: number;
    request?: string;
    answer?: FrameAnswer;
    token?: unknown;
    code?: string;
  };

  /** The part of Google Pay's script that Recurly's uses. */
  type GooglePayClient = {
    isReadyToPay: () => Promise<unknown>;
    createButton: (options: { onClick: () => void; buttonLocale?: string }) => HTMLElement;
  };
}
