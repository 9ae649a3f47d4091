/** The error codes that an error page accepts in its address and has a text for. */
export const shownErrorCodes = ['already_subscribed', 'cancel', 'cancel_unsure', 'cancel_under_way'] as const;
export type ShownErrorCode = (typeof shownErrorCodes)[number];
