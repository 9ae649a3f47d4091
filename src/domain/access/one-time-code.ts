/** Digits of a one-time code. */
export const CODE_DIGITS = 6;

/** The six digits of a typed or pasted code, without spaces and dashes. Undefined when it is not six digits. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/gu, '');
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}

/** The pause between two MFA codes, in milliseconds. The server enforces it. */
export const RESEND_WAIT_MS = 60_000;

/** Milliseconds until the person may request another code; 0 when the person may do so now. */
export function resendWaitMs(sentAtMs: number, nowMs: number): number {
  return Math.min(RESEND_WAIT_MS, Math.max(0, sentAtMs + RESEND_WAIT_MS - nowMs));
}
