import { authenticationCodes } from '../contracts/platform-problem.ts';
import type { HandOffRequest } from '../contracts/hand-off.ts';
import type { LoginReason } from '../contracts/session-watch.ts';
import { DEFAULT_RETURN_ROUTE, nextPathRoute } from '../domain/return-route.ts';
import { handedPlanChange } from './hand-off-plan-change.ts';
import { basicCredentials } from './platform/basic-credentials.ts';
import type { PlatformFailure } from './platform/platform-failure.ts';
import { platformOf } from './platform/platform-of.ts';
import type { PortalEnv } from './portal-env.ts';
import { newSessionRecord } from './session/session-record.ts';
import { beginSession, openSession } from './session/sessions.ts';
import type { Visit } from './visit.ts';

/** Why a hand-off ended at the login page. */
export type HandOffReason = Extract<
  LoginReason,
  'no-token' | 'token-refused' | 'hand-off-failed' | 'not-verified' | 'locked'
>;

/**
 * What came of a hand-off. `kept`: the person stays who they are, and the token unused. `asks`: somebody is signed in and
 * was not asked yet; `next` is the page that does.
 */
export type HandOffOutcome =
  | { kind: 'signedIn'; next: string; cookies: string[] }
  | { kind: 'kept' | 'asks'; next: string; cookies: [] }
  | { kind: 'failed'; reason: HandOffReason; next: string; cookies: [] };

const pages: Record<HandOffRequest['via'], string> = {
  sso: '/sso-redirect',
  isolated: '/isolated-sso-redirect',
};

/**
 * Exchanges a one-time token for a session under a new id (design decision 4; spec access.md sections 4 and 7): one
 * platform call, never repeated. Whoever is signed in is replaced only by their own choice, and only once the token proved
 * good.
 */
export async function handOff(
  env: PortalEnv,
  visit: Visit,
  request: HandOffRequest,
): Promise<HandOffOutcome> {
  const next = nextPathRoute(request.next);
  if (request.choice === 'keep') return { kind: 'kept', next, cookies: [] };
  const stay = { brand: visit.brand.key, cookies: visit.cookies, nowMs: visit.nowMs };
  if (request.choice === undefined && (await openSession(env, stay))) {
    return { kind: 'asks', next: addressOf(request), cookies: [] };
  }
  const basic = basicCredentials([visit.brand.key, request.token.toWellFormed()]);
  const result = await platformOf(env, visit).call('byToken', basic ? { basic } : {});
  if (!result.ok) {
    const reason = reasonOf(result.failure);
    visit.log.info('hand_off_failed', { reason });
    return { kind: 'failed', reason, next: loginAfterHandOff(reason, next), cookies: [] };
  }
  const begun = newSessionRecord(visit.brand.key, result.answer, visit.nowMs);
  const onward = await handedPlanChange(platformOf(env, visit, begun), request, next);
  visit.log.info('signed_in', { by: request.via === 'isolated' ? 'isolated_sso' : 'sso' });
  return {
    kind: 'signedIn',
    next: onward.to,
    cookies: await beginSession(env, stay, result.answer, {
      source: request.source,
      planChange: onward.change,
    }),
  };
}

/** The login page, with why, and with where the person was going (spec access.md section 5). */
export function loginAfterHandOff(reason: HandOffReason, next: string): string {
  const back = next === DEFAULT_RETURN_ROUTE ? {} : { redirectUri: next };
  return `/login?${new URLSearchParams({ ...back, reason })}`;
}

/** Spec access.md section 8: what the platform says of the account itself, else that the token is no good. */
export function reasonOf(failure: PlatformFailure): HandOffReason {
  if (failure.kind !== 'refused' || failure.status >= 500) return 'hand-off-failed';
  switch (failure.code) {
    case authenticationCodes.emailNotVerified:
    case authenticationCodes.emailNotVerifiedText:
      return 'not-verified';
    case authenticationCodes.accountLocked:
      return 'locked';
    case authenticationCodes.tooManyRequests:
      return 'hand-off-failed';
    default:
      return 'token-refused';
  }
}

/** The page a request came from. The token is back where it was before: in an address, and unused. */
function addressOf({ via, token, next, toPlanCode, fromPlanCode, source }: HandOffRequest): string {
  const query = new URLSearchParams({ token, nextPath: next });
  for (const [name, value] of Object.entries({ toPlanCode, fromPlanCode, source }))
    if (value !== undefined) query.set(name, value);
  return `${pages[via]}?${query}`;
}
