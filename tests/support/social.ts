import { offPortal } from './onward.ts';
import { allBrands } from '../../src/brands/all-brands.ts';
import { type Answer, ask, cookieHeader, emailOf, originOf, postForm, postJson } from './portal.ts';

/** Every brand, with the social sign-ins that it offers. */
export const socialBrands = [...allBrands.byKey.values()].map(({ key, social }) => ({
  brand: key,
  google: social.google !== undefined,
  apple: social.apple !== undefined,
}));

/** Begins a sign-in by Google, and returns the nonce and the cookie that keeps it. */
export async function begunGoogle(
  brand = 'geeni',
  cookie?: string,
): Promise<{ nonce: string; cookie: string }> {
  const answer = await ask({
    brand,
    method: 'POST',
    path: '/api/social/begin',
    headers: { origin: originOf(brand), 'sec-fetch-site': 'same-origin', 'x-portal-request': '1' },
    cookie,
  });
  if (answer.status !== 200) throw new Error(`no nonce: ${answer.status} ${answer.text}`);
  return { nonce: JSON.parse(answer.text).nonce, cookie: cookieHeader(answer) };
}

/** A token of the sandbox's Google, with an optional flaw. */
export async function googleToken(
  order: { nonce: string; email?: string; fullName?: string; flaw?: string },
  brand = 'geeni',
): Promise<string> {
  const clientId = allBrands.byKey.get(brand)?.social.google?.clientId ?? 'none';
  const answer = await postJson(
    '/sandbox/google/token',
    { email: emailOf('owner', brand), clientId, ...order },
    { brand },
  );
  if (answer.status !== 200) throw new Error(`no token: ${answer.text}`);
  return JSON.parse(answer.text).credential;
}

/** Completes a sign-in by Google, as the page's script does. */
export function byGoogle(
  idToken: string,
  {
    brand = 'geeni',
    cookie,
    redirectUri,
  }: { brand?: string; cookie?: string | undefined; redirectUri?: string } = {},
): Promise<Answer> {
  const request = { provider: 'google', idToken, ...(redirectUri === undefined ? {} : { redirectUri }) };
  return postJson('/api/social/sign-in', request, { brand, cookie });
}

/** Begins a sign-in by Apple, and returns the address it leads to, the nonce and the cookie that keeps it. */
export async function begunApple(brand = 'geeni', fields: Record<string, string> = {}) {
  const answer = await postForm('/api/social/apple/begin', fields, { brand });
  if (answer.status !== 303) throw new Error(`no way to Apple: ${answer.status} ${answer.text}`);
  const address = new URL(await offPortal(answer, brand), originOf(brand));
  const callback = new URL(address.searchParams.get('callback') ?? '');
  const nonce = callback.searchParams.get('apple') ?? '';
  return { answer, address, callback, nonce, cookie: cookieHeader(answer) };
}

/** Chooses a persona at the sandbox's Apple, and returns the token in the fragment of the redirect back. */
export async function appleToken(callback: URL, brand = 'geeni', persona = 'owner'): Promise<string> {
  const fields = { email: emailOf(persona, brand), fullName: 'Olivia Bennett', callback: callback.href };
  const answer = await postForm('/sandbox/apple/auth', fields, { brand });
  const { hash } = new URL(answer.location ?? '', originOf(brand));
  return new URLSearchParams(hash.slice(1)).get('lr-token') ?? '';
}

/** Completes a sign-in by Apple, as the page's script does. */
export function byApple(
  { authCode, nonce }: { authCode: string; nonce: string },
  { brand = 'geeni', cookie }: { brand?: string; cookie?: string | undefined } = {},
): Promise<Answer> {
  return postJson('/api/social/sign-in', { provider: 'appleweb', authCode, nonce }, { brand, cookie });
}
