import type { SocialSignInRequest } from '../../contracts/access/social.ts';
import { CALL_HEADER } from '../../contracts/account-call.ts';

/** The next page, or the message and code of a failure. */
export type SocialAnswer = { next: string } | { message: string; code?: string | undefined };

/** Signs in with a provider's token. `words` are for failures without a message from the server. Never rejects. */
export async function sendSocial(
  request: SocialSignInRequest,
  words: { offline: string; failed: string },
): Promise<SocialAnswer> {
  let response: Response;
  try {
    response = await fetch('/api/social/sign-in', {
      method: 'POST',
      headers: { [CALL_HEADER]: '1', 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
  } catch {
    // fetch rejects only if there was no response at all.
    return { message: words.offline };
  }
  const next = await textOf(response.clone(), 'next');
  if (response.ok && next !== undefined) return { next };
  const code = await textOf(response.clone(), 'code');
  return { message: (await textOf(response, 'message')) ?? words.failed, code };
}

/**
 * Returns one string of a JSON response; undefined if it has none. Without zod, to keep the script of every visitor
 * page small.
 */
export async function textOf(response: Response, name: string): Promise<string | undefined> {
  const data: unknown = await response.json().catch(() => undefined);
  if (typeof data !== 'object' || data === null) return undefined;
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : undefined;
}
