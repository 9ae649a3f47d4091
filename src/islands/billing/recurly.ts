/**
 * The part of Recurly.js that is used here (research: ecosystem.md section 1). The library is loaded from Recurly's own
 * address, never bundled.
 */
export type Recurly = {
  configure(settings: {
    publicKey: string;
    required: readonly string[];
    /** Not in the published types: its messages for customers stay out of a page that takes cards. */
    engage: { enabled: false };
  }): void;
  Elements(): RecurlyElements;
  token(
    elements: RecurlyElements,
    owner: Record<string, string>,
    done: (error: RecurlyError | null, token?: { id: string }) => void,
  ): void;
  Risk(): {
    ThreeDSecure(settings: { actionTokenId: string; challengeWindowSize: '02' }): RecurlyChallenge;
  };
};

/** Field controllers of one form. */
export type RecurlyElements = {
  CardNumberElement(options: RecurlyLook): RecurlyElement;
  CardMonthElement(options: RecurlyLook): RecurlyElement;
  CardYearElement(options: RecurlyLook): RecurlyElement;
  CardCvvElement(options: RecurlyLook): RecurlyElement;
};

/** How a field looks inside its frame. */
export type RecurlyLook = { style: Record<string, string | Record<string, string>> };

/** One field in its frame. */
export type RecurlyElement = {
  attach(place: HTMLElement): void;
  on(event: 'attach' | 'focus' | 'blur' | 'change', heard: () => void): void;
  on(event: 'submit', heard: () => void): void;
  destroy(): void;
};

/** Its errors: only `code` and `fields` are looked at, its message is never shown. */
export type RecurlyError = { code?: string; fields?: string[] };

/** A challenge of the bank under way. */
export type RecurlyChallenge = {
  on(event: 'ready', heard: () => void): void;
  on(event: 'token', heard: (token: { id: string }) => void): void;
  on(event: 'error', heard: (error: RecurlyError) => void): void;
  attach(place: HTMLElement): void;
  remove(): void;
};

declare global {
  interface Window {
    recurly?: Recurly;
  }
}

const configured = new WeakSet<Recurly>();

/** Recurly.js with the brand's key; undefined until its script is there. */
export function recurlyWith(publicKey: string): Recurly | undefined {
  const { recurly } = window;
  if (!recurly || configured.has(recurly)) return recurly;
  recurly.configure({
    publicKey,
    required: ['number', 'month', 'year', 'cvv', 'first_name', 'last_name'],
    engage: { enabled: false },
  });
  configured.add(recurly);
  return recurly;
}
