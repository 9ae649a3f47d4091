/** The three forms of Basic credentials that the platform accepts. */
export type PasswordCredentials = { brand: string; username: string; password: string };
export type TokenCredentials = { brand: string; token: string };
export type AuthCodeCredentials = { email: string; password: string; brand: string };

/**
 * Parses `brand:username:password`; the password may contain colons. Null if the header is missing or has another form.
 */
export function passwordCredentials(authorization: string | null): PasswordCredentials | null {
  const parts = /^([^:]+):([^:]+):(.*)$/su.exec(basicText(authorization) ?? '');
  if (!parts) return null;
  const [, brand = '', username = '', password = ''] = parts;
  return { brand, username, password };
}

/** Parses `brand:token`. Null if the header is missing or has another form. */
export function tokenCredentials(authorization: string | null): TokenCredentials | null {
  const parts = /^([^:]+):(.+)$/su.exec(basicText(authorization) ?? '');
  if (!parts) return null;
  const [, brand = '', token = ''] = parts;
  return { brand, token };
}

/**
 * Parses `email:password:brand`; the password may contain colons. Null if the header is missing or has another form.
 */
export function authCodeCredentials(authorization: string | null): AuthCodeCredentials | null {
  const parts = /^([^:]+):(.*):([^:]+)$/su.exec(basicText(authorization) ?? '');
  if (!parts) return null;
  const [, email = '', password = '', brand = ''] = parts;
  return { email, password, brand };
}

/** Decodes `Basic <base64 of UTF-8>`; null for anything else. */
export function basicText(authorization: string | null): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Invalid base64 or UTF-8 counts as no credentials.
    return null;
  }
}
