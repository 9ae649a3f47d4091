import { basicCredentials } from './basic-credentials.ts';

/**
 * The Basic `Authorization` value of the OAuth base: `email:password:brand` in UTF-8. The
 * platform reads it from both ends, so the password may hold colons; undefined where the e-mail or the brand does.
 */
export function linkingCredentials(of: {
  email: string;
  password: string;
  brand: string;
}): string | undefined {
  return of.brand.includes(':') ? undefined : basicCredentials([of.email, `${of.password}:${of.brand}`]);
}
