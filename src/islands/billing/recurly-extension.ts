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

/**
 * Settings of Recurly.js. Engage, its customer messages, is disabled: it would load a third-party script on a payment
 * page.
 */
type RecurlySettings = RecurlyOptions & { engage: { enabled: false } };

/** One card field in the provider's iframe. */
export type RecurlyElement = IndividualElement & {
  /** Removes the field from the page and from its group. */
  destroy(): void;
};

type CardElementName = 'CardNumberElement' | 'CardMonthElement' | 'CardYearElement' | 'CardCvvElement';

/** The fields of one card. */
export type RecurlyElements = Omit<ElementsInstance, CardElementName> &
  Record<CardElementName, (options?: IndividualElementOptions) => RecurlyElement>;

/** A running challenge of the bank. */
type RecurlyChallenge = ThreeDSecureEmitter & {
  on(event: 'ready', listener: () => void): unknown;
  remove(): void;
};

/** Recurly's Apple Pay. */
type RecurlyApplePay = Omit<ApplePayInstance, 'begin'> & {
  /** Opens the payment sheet; returns an error instead of throwing it. */
  begin(): unknown;
};

type ApplePaySettings = Omit<ApplePayConfig, 'paymentRequest'> & {
  paymentRequest: { recurringPaymentRequest: Record<string, unknown> };
};

/** Recurly.js by its published types, with the members they lack. The library is loaded from Recurly's own URL. */
export type RecurlyJs = Omit<Recurly, 'configure' | 'Elements' | 'Risk' | 'ApplePay'> & {
  configure(settings: RecurlySettings): void;
  Elements(): RecurlyElements;
  Risk(): {
    /** Throws if it is called twice on the same `Risk()`. */
    ThreeDSecure(settings: RiskOptions & { challengeWindowSize: '02' }): RecurlyChallenge;
  };
  ApplePay(settings: ApplePaySettings): RecurlyApplePay;
};
