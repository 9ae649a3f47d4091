/** What POST /api/second-step/resend answers: words, and milliseconds until the next one; undefined for anything else. */
export function resendAnswer(data: unknown): { message: string; waitMs: number } | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data) || !('waitMs' in data))
    return undefined;
  const { message, waitMs } = data;
  return typeof message === 'string' && typeof waitMs === 'number' ? { message, waitMs } : undefined;
}
