/**
 * Reads the response to POST /api/mfa/resend: a sentence for the person, and the milliseconds until the next
 * code may be requested. Undefined for any other data.
 */
export function resendAnswer(data: unknown): { message: string; waitMs: number } | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data) || !('waitMs' in data))
    return undefined;
  const { message, waitMs } = data;
  return typeof message === 'string' && typeof waitMs === 'number' ? { message, waitMs } : undefined;
}
