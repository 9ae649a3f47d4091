import * as z from 'zod';
import { signInErrorCodes } from '../../contracts/access/sign-in.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';

/** What a linking's form says, once, on the page that follows. Never the password. */
export const linkingFlash = sealedCookie({
  name: 'flash',
  purpose: 'linking-flash',
  schema: z.strictObject({
    /** Which page it is for: a partner's, a transaction's, or the one that says it is over. */
    place: z.string(),
    kind: z.enum(['error', 'success']),
    title: z.string(),
    text: z.string().optional(),
    username: z.string().optional(),
    /** Why the sign-in was refused. */
    code: z.enum(signInErrorCodes).optional(),
    /** E-mail and password were refused: the page says what else that may mean. */
    refused: z.literal(true).optional(),
  }),
  seconds: 60,
});
