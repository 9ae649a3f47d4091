import { createRemoteJWKSet, customFetch, errors, jwksCache, type JWKSCacheInput, jwtVerify } from 'jose';
import * as z from 'zod';

/** Longest wait for Google's keys, in milliseconds. */
const KEYS_DEADLINE_MS = 3_000;
/** How far two clocks may be apart, and how old a token may be, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30;
const MAX_AGE_SECONDS = 3_600;

/** What must hold for a token: for whom and by whom it is, and which of this browser's nonces it may carry. */
export type ExpectedIdentity = {
  keys: string;
  issuers: readonly string[];
  clientId: string;
  nonces: readonly string[];
  nowMs: number;
};

/** A token that holds, with the nonce it carries; or why it does not. `unavailable`: Google's keys did not come. */
export type IdentityVerdict =
  | { kind: 'verified'; nonce: string }
  | { kind: 'otherNonce' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unavailable' };

/** Told apart by `jwtVerify` already; here it is what a person's token holds beside. */
const identityClaims = z.object({
  sub: z.string().min(1).max(255),
  // One audience and not a list: a token for others beside us is none for us.
  aud: z.string(),
  email: z.string().min(1),
  email_verified: z.literal(true),
  nonce: z.string().min(1),
});

/** Google's public keys by address, as last fetched. Nothing of a request: every visitor's token is checked with them. */
const keysFetched = new Map<string, JWKSCacheInput>();

/**
 * Checks an id token of Google's before the platform sees it: signed with RS256 by a key of Google's, by and for whom it
 * must be, in its time, for an e-mail address Google has verified, with a nonce that this browser was given.
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

/** True where the keys did not come or were none: nobody’s token can be told then. */
function isKeyTrouble(error: errors.JOSEError): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === errors.JOSEError.code
  );
}
