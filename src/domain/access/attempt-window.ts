import type { Stored } from '../../contracts/stored/stored-kinds.ts';

/** Attempts counted since `sinceMs`, in milliseconds since 1970. */
export type AttemptWindow = Stored<'attemptWindow'>;
/** At most `limit` attempts in `windowMs` milliseconds. */
export type AttemptRule = { limit: number; windowMs: number };
/**
 * Whether an attempt is allowed, with the window that now counts it; if not, the milliseconds until the next one is.
 */
export type AttemptVerdict = { allowed: true; window: AttemptWindow } | { allowed: false; waitMs: number };

const TEN_MINUTES_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The limits of every counter. The first four count failures only: a success gives its slot back. */
export const attemptRules = {
  accountFromNetwork: { limit: 10, windowMs: TEN_MINUTES_MS },
  /** Failures at one account: of all browsers that are not known, and again of all that are. */
  account: { limit: 50, windowMs: TEN_MINUTES_MS },
  network: { limit: 100, windowMs: TEN_MINUTES_MS },
  /**
   * Failures from a browser that signed in to the account before. No stranger counts here, so strangers cannot lock it
   * out.
   */
  knownBrowser: { limit: 10, windowMs: TEN_MINUTES_MS },
  /**
   * MFA codes resent to one account, and requested by one network. Above the platform's limits, so its own refusal
   * comes first.
   */
  codeMail: { limit: 10, windowMs: TEN_MINUTES_MS },
  codeNetwork: { limit: 60, windowMs: TEN_MINUTES_MS },
  /**
   * Password reset mails to one address in ten minutes and in a day, and requested by one network. Every request counts,
   * whether a mail was sent or not.
   */
  recoveryMail: { limit: 5, windowMs: TEN_MINUTES_MS },
  recoveryMailOfDay: { limit: 20, windowMs: DAY_MS },
  recoveryNetwork: { limit: 30, windowMs: TEN_MINUTES_MS },
  /**
   * Mails and declarations that all known browsers of an account make go in a day. A browser has a new counter with every
   * sign-in, so without this, whoever can sign in could fill a mailbox.
   */
  knownBrowsersOfDay: { limit: 40, windowMs: DAY_MS },
  /** Declarations from one network, or from one known browser. One that could not be sent gives its place back. */
  declarations: { limit: 20, windowMs: TEN_MINUTES_MS },
  /**
   * Declarations to one brand in an hour, over all networks, without those of known browsers. Of 100,000 plans four in a hundred end
   * in a month, which is 130 a day: an hour takes more than a day brings.
   */
  declarationsOfBrand: { limit: 200, windowMs: HOUR_MS },
  /** Receipts of declarations to one mailbox. */
  receiptsOfDay: { limit: 10, windowMs: DAY_MS },
  /**
   * Receipts of one brand in a day, over all networks, without those of known browsers: for 130 plans that end in a day, if nobody
   * ends theirs while they are signed in.
   */
  receiptsOfBrand: { limit: 150, windowMs: DAY_MS },
  /** A social sign-in nonce works once. The counter remembers it for its whole lifetime. */
  socialNonce: { limit: 1, windowMs: TEN_MINUTES_MS },
} as const satisfies Record<string, AttemptRule>;
export type AttemptRuleName = keyof typeof attemptRules;

/**
 * Takes a place for one attempt before the attempt is made, so that parallel attempts are all counted. After a success,
 * `attemptReturned` gives the place back, so that only failures count.
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

/** Gives one slot of the window back. */
export function attemptReturned(window: AttemptWindow): AttemptWindow {
  return { sinceMs: window.sinceMs, count: Math.max(0, window.count - 1) };
}
