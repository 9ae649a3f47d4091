/**
 * The portal's cookies. All are `__Host-`: Secure, for this host and every path, out of scripts' reach. Lax, not Strict:
 * assistants, mails, 3-D Secure and hosted checkout come back by a top-level GET.
 */
export const cookieNames = {
  session: '__Host-session',
  pending: '__Host-pending',
  flash: '__Host-flash',
  remembered: '__Host-remembered',
  /** What a mailed link carried, once its address is clean, and what came of it. */
  link: '__Host-link',
  /** The nonce a sign-in by Google, or by Apple, was begun with in this browser. */
  socialGoogle: '__Host-social-google',
  socialApple: '__Host-social-apple',
  /** What the card form has to say once it is shown again, with what was typed beside the card. */
  billing: '__Host-billing',
  /** The billing provider this visitor chose (design decision 11). */
  billingProvider: '__Host-billing-provider',
  /** The accounts this browser signed in to before, for counting wrong passwords alone (docs/adr/018). */
  device: '__Host-device',
  /** The brand asked for on an unknown host (design decision 27). No secret. */
  brand: '__Host-brand',
  /** The locale this device remembers (design decision 20). Written by a script, so neither HttpOnly nor `__Host-`. */
  locale: 'locale',
} as const;
export type CookieName = keyof typeof cookieNames;

/** A `Set-Cookie` value; without `maxAgeSeconds` the cookie goes with the browser session. */
export function setCookie(
  name: Exclude<CookieName, 'locale'>,
  value: string,
  maxAgeSeconds?: number,
): string {
  return hostCookie(cookieNames[name], value, maxAgeSeconds);
}

/** The name of the cookie of one linking that waits for its code: one for each, so that tabs never meet. */
export function linkingCookieName(transaction: string): `__Host-${string}` {
  return `__Host-linking-${transaction}`;
}

/** A `Set-Cookie` value for that cookie; 0 seconds remove it. */
export function linkingCookie(transaction: string, value: string, maxAgeSeconds: number): string {
  return hostCookie(linkingCookieName(transaction), value, maxAgeSeconds);
}

function hostCookie(name: string, value: string, maxAgeSeconds: number | undefined): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${age}`;
}

/** A `Set-Cookie` value that removes the cookie. */
export function clearedCookie(name: Exclude<CookieName, 'locale'>): string {
  return setCookie(name, '', 0);
}

/** The cookies of a request by name; the first of two with one name, values as they stand. */
export function requestCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const split = part.indexOf('=');
    const name = split < 0 ? '' : part.slice(0, split).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, part.slice(split + 1).trim());
  }
  return cookies;
}
