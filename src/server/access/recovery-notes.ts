import * as z from 'zod';
import { resetFormErrorCodes, verifyEmailErrorCodes } from '../../contracts/access/recovery.ts';
import { resetLinkErrorCodes } from '../../contracts/access/reset-link-error.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';

const link = { vtoken: z.string(), email: z.string() };

/** The text for which a link was requested. `refused`: it is no e-mail address, and the form has not said so yet. */
export const forgotNote = sealedCookie({
  name: 'flash',
  purpose: 'forgot-password',
  seconds: 15 * 60,
  schema: z.strictObject({ email: z.string(), refused: z.boolean() }),
});

/** A mailed link that verifies an address: not used yet, to be tried again, or the result of using it. */
export const verifyNote = sealedCookie({
  name: 'link',
  purpose: 'verify-email',
  seconds: 30 * 60,
  schema: z.union([
    z.strictObject({ at: z.enum(['link', 'again']), ...link }),
    z.strictObject({ at: z.literal('done'), outcome: z.enum(['verified', ...verifyEmailErrorCodes]) }),
  ]),
});

/** A mailed link for a new password: not used yet, or the result of using it. */
export const resetNote = sealedCookie({
  name: 'link',
  purpose: 'reset-password',
  seconds: 60 * 60,
  schema: z.union([
    z.strictObject({ at: z.literal('link'), ...link }),
    z.strictObject({ at: z.literal('done'), outcome: z.enum(['changed', ...resetLinkErrorCodes]) }),
  ]),
});

/** Why a new password from a plain form was refused; shown once, with the id of the request that
 * failed through no fault of the person. Never holds the password. */
export const resetProblemNote = sealedCookie({
  name: 'flash',
  purpose: 'reset-problem',
  seconds: 60,
  schema: z.strictObject({ code: z.enum(resetFormErrorCodes), reference: z.uuid().optional() }),
});
