import { type Context, Hono } from 'hono';
import { resendCodeRequest, verifyCodeRequest } from '../src/contracts/access/mfa.ts';
import { seeOther, sendToPage } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problem, retryAfter } from '../src/server/http/problem-response.ts';
import { readCall } from '../src/server/http/read-call.ts';
import { mfaFlash } from '../src/server/access/mfa-page.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';
import { type MfaFailure, mfaNote } from '../src/server/access/mfa-failure.ts';
import { resendCode, verifyCode } from '../src/server/access/mfa.ts';
import { signInPath } from '../src/server/access/sign-in-path.ts';
import { clearedCookie } from '../src/server/request/cookies.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';
import { returnRoute } from '../src/domain/pages/return-route.ts';

/** The MFA of a sign-in: mounted under /api/mfa. */
export const mfa = new Hono<PortalHono>()
  .post('/verify', async (c) => {
    const { context } = c.var;
    const call = await readCall(c, { json: verifyCodeRequest, form: verifyCodeRequest });
    if (!call.ok) return call.response;
    const outcome = await verifyCode(context, platformOf(context), call.data);
    if (outcome.kind === 'failed') return failed(c, call, outcome);
    return sendToPage(c, outcome.next, [...outcome.cookies, clearedCookie('flash')]);
  })
  .post('/resend', async (c) => {
    const { context } = c.var;
    const call = await readCall(c, { json: resendCodeRequest, form: resendCodeRequest });
    if (!call.ok) return call.response;
    const outcome = await resendCode(context, platformOf(context), call.data.signIn);
    if (outcome.kind === 'failed') return failed(c, call, outcome);
    if (call.from === 'json') return Response.json({ message: outcome.message, waitMs: outcome.waitMs });
    const page = pathTo('mfa', { redirectUri: returnRoute(call.data.redirectUri, context.brand) });
    return seeOther(page, [await mfaFlash.write(context, { kind: 'success', title: outcome.message })]);
  });

/**
 * Answers an island with the failure as JSON; sends a plain form back, or to the login page if the sign-in is over. If
 * another sign-in waits in this browser now, leads both to its page.
 */
async function failed(
  c: Context<PortalHono>,
  { from, data }: { from: 'json' | 'form'; data: { redirectUri?: string | undefined } },
  failure: MfaFailure,
): Promise<Response> {
  const { code, status, title, text } = failure;
  const { context } = c.var;
  const flash = mfaNote(context, failure);
  if (code === 'another_sign_in') return sendToPage(c, pathTo('mfa'), [await mfaFlash.write(context, flash)]);
  if (from === 'json')
    return problem(context, status, code, text ? `${title}\n${text}` : title, retryAfter(failure));
  if (code === 'sign_in_over') return seeOther(signInPath(context.brand, data.redirectUri, 'ended'), []);
  const page = pathTo('mfa', { redirectUri: returnRoute(data.redirectUri, context.brand) });
  return seeOther(page, [await mfaFlash.write(context, flash)]);
}
