import { MINUTE_MS } from '../world/clock.ts';
import type { Challenge, CodeGuard } from '../world/entities.ts';

/** How long a code is valid, in milliseconds. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** The fifth wrong code locks the account. */
export const WRONG_CODES_ALLOWED = 4;
export const LOCK_MS = 10 * MINUTE_MS;
/** The sixth code within ten minutes is refused. */
export const SENDS_ALLOWED = 5;
export const SENDS_WINDOW_MS = 10 * MINUTE_MS;
/** How long a started sign-in can be completed, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 60 * MINUTE_MS;

/** Returns the guard of an account without any code so far. */
export function freshGuard(accountKey: string): CodeGuard {
  return { accountKey, wrongCodes: 0, lockedUntilMs: null, sentAtMs: [] };
}

export function isLocked(guard: CodeGuard, nowMs: number): boolean {
  return guard.lockedUntilMs !== null && nowMs < guard.lockedUntilMs;
}

export type SendVerdict =
  { at: 'send'; guard: CodeGuard } | { at: 'refused'; because: 'accountLocked' | 'tooManyCodes' };

/** Decides whether another code may be sent now; the returned `guard` counts it. */
export function askForCode(guard: CodeGuard, nowMs: number): SendVerdict {
  if (isLocked(guard, nowMs)) return { at: 'refused', because: 'accountLocked' };
  const sentLately = guard.sentAtMs.filter((sentAtMs) => nowMs - sentAtMs < SENDS_WINDOW_MS);
  if (sentLately.length >= SENDS_ALLOWED) return { at: 'refused', because: 'tooManyCodes' };
  return { at: 'send', guard: { ...guard, sentAtMs: [...sentLately, nowMs] } };
}

export type CodeVerdict =
  | { at: 'right'; guard: CodeGuard }
  | { at: 'refused'; because: 'accountLocked' | 'expiredCode' | 'invalidCode'; guard: CodeGuard };

/**
 * Checks a typed code. A code that was valid earlier (older than ten minutes, or replaced by a newer one) is expired
 * and does not count as a guess. Any other wrong code counts, and the fifth locks the account for ten minutes. A right
 * code resets all counts.
 */
export function tryCode(challenge: Challenge, guard: CodeGuard, code: string, nowMs: number): CodeVerdict {
  if (isLocked(guard, nowMs)) return { at: 'refused', because: 'accountLocked', guard };
  if (challenge.earlierCodes.includes(code)) return { at: 'refused', because: 'expiredCode', guard };
  if (code !== challenge.code) return wrongCode(guard, nowMs);
  if (nowMs - challenge.codeSentAtMs >= CODE_LIFETIME_MS)
    return { at: 'refused', because: 'expiredCode', guard };
  return { at: 'right', guard: freshGuard(guard.accountKey) };
}

function wrongCode(guard: CodeGuard, nowMs: number): CodeVerdict {
  const wrongCodes = guard.wrongCodes + 1;
  if (wrongCodes <= WRONG_CODES_ALLOWED) {
    return { at: 'refused', because: 'invalidCode', guard: { ...guard, wrongCodes } };
  }
  const locked = { ...guard, wrongCodes: 0, lockedUntilMs: nowMs + LOCK_MS };
  return { at: 'refused', because: 'accountLocked', guard: locked };
}
