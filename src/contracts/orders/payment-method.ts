/** The ways to pay on the checkout, in the order they are shown. */
export const paymentMethods = ['creditCard', 'applePay', 'googlePay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type Wallet = Exclude<PaymentMethod, 'creditCard'>;
