import type {
  ApplePayConfig,
  ApplePayInstance,
  ElementsInstance,
  IndividualElement,
  IndividualElementOptions,
  Recurly,
  RecurlyOptions,
  RiskOptions,
  ThreeDSecureEmitter,
} from '@recurly/recurly-js';

/** Settings of Recurly.js. Engage, its messages for customers, would load a script of a third party where money is paid. */
export type RecurlySettings = RecurlyOptions & { engage: { enabled: false } };

/** One field of a card in the provider's frame. */
export type RecurlyElement = IndividualElement & {
  /** Takes the field out of the page and out of its group. */
  destroy(): void;
};

type CardElementName = 'CardNumberElement' | 'CardMonthElement' | 'CardYearElement' | 'CardCvvElement';

/** The fields of one card. */
export type RecurlyElements = Omit<ElementsInstance, CardElementName> &
  Record<CardElementName, (options?: IndividualElementOptions) => RecurlyElement>;

/** The bank's challenge under way. */
type RecurlyChallenge = ThreeDSecureEmitter & {
  on(event: 'ready', listener: () => void): unknown;
  remove(): void;
};

/** The wallet of Apple. */
type RecurlyApplePay = Omit<ApplePayInstance, 'begin'> & {
  /** Opens the sheet; returns an error instead of throwing it. */
  begin(): unknown;
};

type ApplePaySettings = Omit<ApplePayConfig, 'paymentRequest'> & {
  paymentRequest: { recurringPaymentRequest: Record<string, unknown> };
};

/** Recurly.js by its published types, and what they lack. The library itself is loaded from Recurly's own address. */
export type RecurlyJs = Omit<Recurly, 'configure' | 'Elements' | 'Risk' | 'ApplePay'> & {
  configure(settings: RecurlySettings): void;
  Elements(): RecurlyElements;
  Risk(): {
    /** Throws where it is asked for a second time on the same `Risk()`. */
    ThreeDSecure(settings: RiskOptions & { challengeWindowSize: '02' }): RecurlyChallenge;
  };
  ApplePay(settings: ApplePaySettings): RecurlyApplePay;
};
