/** The header that the portal's own scripts send with each call of `/api`; no plain form and no foreign page can send it. */
export const CALL_HEADER = 'x-portal-request';
