import * as z from 'zod/mini';
import { signedInBy } from './signed-in-by.ts';

/** The handle by which the security page names a session or a browser. */
const handle = z.string().check(z.maxLength(64));

/** POST /api/security/end-session, a plain form: ends the session of another browser. */
export const endSessionForm = z.strictObject({ session: handle });
/** POST /api/security/end-others, a plain form without fields: ends every other session. */
export const endOthersForm = z.strictObject({});
/** POST /api/security/forget-browser, a plain form: forgets a known browser. */
export const forgetBrowserForm = z.strictObject({ browser: handle });
/**
 * POST /api/security/not-me, a plain form: a sign-in was not the person. `by` says how that sign-in was made, as the page
 * showed it, so that the next page can say what a new password does not help against.
 */
export const compromiseReportForm = z.strictObject({ by: z.enum([...signedInBy.options, 'unknown']) });
