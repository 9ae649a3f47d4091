import { authenticationCodes } from '../contracts/platform-problem.ts';
import type { HandOffRequest } from '../contracts/hand-off.ts';
import { nextPathRoute } from '../domain/return-route.ts';
import { type HandOffReason, loginAfterHandOff, openToken, sealedAddress } from './hand-off-address.ts';
import { handedPlanChange } from './hand-off-plan-change.ts';
import { budgetedCall } from './limits/budgeted-call.ts';
import { basicCredentials } from './platform/basic-credentials.ts';
import type { PlatformFailure } from './platform/platform-failure.ts';
import { platformOf } from './platform/platform-of.ts';
import type { PortalEnv } from './portal-env.ts';
import { newSessionRecord } from './session/session-record.ts';
import { sessionOfNow } from './session/guard.ts';
import { beginSession } from './session/sessions.ts';
import type { Visit } from './visit.ts';

/**
 * What came of a hand-off. `kept`: the person stays who they are, and the token unused. `asks`: somebody is signed in and
 * was not asked yet; `next` is the page that does.
 */
export type HandOffOutcome =
  | { kind: 'signedIn'; next: string; cookies: string[] }
  | { kind: 'kept' | 'asks'; next: string; cookies: [] }
  | { kind: 'failed'; reason: HandOffReason; next: string; cookies: [] };

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
  if (request.choice === undefined && (await sessionOfNow(env, visit))) {
    return { kind: 'asks', next: sealedAddress(request), cookies: [] };
  }
  const token = await openToken(env, visit, request.sealed);
  const basic = token && basicCredentials([visit.brand.key, token]);
  if (!basic) return failed(visit, 'token-refused', next);
  const platform = platformOf(env, visit);
  const asked = await budgetedCall(env, visit, platform, 'byToken', { account: undefined, parts: { basic } });
  if (asked.kind === 'spent') return failed(visit, 'hand-off-failed', next);
  const { result } = asked;
  if (!result.ok) return failed(visit, reasonOf(result.failure), next);
  const begun = newSessionRecord(visit.brand.key, result.answer, visit.nowMs);
  const onward = await handedPlanChange(platformOf(env, visit, begun), visit.brand, request, next);
  visit.log.info('signed_in', { by: request.via === 'isolated' ? 'isolated_sso' : 'sso' });
  return {
    kind: 'signedIn',
    next: onward.to,
    cookies: await beginSession(env, stay, result.answer, {
      signedInBy: 'handOff',
      source: request.source,
      planChange: onward.change,
    }),
  };
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

function failed(visit: Visit, reason: HandOffReason, next: string): HandOffOutcome {
  visit.log.info('hand_off_failed', { reason });
  return { kind: 'failed', reason, next: loginAfterHandOff(reason, next), cookies: [] };
}
