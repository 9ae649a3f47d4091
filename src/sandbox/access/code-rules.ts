import { MINUTE_MS } from '../world/clock.ts';
import type { Challenge, CodeGuard } from '../world/entities.ts';

/** How long a code is good. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** The fifth wrong code locks the account. */
export const WRONG_CODES_ALLOWED = 4;
export const LOCK_MS = 10 * MINUTE_MS;
/** The sixth code within ten minutes is refused. */
export const SENDS_ALLOWED = 5;
export const SENDS_WINDOW_MS = 10 * MINUTE_MS;
/** How long a started sign-in may be finished. */
export const CHALLENGE_LIFETIME_MS = 60 * MINUTE_MS;

/** An account that did nothing with codes yet. */
export function freshGuard(accountKey: string): CodeGuard {
  return { accountKey, wrongCodes: 0, lockedUntilMs: null, sentAtMs: [] };
}

export function isLocked(guard: CodeGuard, nowMs: number): boolean {
  return guard.lockedUntilMs !== null && nowMs < guard.lockedUntilMs;
}

export type SendVerdict =
  { at: 'send'; guard: CodeGuard } | { at: 'refused'; because: 'accountLocked' | 'tooManyCodes' };

/** Whether another code may go out now; `guard` then counts it. */
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
 * What a typed code leads to. A code that was good once (older than ten minutes, or replaced by a newer one) is expired and
 * no guess; any other wrong code counts, and the fifth locks for ten minutes. A right one forgets all counts.
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
