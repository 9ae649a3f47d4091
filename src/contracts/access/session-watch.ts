/** Why a person is back on the login page: the values of its `reason` parameter. */
export const loginReasons = [
  'idle',
  'signed-out',
  'unavailable',
  'ended',
  // The browser sent one of the portal's cookies twice.
  'doubled',
  // The browser keeps no cookies. The page shows this only where it is true of the browser.
  'cookies',
  // The person deletes their account and their sign-in is not recent.
  'recent',
  // An SSO sign-in failed: without a token; with a token that is used, expired or unknown; because the platform did not
  // respond; because the account may not sign in.
  'no-token',
  'token-refused',
  'sso-failed',
  'not-verified',
  'locked',
] as const;
export type LoginReason = (typeof loginReasons)[number];

/** Why a tab ends the session for all tabs. A short list of its own, because every page loads it. */
const endings = ['idle', 'signed-out'] as const satisfies readonly LoginReason[];
export type SessionEnding = (typeof endings)[number];

/** A message between the tabs of a browser, on the `session` channel. */
export type SessionMessage =
  | { kind: 'active'; atMs: number }
  | { kind: 'ended'; reason: SessionEnding }
  /** A page of this account was opened; `mark` as in `account-call.ts`. */
  | { kind: 'account'; mark: string };

/** The request header in which the session script states why it signs out. */
export const ENDING_HEADER = 'x-portal-ending';

/** The name of the channel between the tabs of a browser. */
export const SESSION_CHANNEL = 'session';

/** True for a session message of the portal; any other message on the channel is ignored. */
export function isSessionMessage(data: unknown): data is SessionMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'ended') return 'reason' in data && endings.some((reason) => reason === data.reason);
  if (data.kind === 'account') return 'mark' in data && typeof data.mark === 'string';
  return (
    data.kind === 'active' && 'atMs' in data && typeof data.atMs === 'number' && Number.isFinite(data.atMs)
  );
}
