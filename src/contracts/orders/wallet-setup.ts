/** What Recurly is asked for Apple Pay: amounts as decimal text of the currency, dates as ISO text. */
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
    /** A trial that costs nothing, until then. */
    trial: { label: string; amount: string; endsAt: string | null } | null;
  };
};

/** What Recurly is asked for Google Pay. */
export type GooglePaySetup = {
  country: string;
  currency: string;
  total: string;
  googleMerchantId: string;
  googleBusinessName: string;
  billingAddressRequired: true;
  /** The language of Google's button; undefined for one it does not speak, which leaves it to the browser. */
  buttonLocale: string | undefined;
};

/** What the browser needs to offer the wallets. Everything here is public. */
export type WalletSetup = {
  library: string;
  publicKey: string;
  applePay: ApplePaySetup | null;
  googlePay: GooglePaySetup | null;
  /** Google Pay's own script, and the nonce of the styles it writes; null without Google Pay. */
  googleLibrary: { script: string; styleNonce: string } | null;
  /** What an error is said as, by what it means. */
  words: Readonly<Record<string, string>>;
};
