import * as z from 'zod/mini';

/** A handle as the safety page names a session or a browser by. */
const handle = z.string().check(z.maxLength(64));

/** POST /api/security/end-session, a plain form: the session of another browser ends. */
export const endSessionForm = z.strictObject({ session: handle });
/** POST /api/security/end-others, a plain form: every other session ends. `account` marks the account its page was made for. */
export const endOthersForm = z.strictObject({ account: z.string().check(z.maxLength(64)) });
/** POST /api/security/forget-browser, a plain form. */
export const forgetBrowserForm = z.strictObject({ browser: handle });
