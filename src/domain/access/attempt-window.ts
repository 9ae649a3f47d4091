/** A window of counted attempts: how many began since `sinceMs`. */
export type AttemptWindow = { sinceMs: number; count: number };
/** At most `limit` failures in `windowMs` milliseconds. */
export type AttemptRule = { limit: number; windowMs: number };
/** Whether an attempt may go ahead; if not, after how many milliseconds the next one may. */
export type AttemptVerdict = { allowed: true; window: AttemptWindow } | { allowed: false; waitMs: number };

const TEN_MINUTES_MS = 10 * 60_000;

/** Limits count what fails. One account from one network, one account from everywhere, one network over all accounts. */
export const attemptRules = {
  accountFromNetwork: { limit: 10, windowMs: TEN_MINUTES_MS },
  account: { limit: 50, windowMs: TEN_MINUTES_MS },
  network: { limit: 100, windowMs: TEN_MINUTES_MS },
  /** A browser that signed in to the account before: counted by itself, so that strangers never keep it out. */
  device: { limit: 10, windowMs: TEN_MINUTES_MS },
  /** Codes sent anew to one account, and asked for by one network. More than a platform sends: its own words come first. */
  codeMail: { limit: 10, windowMs: TEN_MINUTES_MS },
  codeNetwork: { limit: 60, windowMs: TEN_MINUTES_MS },
  /** Mails for a new password, sent or not: to one address, and asked for by one network. None is given back. */
  recoveryMail: { limit: 5, windowMs: TEN_MINUTES_MS },
  recoveryNetwork: { limit: 30, windowMs: TEN_MINUTES_MS },
  /** A nonce of a social sign-in is good once; remembered for as long as it can live. */
  socialNonce: { limit: 1, windowMs: TEN_MINUTES_MS },
} as const satisfies Record<string, AttemptRule>;
export type AttemptRuleName = keyof typeof attemptRules;

/**
 * Takes a place for one attempt before it is made, so that attempts in parallel are all counted.
 * A success gives its place back with `attemptReturned`: only failures count.
 */
export function attemptTaken(
  window: AttemptWindow | undefined,
  rule: AttemptRule,
  nowMs: number,
): AttemptVerdict {
  const current = window && nowMs - window.sinceMs < rule.windowMs ? window : { sinceMs: nowMs, count: 0 };
  if (current.count >= rule.limit) return { allowed: false, waitMs: current.sinceMs + rule.windowMs - nowMs };
  return { allowed: true, window: { sinceMs: current.sinceMs, count: current.count + 1 } };
}

/** Gives one place back. */
export function attemptReturned(window: AttemptWindow): AttemptWindow {
  return { sinceMs: window.sinceMs, count: Math.max(0, window.count - 1) };
}
