import { type PaymentMethod, paymentMethods, type Wallet } from '../../contracts/orders/payment-method.ts';
import type { NativeSource } from '../../contracts/native-message.ts';

/** What decides which ways to pay a brand offers somebody. */
export type MethodsAsked = {
  /** Recurly takes the money: wallets work through its library only. */
  isRecurly: boolean;
  /** The wallets the brand has set up. */
  wallets: readonly Wallet[];
  /** The native app around the portal. */
  source: NativeSource | undefined;
};

/** A wallet that no device with that app has; an app that does not say which it is may have either. */
const never: Partial<Record<NativeSource, Wallet>> = { ios: 'googlePay', android: 'applePay' };

/**
 * The ways to pay that are configured. Whether this device has a wallet is found out by its provider's library, in the
 * browser; an app is not told that the other system's is missing.
 */
export function configuredMethods({ isRecurly, wallets, source }: MethodsAsked): PaymentMethod[] {
  return paymentMethods.filter(
    (method) =>
      method === 'creditCard' ||
      (isRecurly && wallets.includes(method) && (source === undefined || never[source] !== method)),
  );
}

/** The selected way to pay: it stays while it is there, and falls back to the first. */
export function selectedMethod(
  current: PaymentMethod | undefined,
  available: readonly PaymentMethod[],
): PaymentMethod | undefined {
  return current !== undefined && available.includes(current) ? current : available[0];
}
