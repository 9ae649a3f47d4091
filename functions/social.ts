import { Hono } from 'hono';
import {
  beginAppleForm,
  type BeginGoogleResponse,
  socialSignInRequest,
} from '../src/contracts/access/social.ts';
import { appleSignInAddress } from '../src/domain/access/apple-sign-in-address.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';
import { callingPage, recordEvent } from '../src/server/tags/analytics.ts';
import { seeOther, sendToPage, withCookies } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problem, problemResponse, retryAfter } from '../src/server/http/problem-response.ts';
import { isPortalCall } from '../src/server/http/read-call.ts';
import { readForm } from '../src/server/http/read-form.ts';
import { readRequestBody } from '../src/server/http/request-body.ts';
import { isSameOriginCall } from '../src/server/http/lost-cookies.ts';
import { onwardPath } from '../src/server/page/onward.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';
import { bringsNone } from '../src/server/request/keeps-no-cookies.ts';
import { clearedCookie } from '../src/server/request/cookies.ts';
import { signInFlash } from '../src/server/access/sign-in-flash.ts';
import { signInPath } from '../src/server/access/sign-in-path.ts';
import { beginApple, beginGoogle } from '../src/server/access/social-note.ts';
import { appleOf } from '../src/server/access/social-provider.ts';
import { socialSignIn } from '../src/server/access/social.ts';

/** Sign-in by Google and Apple: mounted under /api/social. Answers 404 for a provider that the brand does not have. */
export const social = new Hono<PortalHono>()
  .post('/begin', async (c) => {
    const { context } = c.var;
    if (!context.brand.social.google) return problemResponse(context, 'not_found');
    if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
    const { nonce, cookie } = await beginGoogle(context);
    const answer: BeginGoogleResponse = { nonce };
    return withCookies(Response.json(answer), [cookie]);
  })
  .post('/apple/begin', async (c) => {
    const { context } = c.var;
    const apple = appleOf(context);
    if (!apple) return problemResponse(context, 'not_found');
    const form = await readForm(c, beginAppleForm);
    if (!form.ok) return form.response;
    const { nonce, redirectUri, cookie } = await beginApple(context, form.data.redirectUri);
    const back = new URLSearchParams({ apple: nonce, ...(redirectUri ? { redirectUri } : {}) });
    const callback = `${apple.redirectUriBase}/login?${back}`;
    const to = appleSignInAddress({ ...apple, callback });
    return seeOther(await onwardPath(context, { to, whom: 'apple' }), [cookie]);
  })
  .post('/sign-in', async (c) => {
    const { context } = c.var;
    const body = await readRequestBody(c.req.raw);
    if (!body.ok) return problemResponse(context, body.code);
    if (body.from !== 'json') return problemResponse(context, 'unsupported_type');
    if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
    const request = socialSignInRequest.safeParse(body.data);
    if (!request.success) return problemResponse(context, 'bad_request');
    const isGoogle = request.data.provider === 'google';
    const has = isGoogle ? context.brand.social.google : context.brand.social.apple;
    if (!has) return problemResponse(context, 'not_found');
    const used = clearedCookie(isGoogle ? 'socialGoogle' : 'socialApple');
    const outcome = await socialSignIn(context, platformOf(context), request.data);
    // The page that it leads to finds out whether the browser keeps cookies; the page it stays on cannot.
    if (
      outcome.kind === 'failed' &&
      outcome.code === 'social_expired' &&
      isSameOriginCall(c) &&
      bringsNone(context)
    ) {
      const flash = await signInFlash.write(context, { message: outcome.message, username: '' });
      return sendToPage(c, signInPath(context.brand, request.data.redirectUri), [flash]);
    }
    if (outcome.kind === 'failed') {
      recordEvent(context, 'LoginFailed', callingPage(context, pathTo('signIn')));
      return withCookies(
        problem(context, outcome.status, outcome.code, outcome.message, retryAfter(outcome)),
        [used],
      );
    }
    return sendToPage(c, outcome.next, [...outcome.cookies, used]);
  });
