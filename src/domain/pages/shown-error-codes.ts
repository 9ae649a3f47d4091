import { refusalCodes } from '../../contracts/api-problem.ts';

/** The error codes that an error page accepts in its address and has a text for. */
export const shownErrorCodes = [
  'already_subscribed',
  'order_refused',
  'price_unknown',
  'deletion_refused',
  'cancel',
  'cancel_unsure',
  'cancel_under_way',
  ...refusalCodes,
] as const;
export type ShownErrorCode = (typeof shownErrorCodes)[number];
