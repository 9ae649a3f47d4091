import type { PortalEnv } from '../request/portal-env.ts';

/** The keys that sign handles and encrypt notes, both derived from one secret. */
type Keys = { signing: CryptoKey; sealing: Uint8Array };
/** The keys of this deployment. What those of `also` signed or sealed is accepted, too (docs/adr/065). */
export type KeyRing = Keys & { also?: Keys };
/** The secrets of this deployment. */
type Secrets = { readonly [Name in 'SESSION_KEY' | 'SESSION_KEY_ALSO']?: PortalEnv[Name] | undefined };

const MIN_SECRET_LENGTH = 32;
const encoder = new TextEncoder();

let derived: { secrets: Secrets; ring: Promise<KeyRing> } | undefined;

/**
 * Returns the key ring of this deployment, derived once per isolate. Throws if `SESSION_KEY` is missing or too short:
 * the portal must answer no request without its secret.
 */
export function keyRing({ SESSION_KEY, SESSION_KEY_ALSO }: Secrets): Promise<KeyRing> {
  if (!isSecret(SESSION_KEY)) {
    throw new Error(`SESSION_KEY is missing or shorter than ${MIN_SECRET_LENGTH} characters`);
  }
  const secrets = { SESSION_KEY, SESSION_KEY_ALSO };
  if (derived?.secrets.SESSION_KEY !== SESSION_KEY || derived.secrets.SESSION_KEY_ALSO !== SESSION_KEY_ALSO)
    derived = { secrets, ring: ringOf(SESSION_KEY, SESSION_KEY_ALSO) };
  return derived.ring;
}

/** The keys whose signatures and seals count, the deployment's own first. */
export function acceptedKeys({ also, ...newest }: KeyRing): readonly Keys[] {
  return also ? [newest, also] : [newest];
}

async function ringOf(secret: string, other: string | undefined): Promise<KeyRing> {
  if (!isSecret(other)) return derive(secret);
  const [newest, also] = await Promise.all([derive(secret), derive(other)]);
  return { ...newest, also };
}

/** True for a secret that is long enough. */
export function isSecret(secret: string | undefined): secret is string {
  return secret !== undefined && secret.length >= MIN_SECRET_LENGTH;
}

async function derive(secret: string): Promise<Keys> {
  const root = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const hkdf = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(32),
    info: encoder.encode(info),
  });
  const [signing, sealing] = await Promise.all([
    crypto.subtle.deriveKey(hkdf('sign'), root, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
      'verify',
    ]),
    crypto.subtle.deriveBits(hkdf('seal'), root, 256),
  ]);
  return { signing, sealing: new Uint8Array(sealing) };
}
