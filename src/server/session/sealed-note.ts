import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import type * as z from 'zod';
import type { SessionRequest } from '../request/request-context.ts';
import { acceptedKeys, type KeyRing, keyRing } from './key-ring.ts';

/** What a sealed note is for; a note opens only for its own purpose. */
export type NotePurpose =
  | 'flash'
  | 'remembered'
  | 'mfa'
  | 'withheld-sign-in'
  | 'forgot-password'
  | 'reset-password'
  | 'reset-problem'
  | 'verify-email'
  | 'declaration'
  | 'deletion'
  | 'deletion-asked'
  | 'delete-account'
  | 'security'
  | 'other-account'
  | 'device'
  | 'done'
  | 'linking'
  | 'linking-flash'
  | 'sso'
  | 'onward'
  | 'plan-choices'
  | 'billing'
  | 'billing-provider'
  | 'card-saved'
  | 'typed-text'
  | 'social-google'
  | 'social-apple';

/** The purpose of a note and the key of its brand; the note opens for no other purpose and no other brand. */
type NoteSeal = { purpose: NotePurpose; brand: string };

/** Encrypts and decrypts one kind of note, for an address, a form field, a cookie or a record. */
export type SealedNote<Note> = {
  seal: (context: NoteContext, note: Note) => Promise<string>;
  /** Returns undefined for a note that is missing, forged, expired, or of another kind or brand. */
  open: (context: NoteContext, sealed: string | undefined) => Promise<Note | undefined>;
};

/** What sealing a note needs of a request. */
type NoteContext = Pick<SessionRequest, 'env' | 'brand' | 'nowMs'>;

/** Describes one kind of note: its purpose, its schema, and how many seconds after sealing it still opens. */
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
      sealNote(await keyRing(context.env), sealOf(context), note, seconds, context.nowMs),
    open: async (context, sealed) =>
      sealed
        ? openNote(await keyRing(context.env), sealOf(context), sealed, schema, context.nowMs)
        : undefined,
  };
}

/** Longest sealed text that is opened, in characters: room for the longest address, which a linking's form carries. */
const MAX_SEALED_LENGTH = 32_768;

/** Encrypts a small object into text that only this deployment can read, for at most `lifetimeSeconds`. */
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

/** Decrypts a note; undefined for one that is missing, forged, expired, or of another purpose, brand or schema. */
export async function openNote<Note extends z.ZodType>(
  keys: KeyRing,
  seal: NoteSeal,
  sealed: string | undefined,
  schema: Note,
  nowMs: number,
): Promise<z.output<Note> | undefined> {
  if (!sealed || sealed.length > MAX_SEALED_LENGTH) return undefined;
  for (const { sealing } of acceptedKeys(keys)) {
    const payload = await opened(sealed, sealing, seal, nowMs);
    if (payload) {
      const parsed = schema.safeParse(payload['note']);
      return parsed.success ? parsed.data : undefined;
    }
  }
  return undefined;
}

async function opened(
  sealed: string,
  sealing: Uint8Array,
  seal: NoteSeal,
  nowMs: number,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtDecrypt(sealed, sealing, {
      audience: audienceOf(seal),
      currentDate: new Date(nowMs),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload;
  } catch {
    // A note that does not decrypt counts as missing: nothing that a browser sends here may cause an error.
    return undefined;
  }
}

function audienceOf({ purpose, brand }: NoteSeal): string {
  return `${brand}/${purpose}`;
}
