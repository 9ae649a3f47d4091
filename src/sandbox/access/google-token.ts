import { base64url, CompactSign, generateKeyPair, importJWK, jwtVerify } from 'jose';
import * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { STAND_IN_ISSUER } from '../../contracts/access/social.ts';
import { googleKey } from './google-key.ts';
import type { SocialIdentity } from './social-identity.ts';
import type { World } from '../world/world.ts';

const HOUR_SECONDS = 3_600;

type Claims = Record<string, unknown>;
type Forged = {
  claims?: Claims;
  header?: Record<string, string>;
  signer?: 'none' | 'publicKey' | 'otherKey';
};

/** The defects that a token can be issued with. */
const flaws = {
  algNone: { header: { alg: 'none' }, signer: 'none' },
  hs256: { header: { alg: 'HS256' }, signer: 'publicKey' },
  otherKey: { signer: 'otherKey' },
  kidTraversal: { header: { kid: '../../../../dev/null' } },
  kidUnknown: { header: { kid: 'unknown' } },
  audience: { claims: { aud: 'someone-else.apps.googleusercontent.example' } },
  audiences: { claims: { aud: [] } },
  issuer: { claims: { iss: 'https://accounts.google.example' } },
  nonce: { claims: { nonce: 'another-nonce' } },
  noNonce: { claims: { nonce: undefined } },
  expired: { claims: { exp: 1_000 } },
  expText: { claims: { exp: '9999999999' } },
  noExp: { claims: { exp: undefined } },
  nbfFuture: { claims: { nbf: 9_999_999_999 } },
  nbfText: { claims: { nbf: '0' } },
  unverified: { claims: { email_verified: false } },
  verifiedText: { claims: { email_verified: 'true' } },
} as const satisfies Record<string, Forged>;
type FlawName = keyof typeof flaws;
const flawNames = Object.keys(flaws).filter((name): name is FlawName => Object.hasOwn(flaws, name));

/** Body of POST /sandbox/google/token: the person the token names, and an optional defect. */
export const tokenOrder = z.strictObject({
  email: z.string(),
  fullName: z.string().default('Nova Reyes'),
  clientId: z.string(),
  nonce: z.string().default(''),
  flaw: z.enum(flawNames).optional(),
});

/**
 * Issues an id token like Google's, signed with RS256, or with the requested defect. Its times are real, not the
 * sandbox's.
 */
export async function issueToken(world: World, order: z.output<typeof tokenOrder>): Promise<string> {
  const { email, fullName, clientId, nonce, flaw } = order;
  const nowSeconds = Math.floor(world.clock.realMs() / 1_000);
  const forged: Forged = flaw ? flaws[flaw] : {};
  const key = await googleKey(world);
  const claims: Claims = {
    iss: STAND_IN_ISSUER,
    aud: flaw === 'audiences' ? [clientId, 'someone-else'] : clientId,
    azp: clientId,
    sub: email,
    email,
    email_verified: true,
    name: fullName,
    nonce,
    iat: nowSeconds,
    nbf: nowSeconds - 10,
    exp: nowSeconds + HOUR_SECONDS,
    ...(flaw === 'audiences' ? {} : forged.claims),
  };
  const header = { alg: 'RS256', kid: key.kid, typ: 'JWT', ...forged.header };
  if (forged.signer === 'none') return `${encoded(header)}.${encoded(claims)}.`;
  const sign = new CompactSign(new TextEncoder().encode(JSON.stringify(claims))).setProtectedHeader(header);
  if (forged.signer === 'publicKey') return sign.sign(new TextEncoder().encode(key.n));
  if (forged.signer === 'otherKey') return sign.sign((await generateKeyPair('RS256')).privateKey);
  return sign.sign(await importJWK(key, 'RS256'));
}

const tokenClaims = z.object({ email: z.string(), name: z.string(), email_verified: z.literal(true) });

/** Verifies a token of the sandbox's Google as the brand's platform does; null if it is not valid. */
export async function identityOfToken(
  world: World,
  brand: SandboxBrand,
  idToken: string,
): Promise<SocialIdentity | null> {
  const { kty, n, e } = await googleKey(world);
  try {
    const { payload } = await jwtVerify(idToken, await importJWK({ kty, n, e }, 'RS256'), {
      algorithms: ['RS256'],
      issuer: STAND_IN_ISSUER,
      audience: brand.social.google?.clientId ?? '',
      requiredClaims: ['exp'],
      currentDate: new Date(world.clock.realMs()),
    });
    const claims = tokenClaims.safeParse(payload);
    return claims.success ? { email: claims.data.email, fullName: claims.data.name } : null;
  } catch {
    // Every invalid token names nobody, whatever its defect.
    return null;
  }
}

function encoded(part: object): string {
  return base64url.encode(JSON.stringify(part));
}
