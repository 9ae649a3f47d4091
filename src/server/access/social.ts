import type { SignInErrorCode } from '../../contracts/access/sign-in.ts';
import type { SocialSignInRequest } from '../../contracts/access/social.ts';
import { DEFAULT_RETURN_ROUTE, returnRoute } from '../../domain/pages/return-route.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { callingPage, recordEvent } from '../tags/analytics.ts';
import { googleIdentity } from './google-identity.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { beginSession } from '../session/sessions.ts';
import { refuseSignIn, signInFailure, tooManyAttempts } from './sign-in.ts';
import { liveGoogleNonces, readApple, useNonce } from './social-note.ts';
import { appleOf, googleOf } from './social-provider.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * The result of a sign-in by Google or Apple. `next` is the path to go to, `cookies` are `Set-Cookie` values, `message`
 * is for the person.
 */
export type SocialOutcome =
  | { kind: 'signedIn'; next: string; cookies: string[] }
  | {
      kind: 'failed';
      code: SignInErrorCode | 'social_expired';
      message: string;
      status: 401 | 429 | 502 | 504;
      retryAfterSeconds?: number;
    };

/** What to send to the platform, and where the person goes afterwards; or why nothing is sent. */
type Checked =
  | {
      kind: 'checked';
      socialProvider: 'google' | 'appleweb';
      socialCredential: { idToken: string } | { authCode: string };
      redirectUri: string;
      next: string;
    }
  | Extract<SocialOutcome, { kind: 'failed' }>;

/**
 * Signs a person in by Google or Apple, with one platform call. Accepts only a sign-in that this browser began, and
 * each nonce once. An answer without a token is a failure. A success begins a session under a new id.
 */
export async function socialSignIn(
  context: RequestContext,
  platform: PlatformClient,
  request: SocialSignInRequest,
): Promise<SocialOutcome> {
  const checked =
    request.provider === 'google' ? await checkGoogle(context, request) : await checkApple(context, request);
  if (checked.kind === 'failed') return checked;
  const { socialProvider, socialCredential, redirectUri, next } = checked;
  const answer = await budgetedCall(context, platform, 'authenticateViaSocial', {
    account: undefined,
    parts: {
      segments: { brand: context.brand.key },
      body: { socialProvider, socialCredential, redirectUri },
    },
  });
  if (answer.kind === 'spent') return tooManyAttempts(context, answer.waitMs);
  const { result } = answer;
  if (!result.ok) return refuseSignIn(context, result.failure);
  if (result.answer.accountCreated)
    recordEvent(context, 'AccountCreated', callingPage(context, pathTo('signIn')));
  const cookies = await beginSession(context, result.answer, { signedInBy: 'social' });
  if (!cookies) return signInFailure(context, { code: 'sign_in_failed' }, 401);
  context.log.info('signed_in', { by: socialProvider });
  return { kind: 'signedIn', next, cookies };
}

async function checkGoogle(
  context: RequestContext,
  { idToken, redirectUri }: Extract<SocialSignInRequest, { provider: 'google' }>,
): Promise<Checked> {
  const { google } = context.brand.social;
  const nonces = await liveGoogleNonces(context);
  if (!google || nonces.length === 0) return expired(context, 'no_nonce');
  const { SANDBOX } = context.env;
  const verdict = await googleIdentity(
    idToken,
    { ...googleOf(context), clientId: google.clientId, nonces, nowMs: context.nowMs },
    (address, init) => (SANDBOX ? SANDBOX.fetch(new Request(address, init)) : fetch(address, init)),
  );
  if (verdict.kind === 'otherNonce') return expired(context, 'other_nonce');
  if (verdict.kind === 'unavailable') {
    context.log.info('google_keys_unavailable');
    return signInFailure(context, { code: 'sign_in_failed' }, 502);
  }
  if (verdict.kind === 'refused') {
    context.log.info('google_token_refused', { reason: verdict.reason });
    return signInFailure(context, { code: 'sign_in_failed' }, 401);
  }
  if (!(await useNonce(context, verdict.nonce))) return expired(context, 'used_nonce');
  return {
    kind: 'checked',
    socialProvider: 'google',
    socialCredential: { idToken },
    redirectUri: context.url.origin,
    next: returnRoute(redirectUri, context.brand) ?? DEFAULT_RETURN_ROUTE,
  };
}

async function checkApple(
  context: RequestContext,
  { authCode, nonce }: Extract<SocialSignInRequest, { provider: 'appleweb' }>,
): Promise<Checked> {
  const apple = appleOf(context);
  const begun = await readApple(context, nonce);
  if (!apple || !begun) return expired(context, 'other_nonce');
  if (!(await useNonce(context, nonce))) return expired(context, 'used_nonce');
  return {
    kind: 'checked',
    socialProvider: 'appleweb',
    socialCredential: { authCode },
    redirectUri: apple.redirectUriBase,
    next: returnRoute(begun.redirectUri, context.brand) ?? DEFAULT_RETURN_ROUTE,
  };
}

/** Refuses a sign-in that did not begin in this browser, or not recently. It asks the person to begin again. */
function expired(context: RequestContext, reason: string): Extract<SocialOutcome, { kind: 'failed' }> {
  context.log.info('social_sign_in_expired', { reason });
  const message = context.copy('social').expired;
  return { kind: 'failed', code: 'social_expired', message, status: 401 };
}
