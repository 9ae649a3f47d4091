/** The pause between two MFA codes, in milliseconds. The server enforces it. */
export const RESEND_WAIT_MS = 60_000;

/** Milliseconds until the person may request another code; 0 when the person may do so now. */
export function resendWaitMs(sentAtMs: number, nowMs: number): number {
  return Math.min(RESEND_WAIT_MS, Math.max(0, sentAtMs + RESEND_WAIT_MS - nowMs));
}
