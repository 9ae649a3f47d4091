import { isJsonObject } from './json-object.ts';

/**
 * The two small responses that every form reads. They are read without a schema library, because an island loads every
 * byte before it becomes interactive.
 */

/** The path to go to next, from a response `{next}`; undefined for any other data. */
export function nextOf(data: unknown): string | undefined {
  return isJsonObject(data) && typeof data['next'] === 'string' ? data['next'] : undefined;
}

/** The code and message of a problem `{code, message, requestId}`; undefined for any other data. */
export function problemOf(data: unknown): { code: string; message: string } | undefined {
  if (!isJsonObject(data)) return undefined;
  const { code, message } = data;
  return typeof code === 'string' && typeof message === 'string' ? { code, message } : undefined;
}
