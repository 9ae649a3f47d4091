import type { SocialSignInRequest } from '../../contracts/access/social.ts';

/** The header our own scripts send with every call. */
export const CALL = { 'x-portal-request': '1' };

/** Where to go next, or why not, in words and by its code. */
export type SocialAnswer = { next: string } | { message: string; code?: string | undefined };

/** Signs in. `words` are for failures that carry no message of the server's. Never rejects. */
export async function sendSocial(
  request: SocialSignInRequest,
  words: { offline: string; failed: string },
): Promise<SocialAnswer> {
  let response: Response;
  try {
    response = await fetch('/api/social/sign-in', {
      method: 'POST',
      headers: { ...CALL, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
  } catch {
    // fetch rejects only when nothing came back at all.
    return { message: words.offline };
  }
  const next = await textOf(response.clone(), 'next');
  if (response.ok && next !== undefined) return { next };
  const code = await textOf(response.clone(), 'code');
  return { message: (await textOf(response, 'message')) ?? words.failed, code };
}

/** One text of a JSON answer; undefined where it has none. By hand: this stands in every visitor's page. */
export async function textOf(response: Response, name: string): Promise<string | undefined> {
  const data: unknown = await response.json().catch(() => undefined);
  if (typeof data !== 'object' || data === null) return undefined;
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : undefined;
}
