import * as z from 'zod';
import { signInErrorCodes } from '../../contracts/access/sign-in.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';

/** What the sign-in page shows, once, after a plain form failed. Never holds the password. */
export const signInFlash = sealedCookie({
  name: 'flash',
  purpose: 'flash',
  schema: z.strictObject({
    message: z.string(),
    username: z.string(),
    code: z.enum(signInErrorCodes).optional(),
  }),
  seconds: 60,
});

/** The e-mail address that Remember Me keeps in this browser, and nothing else. */
export const rememberedSignIn = sealedCookie({
  name: 'remembered',
  purpose: 'remembered',
  schema: z.looseObject({ username: z.string() }),
  seconds: 180 * 86_400,
});
