import { normalizeIdentifier } from '../../contracts/typed-line.ts';

/** Digits of a one-time code. */
export const CODE_DIGITS = 6;

/** What does not count in a code: spaces, dashes, the long mark of Japanese that is typed for one, and a full stop after it. */
const uncounted = /[ \-ー]|\.$/g;

/** The six digits of a typed or pasted code, from 0 to 9. Undefined when it is not six digits of any script. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = normalizeIdentifier(typed).replace(uncounted, '');
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}

/** The pause between two MFA codes, in milliseconds. The server enforces it. */
export const RESEND_WAIT_MS = 60_000;

/** Milliseconds until the person may request another code; 0 when the person may do so now. */
export function resendWaitMs(sentAtMs: number, nowMs: number): number {
  return Math.min(RESEND_WAIT_MS, Math.max(0, sentAtMs + RESEND_WAIT_MS - nowMs));
}
