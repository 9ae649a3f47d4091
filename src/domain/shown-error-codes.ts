/** The codes an address of an error page may carry, which that page has words for. */
export const shownErrorCodes = ['already_subscribed', 'cancel', 'cancel_unsure', 'cancel_under_way'] as const;
export type ShownErrorCode = (typeof shownErrorCodes)[number];
