import * as z from 'zod';
import {
  resetFormErrorCodes,
  resetLinkErrorCodes,
  verifyEmailErrorCodes,
} from '../../contracts/access/recovery.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';

const link = { vtoken: z.string(), email: z.string() };

/** The address a link was asked for; `refused` where it is no e-mail address, and only until that was said. */
export const forgotNote = sealedCookie({
  name: 'flash',
  purpose: 'forgot-password',
  seconds: 15 * 60,
  schema: z.strictObject({ email: z.string(), refused: z.boolean() }),
});

/** A link to verify an address: still to be used, to be tried again, or what came of it. */
export const verifyNote = sealedCookie({
  name: 'link',
  purpose: 'verify-email',
  seconds: 30 * 60,
  schema: z.union([
    z.strictObject({ at: z.enum(['link', 'again']), ...link }),
    z.strictObject({ at: z.literal('done'), outcome: z.enum(['verified', ...verifyEmailErrorCodes]) }),
  ]),
});

/** A link for a new password: still good as far as we know, or what came of it. */
export const resetNote = sealedCookie({
  name: 'link',
  purpose: 'reset-password',
  seconds: 60 * 60,
  schema: z.union([
    z.strictObject({ at: z.literal('link'), ...link }),
    z.strictObject({ at: z.literal('done'), outcome: z.enum(['changed', ...resetLinkErrorCodes]) }),
  ]),
});

/** Why a plain form's new password was not taken; shown once. Never the password. */
export const resetProblemNote = sealedCookie({
  name: 'flash',
  purpose: 'reset-problem',
  seconds: 60,
  schema: z.strictObject({ code: z.enum(resetFormErrorCodes) }),
});
