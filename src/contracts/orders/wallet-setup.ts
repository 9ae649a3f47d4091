/**
 * The payment request to Apple Pay through Recurly. Amounts are decimal text in units of the currency, dates are ISO
 * 8601.
 */
export type ApplePaySetup = {
  country: string;
  currency: string;
  total: string;
  label: string;
  recurring: {
    description: string;
    amount: string;
    intervalUnit: 'month';
    intervalCount: number;
    managementUrl: string;
    /** The free trial and its end; null without a trial. */
    trial: { label: string; amount: string; endsAt: string | null } | null;
  };
};

/** The payment request to Google Pay through Recurly. */
export type GooglePaySetup = {
  country: string;
  currency: string;
  total: string;
  googleMerchantId: string;
  googleBusinessName: string;
  billingAddressRequired: true;
  /** The language of Google's button. Undefined for a language it does not support; the browser then decides. */
  buttonLocale: string | undefined;
};

/** The settings with which the browser offers the wallets. All of them are public. */
export type WalletSetup = {
  library: string;
  publicKey: string;
  applePay: ApplePaySetup | null;
  googlePay: GooglePaySetup | null;
  /** The address of Google Pay's script, and the nonce for the styles it creates; null without Google Pay. */
  googleLibrary: { script: string; styleNonce: string } | null;
  /** The message of each wallet error, by its meaning. */
  words: Readonly<Record<string, string>>;
};
