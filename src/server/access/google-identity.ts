import { createRemoteJWKSet, customFetch, errors, jwksCache, type JWKSCacheInput, jwtVerify } from 'jose';
import * as z from 'zod';

/** Longest wait for Google's keys, in milliseconds. */
const KEYS_DEADLINE_MS = 3_000;
/** How far Google's clock and ours may differ, and how old a token may be, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30;
const MAX_AGE_SECONDS = 3_600;

/** What a token must match: the keys at an address, its issuer, our client id, and one of this browser's nonces. */
export type ExpectedIdentity = {
  keys: string;
  issuers: readonly string[];
  clientId: string;
  nonces: readonly string[];
  nowMs: number;
};

/**
 * The result of the check: `verified` with the token's nonce, or why the token is not accepted. `otherNonce`: this
 * browser was not given its nonce. `unavailable`: Google's keys could not be fetched.
 */
export type IdentityVerdict =
  | { kind: 'verified'; nonce: string }
  | { kind: 'otherNonce' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unavailable' };

/** The claims that `jwtVerify` does not check, or not strictly enough. */
const identityClaims = z.object({
  sub: z.string().min(1).max(255),
  // One audience, not a list: a token that is also meant for other clients is refused.
  aud: z.string(),
  email: z.string().min(1),
  email_verified: z.literal(true),
  nonce: z.string().min(1),
});

/** Google's public keys by address, as last fetched. Module scope on purpose: they belong to no request. */
const keysFetched = new Map<string, JWKSCacheInput>();

/**
 * Checks an id token from Google before the platform sees it. It must be signed with RS256 by one of Google's keys,
 * have the right issuer and audience, and be valid at this time. It must also hold an e-mail address that Google has
 * verified, and a nonce that this browser was given.
 */
export async function googleIdentity(
  idToken: string,
  expected: ExpectedIdentity,
  fetchKeys: (address: string, init: RequestInit) => Promise<Response>,
): Promise<IdentityVerdict> {
  const { keys, issuers, clientId, nonces, nowMs } = expected;
  const cache = keysFetched.get(keys) ?? {};
  keysFetched.set(keys, cache);
  const keySet = createRemoteJWKSet(new URL(keys), {
    timeoutDuration: KEYS_DEADLINE_MS,
    [customFetch]: fetchKeys,
    [jwksCache]: cache,
  });
  try {
    const { payload } = await jwtVerify(idToken, keySet, {
      algorithms: ['RS256'],
      issuer: [...issuers],
      audience: clientId,
      requiredClaims: ['exp'],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(nowMs),
    });
    const claims = identityClaims.safeParse(payload);
    if (!claims.success)
      return { kind: 'refused', reason: claims.error.issues[0]?.path.join('.') ?? 'claims' };
    return nonces.includes(claims.data.nonce)
      ? { kind: 'verified', nonce: claims.data.nonce }
      : { kind: 'otherNonce' };
  } catch (error) {
    return error instanceof errors.JOSEError && !isKeyTrouble(error)
      ? { kind: 'refused', reason: error.code }
      : { kind: 'unavailable' };
  }
}

/** True if the keys could not be fetched or are not readable: then no token can be checked. */
function isKeyTrouble(error: errors.JOSEError): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === errors.JOSEError.code
  );
}
