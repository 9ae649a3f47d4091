import * as z from 'zod';
import { resetFormErrorCodes, verifyEmailErrorCodes } from '../../contracts/access/recovery.ts';
import { resetLinkErrorCodes } from '../../contracts/access/reset-link-error.ts';
import { signedInBy } from '../../contracts/access/signed-in-by.ts';
import { signInHelp } from '../../domain/access/sign-in-help.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';

/**
 * What was done after a press of "This wasn't me", for the page of the new password: what is known to be done, whether a link
 * was mailed, how the sign-in in question was made, and whether the person's own sign-in asked for no code.
 */
const compromiseOutcome = z.strictObject({
  sessions: z.enum(['ended', 'unsure']),
  browsers: z.enum(['removed', 'unsure']),
  mail: z.enum(['asked', 'spent', 'unsure']),
  by: z.enum([...signedInBy.options, 'unknown']),
  code: z.enum(['off', 'unknown']),
});
export type CompromiseOutcome = z.output<typeof compromiseOutcome>;

const link = { vtoken: z.string(), email: z.string() };

/** Where the person was going who needs a new password; absent where that is no page of the portal, or unknown. */
const returnField = { redirectUri: z.string().optional() };

/**
 * The text with which the form for a new password begins: `typed` at a sign-in that was refused; `refused`, because it is
 * no e-mail address, which the form has not said yet; or `sent`, an address for which a link was requested. `notMe`: the request came with a
 * press of "This wasn't me".
 */
export const forgotNote = sealedCookie({
  name: 'flash',
  purpose: 'forgot-password',
  seconds: 15 * 60,
  schema: z.strictObject({
    email: z.string(),
    at: z.enum(['typed', 'refused', 'sent']),
    ...returnField,
    notMe: compromiseOutcome.optional(),
  }),
});

/** Returns the cookie that takes what was typed at a refused sign-in to the form for a new password, if that page helps. */
export async function typedForForgot(
  context: RequestContext,
  { code, username = '' }: { code?: string | undefined; username?: string | undefined },
): Promise<string[]> {
  if (username === '' || signInHelp(code) !== 'forgotPassword') return [];
  return [await forgotNote.write(context, { email: username, at: 'typed' })];
}

/** Returns a failed sign-in that a page shows once; what was typed takes the place of the failure in its cookie. */
export async function typedAfterFailure<
  Note extends { code?: string | undefined; username?: string | undefined },
>(
  context: RequestContext,
  { note, cookies }: { note: Note | undefined; cookies: string[] },
): Promise<{ note: Note | undefined; cookies: string[] }> {
  const typed = note ? await typedForForgot(context, note) : [];
  return { note, cookies: typed.length > 0 ? typed : cookies };
}

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
    z.strictObject({ at: z.literal('link'), ...link, ...returnField }),
    z.strictObject({
      at: z.literal('done'),
      // `changedUnsure`: nobody knows whether the new password has ended every session.
      outcome: z.enum(['changed', 'changedUnsure', ...resetLinkErrorCodes]),
      ...returnField,
    }),
  ]),
});

export type ResetNote = NonNullable<Awaited<ReturnType<typeof resetNote.read>>>;

/** Why a new password from a plain form was refused; shown once, with the id of the request that
 * failed through no fault of the person. Never holds the password. */
export const resetProblemNote = sealedCookie({
  name: 'flash',
  purpose: 'reset-problem',
  seconds: 60,
  schema: z.strictObject({ code: z.enum(resetFormErrorCodes), reference: z.uuid().optional() }),
});
