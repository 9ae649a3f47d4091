import { STAND_IN_ISSUER } from '../../contracts/access/social.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The addresses and names of Google Identity, or of its stand-in. */
type Google = {
  script: string;
  /** The address of its public keys. */
  keys: string;
  /** The issuers that its tokens may name. */
  issuers: readonly string[];
};

const google: Google = {
  script: 'https://accounts.google.com/gsi/client',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
};
const standIn: Google = {
  script: '/sandbox/google/gsi-client.js',
  keys: 'https://sandbox.invalid/sandbox/google/certs',
  issuers: [STAND_IN_ISSUER],
};

/** Returns Google Identity, or its stand-in in the sandbox environment. */
export function googleOf({ sandboxed }: Pick<RequestContext, 'sandboxed'>): Google {
  return sandboxed ? standIn : google;
}

const APPLE_IMAGES = 'https://appleid.cdn-apple.com';

/** Returns sign-in by Apple through the brand's identity provider, or its stand-in; undefined if the brand has none. */
export function appleOf({ brand, sandboxed, url }: Pick<RequestContext, 'brand' | 'sandboxed' | 'url'>) {
  const { apple } = brand.social;
  if (!apple) return undefined;
  return sandboxed
    ? { ...apple, lrUri: '/sandbox/apple/auth', redirectUriBase: url.origin, button: '/sandbox/apple/button' }
    : { ...apple, button: `${APPLE_IMAGES}/appleid/button` };
}

/** What the page's policy must allow for Google. Google's script writes a style sheet with the nonce of its own tag. */
export const googleSources = [
  { directive: 'script-src', source: google.script },
  { directive: 'frame-src', source: 'https://accounts.google.com/gsi/' },
  { directive: 'connect-src', source: 'https://accounts.google.com/gsi/' },
  { directive: 'style-src', source: 'https://accounts.google.com/gsi/style' },
] as const;

/** What the page's policy must allow for Apple's button. */
export const appleSources = [{ directive: 'img-src', source: APPLE_IMAGES }] as const;
