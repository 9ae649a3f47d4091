/*
 * The two small answers every form reads, without a schema library: an island pays for each byte before it comes alive.
 */

/** The path to go to next, of an answer `{next}`; undefined for anything else. */
export function nextOf(data: unknown): string | undefined {
  return isRecord(data) && typeof data['next'] === 'string' ? data['next'] : undefined;
}

/** Code and message of a refusal `{code, message, requestId}`; undefined for anything else. */
export function problemOf(data: unknown): { code: string; message: string } | undefined {
  if (!isRecord(data)) return undefined;
  const { code, message } = data;
  return typeof code === 'string' && typeof message === 'string' ? { code, message } : undefined;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
