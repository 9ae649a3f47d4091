import { EncryptJWT, jwtDecrypt } from 'jose';
import type * as z from 'zod';
import type { KeyRing } from './key-ring.ts';

/** What a sealed note is for. */
export type NotePurpose =
  | 'flash'
  | 'remembered'
  | 'second-step'
  | 'withheld-sign-in'
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
  | 'onward'
  | 'billing'
  | 'billing-provider'
  | 'social-google'
  | 'social-apple';

/** What a note is for, and the key of the brand it was sealed for; it opens for no other. */
export type NoteSeal = { purpose: NotePurpose; brand: string };

/** Longest note that is opened, in characters: an address of the longest kind, in the hidden field of a form. */
const MAX_SEALED_LENGTH = 32_768;

/** Seals a small object into text that only this deployment can read, for at most `lifetimeSeconds`. */
export function sealedNote(
  keys: KeyRing,
  seal: NoteSeal,
  note: Record<string, unknown>,
  lifetimeSeconds: number,
  nowMs: number,
): Promise<string> {
  const nowSeconds = Math.floor(nowMs / 1000);
  return new EncryptJWT({ note })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(audienceOf(seal))
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + lifetimeSeconds)
    .encrypt(keys.sealing);
}

/** Opens a note; undefined for one that is missing, forged, old, of another purpose, brand or shape. */
export async function openedNote<Note extends z.ZodType>(
  keys: KeyRing,
  seal: NoteSeal,
  sealed: string | undefined,
  shape: Note,
  nowMs: number,
): Promise<z.output<Note> | undefined> {
  if (!sealed || sealed.length > MAX_SEALED_LENGTH) return undefined;
  try {
    const { payload } = await jwtDecrypt(sealed, keys.sealing, {
      audience: audienceOf(seal),
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

function audienceOf({ purpose, brand }: NoteSeal): string {
  return `${brand}/${purpose}`;
}
