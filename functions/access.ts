import { Hono } from 'hono';
import { ENDING_HEADER } from '../src/contracts/access/session-watch.ts';
import type { SessionAnswer } from '../src/contracts/account-call.ts';
import { signInForm, signInRequest } from '../src/contracts/access/sign-in.ts';
import { seeOther, sendToPage, withCookies } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import { accountMark } from '../src/server/page/page-mark.ts';
import { callingPage, recordEvent } from '../src/server/tags/analytics.ts';
import { withReferenceOnFailure } from '../src/server/words/reference-sentence.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problem, problemResponse, retryAfter } from '../src/server/http/problem-response.ts';
import { isPortalCall, readCall } from '../src/server/http/read-call.ts';
import { signOut } from '../src/server/http/sign-out.ts';
import { endingByChoice } from '../src/server/access/session-ending.ts';
import { touchSession } from '../src/server/session/sessions.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';
import { carry } from '../src/server/request/answer.ts';
import { clearedCookie, cookieNames } from '../src/server/request/cookies.ts';
import { typedForForgot } from '../src/server/access/recovery-notes.ts';
import { rememberedSignIn, signInFlash } from '../src/server/access/sign-in-flash.ts';
import { incompleteSignIn, signIn, type SignInFailure } from '../src/server/access/sign-in.ts';
import { forgottenTextCookies } from '../src/server/access/typed-text.ts';
import { signInPath } from '../src/server/access/sign-in-path.ts';
import type { RequestContext } from '../src/server/request/request-context.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';

/** Signing in and out: mounted under /api/auth. */
export const access = new Hono<PortalHono>()
  .post('/sign-in', async (c) => {
    const { context } = c.var;
    const call = await readCall(c, { json: signInRequest, form: signInForm });
    if (!call.ok) return call.response;
    const request =
      call.from === 'json' ? call.data : { ...call.data, rememberMe: call.data.rememberMe !== undefined };
    const outcome =
      incompleteSignIn(context, request) ?? (await signIn(context, platformOf(context), request));
    if (outcome.kind === 'failed') return failedSignIn(context, call.from, request, outcome);
    const remembered = request.rememberMe
      ? await rememberedSignIn.write(context, { username: request.username })
      : clearedCookie('remembered');
    return sendToPage(c, outcome.next, [...outcome.cookies, remembered, clearedCookie('flash')]);
  })
  .post('/sign-out', async (c) => {
    const { context } = c.var;
    // A person who was idle too long finds the typed text after the next sign-in; signing out by choice forgets it.
    const forgotten = c.req.header(ENDING_HEADER) === 'idle' ? [] : forgottenTextCookies(context);
    context.log.info('signed_out');
    if (context.cookies.has(cookieNames.session)) recordEvent(context, 'SignedOut', callingPage(context));
    const used = [clearedCookie('flash'), clearedCookie('declaration')];
    const answer = isPortalCall(c) ? new Response(null, { status: 204 }) : seeOther(pathTo('start'), []);
    // After an idle end, the sign-in page tells the app, because it knows the page to return to.
    if (c.req.header(ENDING_HEADER) !== 'idle') carry(c.var.answer, endingByChoice(context, 'signed-out'));
    return signOut(context, withCookies(answer, [...forgotten, ...used]));
  });

/** The state of the session, for the script that watches it: mounted under /api/session. The guard has opened it. */
export const session = new Hono<PortalHono>()
  .get('/', async (c) => Response.json({ account: accountMark(sessionOf(c)) } satisfies SessionAnswer))
  .post('/touch', async (c) => {
    const { context } = c.var;
    if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
    await touchSession(context);
    return new Response(null, { status: 204 });
  });

/** Answers an island with the failure as JSON; sends a plain form back to the page, with the e-mail but no password. */
async function failedSignIn(
  context: RequestContext,
  from: 'json' | 'form',
  request: { username: string; redirectUri?: string | undefined },
  outcome: SignInFailure,
): Promise<Response> {
  const { status, code, message } = outcome;
  if (code !== 'sign_in_incomplete')
    recordEvent(context, 'LoginFailed', callingPage(context, pathTo('signIn')));
  if (from === 'json') {
    const typed = await typedForForgot(context, { code, username: request.username });
    return withCookies(problem(context, status, code, message, retryAfter(outcome)), typed);
  }
  const back = signInPath(context.brand, request.redirectUri);
  const told = withReferenceOnFailure(context, message, status);
  return seeOther(back, [
    await signInFlash.write(context, { message: told, code, username: request.username }),
  ]);
}
