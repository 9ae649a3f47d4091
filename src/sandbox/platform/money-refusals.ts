/** The platform's refusals of orders, coupons and cards: status, code, description. */
export const moneyRefusals = {
  planNotFound: [404, 'error.subscription.preview.plan_not_found', 'There is no such plan on sale.'],
  unknownCurrency: [400, 'error.subscription.preview.currency', 'The plan has no price in this currency.'],
  alreadySubscribed: [
    409,
    'error.subscription.preview.already_subscribed',
    'You already have a subscription to this plan.',
  ],
  subscriptionRequired: [
    409,
    'error.subscription.subscription_required',
    'This account has a subscription: the order must name it.',
  ],
  planPaused: [409, 'error.subscription.paused', 'The subscription is paused; it can only be cancelled.'],
  couponNotFound: [404, 'error.promo.not_found', 'There is no such coupon.'],
  couponForOtherPlans: [400, 'error.promo.plan_restriction', 'The coupon is not for this plan.'],
  couponForOtherDevices: [400, 'error.promo.device_restriction', 'The coupon is not for these devices.'],
  couponUsedUp: [409, 'error.promo.max_redemptions', 'The coupon was redeemed as often as it may be.'],
  couponNeedsImmediateChange: [
    409,
    'change_must_be_immediate',
    'You must immediately change the plan in order to redeem a coupon.',
  ],
  couponBroken: [500, 'error.promo.internal', 'Coupons cannot be looked up at the moment.'],
  cardDeclined: [
    402,
    'error.subscription.card.declined',
    'Unable to process your request. Please use a different card or contact your bank.',
  ],
  cardExpired: [
    402,
    'error.subscription.card.expired',
    'Your credit card is expired. Please update your card.',
  ],
  cardTypeRefused: [402, 'error.subscription.card.type', 'This card type is not accepted.'],
  cardPaymentRefused: [402, 'error.subscription.card.payment', 'This payment type is not accepted.'],
  cardCvvWrong: [402, 'error.subscription.card.cvv.declined', 'The security code does not match.'],
  cardNumberWrong: [402, 'error.subscription.card.number.declined', 'The card number is invalid.'],
  cardAddressWrong: [
    402,
    'error.subscription.card.address.declined',
    'Please review your billing and card information.',
  ],
  // The platform sends this code as the description too.
  challengeNeeded: [402, 'error.subscription.card.3d.security', 'error.subscription.card.3d.security'],
  cardTokenInvalid: [
    400,
    'error.subscription.token.invalid',
    'Payment session timed out. Please re-enter your credit card information.',
  ],
  accountLeaving: [409, 'error.account.pending_delete', 'The account is about to be deleted.'],
  amountDue: [400, 'error.account.amount_due', 'The account has an unpaid invoice.'],
  unknownInvoice: [404, 'error.invoice.not_found', 'This account has no such invoice.'],
} satisfies Record<string, readonly [number, string, string]>;
