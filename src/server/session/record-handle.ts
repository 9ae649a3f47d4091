import { base64url } from 'jose';
import type { KeyRing } from './key-ring.ts';

/**
 * The kind of record that a handle opens. A handle made for one purpose is invalid for any other, so a half-finished
 * sign-in can never be presented as a session.
 */
export type HandlePurpose = 'session' | 'arrival' | 'pending-sign-in' | 'linking';

const encoder = new TextEncoder();
const ID_BYTES = 32;
const handleShape = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

/**
 * Creates a handle, the value of a cookie: 256 random bits and their signature. Returns it with the name of the record
 * that it opens, which `recordName` returns for it later.
 */
export async function newHandle(
  keys: KeyRing,
  purpose: HandlePurpose,
): Promise<{ handle: string; name: string }> {
  const id = base64url.encode(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  const [signature, name] = await Promise.all([
    crypto.subtle.sign('HMAC', keys.signing, signedText(purpose, id)),
    nameOf(purpose, id),
  ]);
  return { handle: `${id}.${base64url.encode(new Uint8Array(signature))}`, name };
}

/**
 * Returns the name of the record that a handle opens; undefined for a handle that is missing, malformed, forged or made
 * for another purpose. The name is a digest of the id, so that nobody can open a record with a list of names.
 */
export async function recordName(
  keys: KeyRing,
  purpose: HandlePurpose,
  handle: string | undefined,
): Promise<string | undefined> {
  const [, id, signature] = handleShape.exec(handle ?? '') ?? [];
  if (!id || !signature) return undefined;
  const genuine = await crypto.subtle.verify(
    'HMAC',
    keys.signing,
    new Uint8Array(base64url.decode(signature)),
    signedText(purpose, id),
  );
  return genuine ? nameOf(purpose, id) : undefined;
}

async function nameOf(purpose: HandlePurpose, id: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', signedText(purpose, id));
  return base64url.encode(new Uint8Array(digest));
}

function signedText(purpose: HandlePurpose, id: string) {
  return encoder.encode(`${purpose}:${id}`);
}
