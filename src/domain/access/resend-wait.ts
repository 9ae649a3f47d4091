/** How long a person waits between two codes, in milliseconds. The server keeps the count. */
export const RESEND_WAIT_MS = 60_000;

/** Milliseconds until another code may be asked for; 0 when it may be now. */
export function resendWaitMs(sentAtMs: number, nowMs: number): number {
  return Math.min(RESEND_WAIT_MS, Math.max(0, sentAtMs + RESEND_WAIT_MS - nowMs));
}
