/*
 * Apart from the schemas of these calls, because an island that reads an answer loads no schema library.
 */

/** Why a mailed link is not usable. The person needs a new link. */
export const resetLinkErrorCodes = ['INVALID_TOKEN', 'LINK_ALREADY_USED'] as const;
export type ResetLinkErrorCode = (typeof resetLinkErrorCodes)[number];
