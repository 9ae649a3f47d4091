import type { NativeSource } from '../../contracts/native-message.ts';

/** The payment methods of the checkout, in the order shown. */
export const paymentMethods = ['creditCard', 'applePay', 'googlePay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type Wallet = Exclude<PaymentMethod, 'creditCard'>;

/** What decides which payment methods a brand offers a visitor. */
export type PaymentMethodsParams = {
  /** True where Recurly is the provider: wallets work through its library only. */
  isRecurly: boolean;
  /** The wallets that the brand has set up. */
  wallets: readonly Wallet[];
  /** The native app that shows the portal; undefined in a browser. */
  source: NativeSource | undefined;
};

/**
 * The wallet that devices with this app never have. The source `app` is not listed, because it does not name its
 * system.
 */
const never: Partial<Record<NativeSource, Wallet>> = { ios: 'googlePay', android: 'applePay' };

/**
 * Returns the payment methods that are configured. The provider's library finds out in the browser whether the device
 * has a wallet. An app never offers the wallet of the other system.
 */
export function configuredMethods({ isRecurly, wallets, source }: PaymentMethodsParams): PaymentMethod[] {
  return paymentMethods.filter(
    (method) =>
      method === 'creditCard' ||
      (isRecurly && wallets.includes(method) && (source === undefined || never[source] !== method)),
  );
}

/** Returns the current payment method while it is available, otherwise the first available one. */
export function selectedMethod(
  current: PaymentMethod | undefined,
  available: readonly PaymentMethod[],
): PaymentMethod | undefined {
  return current !== undefined && available.includes(current) ? current : available[0];
}

/** The wallet that phones and tablets of a system have themselves, by the names of `userAgentInfo`. */
const ownWallets: ReadonlyMap<string | null, Wallet> = new Map([
  ['iPhone', 'applePay'],
  ['iPad', 'applePay'],
  ['iOS', 'applePay'],
  ['Android', 'googlePay'],
]);

/** Returns the offered methods in the order shown: on a phone its own wallet is the first where there is no card on file. */
export function methodsInOrder(
  offered: readonly PaymentMethod[],
  system: string | null,
  lacksCard: boolean,
): readonly PaymentMethod[] {
  const wallet = lacksCard ? systemWallet(system, offered) : undefined;
  return wallet ? [wallet, ...offered.filter((method) => method !== wallet)] : offered;
}

/** Returns the wallet of a phone or tablet with this system, if it is offered; undefined on any other device. */
export function systemWallet(system: string | null, offered: readonly PaymentMethod[]): Wallet | undefined {
  const wallet = ownWallets.get(system);
  return wallet && offered.includes(wallet) ? wallet : undefined;
}
