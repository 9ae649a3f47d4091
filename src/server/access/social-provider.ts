import { STAND_IN_ISSUER } from '../../contracts/access/social.ts';
import type { RequestContext } from '../page/request-context.ts';

type Google = {
  script: string;
  /** Where its public keys are. */
  keys: string;
  /** How its tokens may name it. */
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

/** Google Identity, or its stand-in beside the sandbox. */
export function googleOf({ sandboxed }: Pick<RequestContext, 'sandboxed'>): Google {
  return sandboxed ? standIn : google;
}

const APPLE_IMAGES = 'https://appleid.cdn-apple.com';

/** Apple by way of the brand's identity provider; undefined where the brand has none. */
export function appleOf({ brand, sandboxed, url }: Pick<RequestContext, 'brand' | 'sandboxed' | 'url'>) {
  const { apple } = brand.social;
  if (!apple) return undefined;
  return sandboxed
    ? { ...apple, lrUri: '/sandbox/apple/auth', redirectUriBase: url.origin, button: '/sandbox/apple/button' }
    : { ...apple, button: `${APPLE_IMAGES}/appleid/button` };
}

/** What the page's policy must let Google do; its script writes a style sheet that takes the nonce of its own tag. */
export const googleSources = [
  { directive: 'script-src', source: google.script },
  { directive: 'frame-src', source: 'https://accounts.google.com/gsi/' },
  { directive: 'connect-src', source: 'https://accounts.google.com/gsi/' },
  { directive: 'style-src', source: 'https://accounts.google.com/gsi/style' },
] as const;

/** What it must let Apple's button do. */
export const appleSources = [{ directive: 'img-src', source: APPLE_IMAGES }] as const;
