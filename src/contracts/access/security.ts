import * as z from 'zod/mini';

/** The handle by which the security page names a session or a browser. */
const handle = z.string().check(z.maxLength(64));

/** POST /api/security/end-session, a plain form: ends the session of another browser. */
export const endSessionForm = z.strictObject({ session: handle });
/** POST /api/security/end-others, a plain form without fields: ends every other session. */
export const endOthersForm = z.strictObject({});
/** POST /api/security/forget-browser, a plain form: forgets a known browser. */
export const forgetBrowserForm = z.strictObject({ browser: handle });
