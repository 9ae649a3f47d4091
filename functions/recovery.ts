import { Hono } from 'hono';
import { copyFor } from '../src/copy/copy.ts';
import {
  forgotRequest,
  type RecoveryErrorCode,
  resendRequest,
  resetPasswordForm,
  resetPasswordRequest,
  verifyEmailRequest,
} from '../src/contracts/access/recovery.ts';
import { emailAddress } from '../src/domain/text/email-address.ts';
import { returnRoute } from '../src/domain/pages/return-route.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';
import { sendResetMail } from '../src/server/access/forgot-password.ts';
import { seeOther, sendToPage, withCookies } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problem } from '../src/server/http/problem-response.ts';
import { readCall } from '../src/server/http/read-call.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';
import { forgotNote, resetProblemNote } from '../src/server/access/recovery-notes.ts';
import { resetPassword } from '../src/server/access/reset-password.ts';
import { RESET_PASSWORD } from '../src/server/access/reset-password-page.ts';
import { verifyEmail } from '../src/server/access/verify-email.ts';
import { VERIFY_EMAIL } from '../src/server/access/verify-email-page.ts';
import type { RequestContext } from '../src/server/request/request-context.ts';

const FORGOT = pathTo('forgotPassword');

/** A new password, and a verified e-mail address, without a session: mounted under /api/recovery. */
export const recovery = new Hono<PortalHono>()
  .post('/forgot', async (c) => {
    const { context } = c.var;
    const call = await readCall(c, { json: forgotRequest, form: forgotRequest });
    if (!call.ok) return call.response;
    const email = emailAddress(call.data.email);
    const redirectUri = returnRoute(call.data.redirectUri, context.brand);
    if (!email) {
      if (call.from === 'json') return refused(context, 'email_invalid', []);
      const note = { email: call.data.email, at: 'refused' as const, redirectUri };
      return seeOther(FORGOT, [await forgotNote.write(context, note)]);
    }
    // Not awaited: the time of the answer must not show whether the address has an account.
    c.executionCtx.waitUntil(sendResetMail(context, platformOf(context), email));
    const note = await forgotNote.write(context, { email, at: 'sent', redirectUri });
    return sendToPage(c, `${FORGOT}?view=submitted`, [note]);
  })
  .post('/resend', async (c) => {
    const { context } = c.var;
    const call = await readCall(c, { json: resendRequest, form: resendRequest });
    if (!call.ok) return call.response;
    const note = await forgotNote.read(context);
    // This browser has sent no address yet, so the form asks for it again.
    if (note?.at !== 'sent') return sendToPage(c, FORGOT);
    c.executionCtx.waitUntil(sendResetMail(context, platformOf(context), note.email));
    return sendToPage(c, `${FORGOT}?view=resent`, [await forgotNote.write(context, note)]);
  })
  .post('/verify-email', async (c) => {
    const { context } = c.var;
    const call = await readCall(c, { json: verifyEmailRequest, form: verifyEmailRequest });
    if (!call.ok) return call.response;
    const { outcome, cookies } = await verifyEmail(context, platformOf(context));
    return call.from === 'form' || outcome === 'verified'
      ? sendToPage(c, VERIFY_EMAIL, cookies)
      : refused(context, outcome, cookies);
  })
  .post('/reset-password', async (c) => {
    const { context } = c.var;
    const call = await readCall(c, { json: resetPasswordRequest, form: resetPasswordForm });
    if (!call.ok) return call.response;
    const outcome = await resetPassword(context, platformOf(context), call.data);
    if (outcome.kind === 'changed') return sendToPage(c, RESET_PASSWORD, outcome.cookies);
    if (call.from === 'json') return refused(context, outcome.code, outcome.cookies);
    if (outcome.kind === 'link') return seeOther(RESET_PASSWORD, outcome.cookies);
    const failed = statuses[outcome.code] >= 500 ? { reference: context.requestId } : {};
    return seeOther(RESET_PASSWORD, [
      await resetProblemNote.write(context, { code: outcome.code, ...failed }),
    ]);
  });

const statuses = {
  email_invalid: 400,
  link_used: 409,
  link_expired: 410,
  link_invalid: 400,
  verification_unavailable: 502,
  INVALID_TOKEN: 400,
  LINK_ALREADY_USED: 409,
  PASSWORDS_TOO_SIMILAR: 422,
  password_short: 400,
  password_long: 400,
  password_uppercase: 400,
  password_lowercase: 400,
  password_number: 400,
  password_special: 400,
  passwords_differ: 400,
  reset_unavailable: 502,
} as const satisfies Record<RecoveryErrorCode, number>;

/** Builds a refusal for a script: the code, and a message in the visitor's language. */
function refused(context: RequestContext, code: RecoveryErrorCode, cookies: readonly string[]): Response {
  const copy = copyFor('recovery', context.locale.language, context.brand);
  return withCookies(problem(context, statuses[code], code, copy[code]), cookies);
}
