/** Why a person stands on the login page again; the value of its `reason` parameter. A closed list. */
export const loginReasons = [
  'idle',
  'signed-out',
  'unavailable',
  'ended',
  // The browser sent a cookie of ours twice.
  'doubled',
  // The browser keeps no cookies, which the page shows only to a browser of which that is true.
  'cookies',
  // Somebody who deletes their account and signed in a while ago.
  'recent',
  // Of a hand-off from an app: without a token, with one that is used, old or foreign, at a platform that is down, and of
  // an account that may not sign in.
  'no-token',
  'token-refused',
  'hand-off-failed',
  'not-verified',
  'locked',
] as const;
export type LoginReason = (typeof loginReasons)[number];

/** Why a tab ends the session for all. A list of its own: the longer one would stand in every page. */
const endings = ['idle', 'signed-out'] as const satisfies readonly LoginReason[];
export type SessionEnding = (typeof endings)[number];

/** What the tabs of one browser tell each other over the `session` channel. */
export type SessionMessage = { kind: 'active'; atMs: number } | { kind: 'ended'; reason: SessionEnding };

/** Says to the server why a script of ours signs out. */
export const ENDING_HEADER = 'x-portal-ending';

export const SESSION_CHANNEL = 'session';

/** True for a message of this portal; anything else on the channel is passed over. */
export function isSessionMessage(data: unknown): data is SessionMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'ended') return 'reason' in data && endings.some((reason) => reason === data.reason);
  return (
    data.kind === 'active' && 'atMs' in data && typeof data.atMs === 'number' && Number.isFinite(data.atMs)
  );
}
