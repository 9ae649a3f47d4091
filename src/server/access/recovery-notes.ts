import * as z from 'zod';
import {
  resetFormErrorCodes,
  resetLinkErrorCodes,
  verifyEmailErrorCodes,
} from '../../contracts/access/recovery.ts';
import { type CookieName, cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { type NotePurpose, openedNote, sealedNote } from '../session/sealed-cookie.ts';
import type { RequestContext } from '../page/request-context.ts';

/** A note that recovery keeps in a browser: the cookie it lies in, what it is for, how long, and its shape. */
type Kept<Shape extends z.ZodType> = {
  cookie: Extract<CookieName, 'flash' | 'link'>;
  purpose: NotePurpose;
  seconds: number;
  shape: Shape;
};

const link = { vtoken: z.string(), email: z.string() };

/** The address a link was asked for; `refused` where it is no e-mail address, and only until that was said. */
export const forgotNote = {
  cookie: 'flash',
  purpose: 'forgot-password',
  seconds: 15 * 60,
  shape: z.strictObject({ email: z.string(), refused: z.boolean() }),
} as const satisfies Kept<z.ZodType>;

/** A link to verify an address: still to be used, to be tried again, or what came of it. */
export const verifyNote = {
  cookie: 'link',
  purpose: 'verify-email',
  seconds: 30 * 60,
  shape: z.union([
    z.strictObject({ at: z.enum(['link', 'again']), ...link }),
    z.strictObject({ at: z.literal('done'), outcome: z.enum(['verified', ...verifyEmailErrorCodes]) }),
  ]),
} as const satisfies Kept<z.ZodType>;

/** A link for a new password: still good as far as we know, or what came of it. */
export const resetNote = {
  cookie: 'link',
  purpose: 'reset-password',
  seconds: 60 * 60,
  shape: z.union([
    z.strictObject({ at: z.literal('link'), ...link }),
    z.strictObject({ at: z.literal('done'), outcome: z.enum(['changed', ...resetLinkErrorCodes]) }),
  ]),
} as const satisfies Kept<z.ZodType>;

/** Why a plain form's new password was not taken; shown once. Never the password. */
export const resetProblemNote = {
  cookie: 'flash',
  purpose: 'reset-problem',
  seconds: 60,
  shape: z.strictObject({ code: z.enum(resetFormErrorCodes) }),
} as const satisfies Kept<z.ZodType>;

/** The note this browser brought along; undefined for one that is missing, old, forged or of another kind. */
export async function broughtNote<Shape extends z.ZodType>(
  context: RequestContext,
  kind: Kept<Shape>,
): Promise<z.output<Shape> | undefined> {
  const sealed = context.cookies.get(cookieNames[kind.cookie]);
  if (!sealed) return undefined;
  return openedNote(
    await keyRing(context.env.SESSION_KEY),
    { purpose: kind.purpose, brand: context.brand.key },
    sealed,
    kind.shape,
    context.nowMs,
  );
}

/** The `Set-Cookie` value that leaves a note with the browser. */
export async function noteCookie<Shape extends z.ZodType<Record<string, unknown>>>(
  context: RequestContext,
  kind: Kept<Shape>,
  note: z.output<Shape>,
): Promise<string> {
  const keys = await keyRing(context.env.SESSION_KEY);
  return setCookie(
    kind.cookie,
    await sealedNote(
      keys,
      { purpose: kind.purpose, brand: context.brand.key },
      note,
      kind.seconds,
      context.nowMs,
    ),
    kind.seconds,
  );
}
