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
    /** True where nothing is missing in the frame. */
    complete?: boolean;
    request?: string;
    answer?: FrameAnswer;
    token?: unknown;
    code?: string;
  };

  /** A challenge as the stand-in for Recurly's API tells it: the gateway that plays it, and in which form. */
  type Challenge = {
    id: string;
    over?: boolean;
    gateway: string;
    form: 'challenge' | 'fingerprint' | 'redirect';
  };

  type Listener = (...told: unknown[]) => void;
  type Emitter = {
    on: (event: string, listener: Listener) => Emitter;
    emit: (event: string, ...told: unknown[]) => void;
  };

  /** What the stand-ins for the providers' scripts have in common, in `window.standInProvider`. */
  type ProviderScript = {
    /** The origin of a host by its name without `.com`. */
    host: (name: string) => string;
    load: (address: string) => Promise<void>;
    /** Hears the messages of one frame from the host `home` alone; returns how to stop. */
    listen: (frame: HTMLIFrameElement, home: string, heard: (message: FrameMessage) => void) => () => void;
    Emitter: new () => Emitter;
  };

  /** A page of the bank in a frame at that origin, by an address or by a form that is posted into the frame. */
  type BankQuestion = {
    challenge: Challenge;
    container: HTMLElement;
    at: string;
    step: 'fingerprint' | 'challenge';
    by: 'address' | 'form';
    to?: string;
    /** Called once the bank asks. */
    ready: () => void;
  };

  /** What the stand-ins for the gateways have in common, in `window.standInBank`. */
  type Bank = Pick<ProviderScript, 'host' | 'load'> & {
    /** Makes an overlay of the whole page, as some gateways do, instead of using the place that the page gives. */
    overlay: () => HTMLElement;
    /** Takes the fingerprint at one origin and then asks at another, by default the same. Resolves once that is done. */
    askInTurn: (
      shown: Pick<BankQuestion, 'challenge' | 'container' | 'by' | 'ready'>,
      at: string,
      then?: string,
    ) => Promise<FrameMessage>;
  };

  /** A gateway's challenge: resolves to what the bank said last. */
  type Strategy = (challenge: Challenge, container: HTMLElement, ready: () => void) => Promise<FrameMessage>;

  /** The part of Google Pay's script that Recurly's uses. */
  type GooglePayClient = {
    isReadyToPay: () => Promise<unknown>;
    createButton: (options: { onClick: () => void; buttonLocale?: string }) => HTMLElement;
  };
}
