import { createHash } from 'node:crypto';
import { base64url } from 'jose';
import { acceptedKeys, type KeyRing } from './key-ring.ts';

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
  const signature = await crypto.subtle.sign('HMAC', keys.signing, encoder.encode(signedText(purpose, id)));
  return { handle: `${id}.${base64url.encode(new Uint8Array(signature))}`, name: nameOf(purpose, id) };
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
  for (const { signing } of acceptedKeys(keys)) {
    const genuine = await crypto.subtle.verify(
      'HMAC',
      signing,
      new Uint8Array(base64url.decode(signature)),
      encoder.encode(signedText(purpose, id)),
    );
    if (genuine) return nameOf(purpose, id);
  }
  return undefined;
}

function nameOf(purpose: HandlePurpose, id: string): string {
  return createHash('sha256').update(signedText(purpose, id)).digest('base64url');
}

function signedText(purpose: HandlePurpose, id: string): string {
  return `${purpose}:${id}`;
}
