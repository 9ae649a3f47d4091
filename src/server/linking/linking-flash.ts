import * as z from 'zod';
import { signInErrorCodes } from '../../contracts/access/sign-in.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';

/** What the next page shows, once, after a linking's form. Never holds the password. */
export const linkingFlash = sealedCookie({
  name: 'flash',
  purpose: 'linking-flash',
  schema: z.strictObject({
    /** The page that shows it: the name of a partner, or of a transaction. */
    place: z.string(),
    kind: z.enum(['error', 'success']),
    title: z.string(),
    text: z.string().optional(),
    username: z.string().optional(),
    /** Why the sign-in was refused. */
    code: z.enum(signInErrorCodes).optional(),
    /** Set if e-mail and password were refused: the page also says what else that may mean. */
    refused: z.literal(true).optional(),
  }),
  seconds: 60,
});
