import { EncryptJWT, jwtDecrypt } from 'jose';
import type * as z from 'zod';
import type { KeyRing } from './key-ring.ts';

/** What a sealed note is for; one made for another purpose does not open. */
export type NotePurpose =
  | 'flash'
  | 'remembered'
  | 'second-step'
  | 'forgot-password'
  | 'reset-password'
  | 'reset-problem'
  | 'verify-email'
  | 'deletion'
  | 'delete-account'
  | 'device'
  | 'linking'
  | 'linking-flash'
  | 'hand-off'
  | 'billing'
  | 'billing-provider'
  | 'social-google'
  | 'social-apple';

/** Longest note that is opened, in characters: an address of the longest kind, in the hidden field of a form. */
const MAX_SEALED_LENGTH = 32_768;

/** Seals a small object into text that only this deployment can read, for at most `lifetimeSeconds`. */
export function sealedNote(
  keys: KeyRing,
  purpose: NotePurpose,
  note: Record<string, unknown>,
  lifetimeSeconds: number,
  nowMs: number,
): Promise<string> {
  const nowSeconds = Math.floor(nowMs / 1000);
  return new EncryptJWT({ note })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + lifetimeSeconds)
    .encrypt(keys.sealing);
}

/** Opens a note; undefined for one that is missing, forged, old, of another purpose or of another shape. */
export async function openedNote<Note extends z.ZodType>(
  keys: KeyRing,
  purpose: NotePurpose,
  sealed: string | undefined,
  shape: Note,
  nowMs: number,
): Promise<z.output<Note> | undefined> {
  if (!sealed || sealed.length > MAX_SEALED_LENGTH) return undefined;
  try {
    const { payload } = await jwtDecrypt(sealed, keys.sealing, {
      audience: purpose,
      currentDate: new Date(nowMs),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const parsed = shape.safeParse(payload['note']);
    return parsed.success ? parsed.data : undefined;
  } catch {
    // A note that does not open is no note: whatever a browser sends here must never be an error.
    return undefined;
  }
}
