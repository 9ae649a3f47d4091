import { base64url } from 'jose';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { MINUTE_MS } from '../world/clock.ts';
import type { Account } from '../world/entities.ts';
import type { AuthorizationCode, LinkingGrant } from '../world/linking-entities.ts';
import { usability } from '../world/single-use.ts';
import type { World } from '../world/world.ts';

/** How long a code can be exchanged, in milliseconds of the sandbox's clock. */
export const AUTHORIZATION_CODE_LIFETIME_MS = 10 * MINUTE_MS;

/** Returns the brand's client with that id and redirect URI; the stand-in's URI is accepted on every host. */
export function assistantClient(
  { key, voiceAssistants }: SandboxBrand,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
): SandboxBrand['voiceAssistants'][number] | undefined {
  const client = voiceAssistants.find((each) => each.clientId === clientId);
  if (!client || client.redirectUris.includes(redirectUri)) return client;
  const path = URL.canParse(redirectUri) ? new URL(redirectUri).pathname : '';
  return path === `/sandbox/assistants/${client.partner}/answer/${key}` ? client : undefined;
}

/** Makes a code that works once and is bound to its request. Deletes the account's expired codes. */
export function makeAuthorizationCode(
  { store, clock, random }: World,
  account: Account,
  grant: LinkingGrant,
): string {
  for (const old of store.authorizationCodes.ownedBy(account.key)) {
    if (old.expiresAtMs <= clock.nowMs()) store.authorizationCodes.delete(old.code);
  }
  const made: AuthorizationCode = {
    ...grant,
    code: `authorization-${random.hex(24)}`,
    accountKey: account.key,
    brand: account.brand,
    expiresAtMs: clock.nowMs() + AUTHORIZATION_CODE_LIFETIME_MS,
    usedAtMs: null,
  };
  store.authorizationCodes.put(made);
  return made.code;
}

/** A code verifier in the forms that the two challenge methods compare (RFC 7636); null if the assistant sends none. */
export type CodeProof = { plain: string; S256: string } | null;

/** Computes both forms of a code verifier. */
export async function codeProof(verifier: string | undefined): Promise<CodeProof> {
  if (verifier === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { plain: verifier, S256: base64url.encode(new Uint8Array(digest)) };
}

/** The parameters with which an assistant exchanges a code. */
export type CodeExchange = {
  brand: string;
  code: string;
  clientId: string;
  redirectUri: string;
  proof: CodeProof;
};

export type CodeUse = { at: 'good'; account: Account } | { at: 'refused'; because: string };

/** Uses a code up, or returns why it is refused. Synchronous, so that two exchanges can never both succeed. */
export function useAuthorizationCode({ store, clock }: World, exchange: CodeExchange): CodeUse {
  const grant = store.authorizationCodes.get(exchange.code);
  const account = grant ? store.accounts.get(grant.accountKey) : null;
  if (!grant || !account || grant.brand !== exchange.brand) return refused('The code is unknown.');
  const usable = usability(grant, clock.nowMs());
  if (usable === 'used') return refused('The code was used before.');
  if (usable === 'expired') return refused('The code has expired.');
  if (grant.clientId !== exchange.clientId) return refused('The code was made for another client.');
  if (grant.redirectUri !== exchange.redirectUri) return refused('The code was made for another address.');
  if (!proves(grant, exchange.proof)) return refused('The code verifier does not fit the challenge.');
  store.authorizationCodes.put({ ...grant, usedAtMs: clock.nowMs() });
  return { at: 'good', account };
}

/**
 * True if the verifier matches the challenge. Without a challenge a verifier must be absent (RFC 9700 section 4.8.2); a
 * missing method means `plain`.
 */
function proves({ codeChallenge, codeChallengeMethod }: LinkingGrant, proof: CodeProof): boolean {
  if (codeChallenge === null || proof === null) return codeChallenge === null && proof === null;
  return codeChallenge === (codeChallengeMethod === 'S256' ? proof.S256 : proof.plain);
}

function refused(because: string): CodeUse {
  return { at: 'refused', because };
}
