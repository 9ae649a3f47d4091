/** The payment methods of the checkout, in the order shown. */
export const paymentMethods = ['creditCard', 'applePay', 'googlePay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type Wallet = Exclude<PaymentMethod, 'creditCard'>;
