import { basicCredentials } from './basic-credentials.ts';

/**
 * Returns the Basic `Authorization` value for calls of the OAuth base: `email:password:brand` in UTF-8. The platform
 * takes the e-mail from the front and the brand from the end, so the password may have colons; undefined where the
 * e-mail or the brand has one.
 */
export function linkingCredentials(of: {
  email: string;
  password: string;
  brand: string;
}): string | undefined {
  return of.brand.includes(':') ? undefined : basicCredentials([of.email, `${of.password}:${of.brand}`]);
}
