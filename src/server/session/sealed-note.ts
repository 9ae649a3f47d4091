import { EncryptJWT, jwtDecrypt } from 'jose';
import type * as z from 'zod';
import type { SessionRequest } from '../page/request-context.ts';
import { type KeyRing, keyRing } from './key-ring.ts';

/** What a sealed note is for. */
export type NotePurpose =
  | 'flash'
  | 'remembered'
  | 'mfa'
  | 'withheld-sign-in'
  | 'forgot-password'
  | 'reset-password'
  | 'reset-problem'
  | 'verify-email'
  | 'deletion'
  | 'deletion-asked'
  | 'delete-account'
  | 'security'
  | 'device'
  | 'linking'
  | 'linking-flash'
  | 'sso'
  | 'onward'
  | 'billing'
  | 'billing-provider'
  | 'card-saved'
  | 'typed-text'
  | 'social-google'
  | 'social-apple';

/** What a note is for, and the key of the brand it was sealed for; it opens for no other. */
type NoteSeal = { purpose: NotePurpose; brand: string };

/** Seals and opens one kind of note, for an address, a form field or a record. */
export type SealedNote<Note> = {
  seal: (context: NoteContext, note: Note) => Promise<string>;
  /** Undefined for one that is missing, forged, old, of another kind or of another brand. */
  open: (context: NoteContext, sealed: string | undefined) => Promise<Note | undefined>;
};

/** What sealing a note needs of a request. */
type NoteContext = Pick<SessionRequest, 'env' | 'brand' | 'nowMs'>;

/** Describes one kind of note: what it is for, its schema, and for how many seconds it opens. */
export function sealedNote<Schema extends z.ZodType<Record<string, unknown>>>({
  purpose,
  schema,
  seconds,
}: {
  purpose: NotePurpose;
  schema: Schema;
  seconds: number;
}): SealedNote<z.output<Schema>> {
  const sealOf = ({ brand }: NoteContext): NoteSeal => ({ purpose, brand: brand.key });
  return {
    seal: async (context, note) =>
      sealNote(await keyRing(context.env.SESSION_KEY), sealOf(context), note, seconds, context.nowMs),
    open: async (context, sealed) =>
      sealed
        ? openNote(await keyRing(context.env.SESSION_KEY), sealOf(context), sealed, schema, context.nowMs)
        : undefined,
  };
}

/** Longest note that is opened, in characters: an address of the longest kind, in the hidden field of a form. */
const MAX_SEALED_LENGTH = 32_768;

/** Seals a small object into text that only this deployment can read, for at most `lifetimeSeconds`. */
export function sealNote(
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

/** Opens a note; undefined for one that is missing, forged, old, of another purpose, brand or schema. */
export async function openNote<Note extends z.ZodType>(
  keys: KeyRing,
  seal: NoteSeal,
  sealed: string | undefined,
  schema: Note,
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
    const parsed = schema.safeParse(payload['note']);
    return parsed.success ? parsed.data : undefined;
  } catch {
    // A note that does not open is no note: whatever a browser sends here must never be an error.
    return undefined;
  }
}

function audienceOf({ purpose, brand }: NoteSeal): string {
  return `${brand}/${purpose}`;
}
