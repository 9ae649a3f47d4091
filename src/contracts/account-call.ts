/** The header that the portal's own scripts send with each call of `/api`; no plain form and no foreign page can send it. */
export const CALL_HEADER = 'x-portal-request';

/** The query parameter of a call that names the account whose page makes it. */
export const ACCOUNT_MARK = 'account';

/** The address of a call with the mark of the account whose page makes it. A signed-in form takes no other address. */
export type MarkedCall = `/api/${string}?account=${string}`;

/** Adds the mark of an account, 32 hexadecimal digits, to the path of a call. */
export function markedCall(path: `/api/${string}`, mark: string): MarkedCall {
  return `${path}?account=${mark}`;
}

/** The answer of GET /api/session: the mark of the account that is signed in now. */
export type SessionAnswer = { account: string };
