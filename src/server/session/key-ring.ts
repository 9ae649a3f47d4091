/** The keys that sign handles and encrypt notes, both derived from the one secret of the deployment. */
export type KeyRing = { signing: CryptoKey; sealing: Uint8Array };

const MIN_SECRET_LENGTH = 32;
const encoder = new TextEncoder();

let derived: { secret: string; ring: Promise<KeyRing> } | undefined;

/**
 * Returns the key ring of this deployment, derived once per isolate. Throws if `SESSION_KEY` is missing or too short:
 * the portal must answer no request without its secret.
 */
export function keyRing(secret: string | undefined): Promise<KeyRing> {
  if (!isSecret(secret)) {
    throw new Error(`SESSION_KEY is missing or shorter than ${MIN_SECRET_LENGTH} characters`);
  }
  if (derived?.secret !== secret) derived = { secret, ring: derive(secret) };
  return derived.ring;
}

/** True for a `SESSION_KEY` that is long enough. */
export function isSecret(secret: string | undefined): secret is string {
  return secret !== undefined && secret.length >= MIN_SECRET_LENGTH;
}

async function derive(secret: string): Promise<KeyRing> {
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
