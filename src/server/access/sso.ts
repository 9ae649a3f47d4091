import { authenticationCodes } from '../../contracts/platform/platform-problem.ts';
import type { SsoRequest } from '../../contracts/access/sso.ts';
import { nextPathRoute } from '../../domain/pages/return-route.ts';
import { type SsoReason, loginAfterSso, openToken, sealedAddress } from './sso-address.ts';
import { decideSsoPlanChange } from './sso-plan-change.ts';
import { accountReader } from '../account/account-reader.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import { basicCredentials } from '../platform/basic-credentials.ts';
import { isThrottled, type PlatformFailure } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import { arrivalMark } from '../page/page-mark.ts';
import { newSessionRecord, type SessionRecord } from '../session/session-record.ts';
import { sessionOfNow } from './guard.ts';
import { endingAfterSso, type SessionEndMessages } from './session-ending.ts';
import { beginArrival, beginSessionOf, endArrival, openArrival } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * The result of an SSO. `reason`: why it failed. `asks`: `next` is the page that asks whether the account is the person's. `kept`: the person
 * declined the account that arrived.
 */
export type SsoOutcome = {
  kind: 'signedIn' | 'asks' | 'kept' | 'failed';
  next: string;
  cookies: string[];
  reason?: SsoReason;
};

/**
 * Exchanges a one-time token, in one platform call that is never repeated; or carries out the person's answer about an
 * arrival. A session begins at once only if the same account is already signed in, or inside the app if nobody is
 * signed in. Anybody else is asked first, by name (docs/adr/019).
 */
export async function signInBySso(context: RequestContext, request: SsoRequest): Promise<SsoOutcome> {
  const next = nextPathRoute(request.next, context.brand);
  if (request.choice !== undefined) return takeAnswer(context, request, next);
  const token = request.sealed && (await openToken(context, request.sealed));
  const basic = token && basicCredentials([context.brand.key, token]);
  if (!basic) return failed(context, 'token-refused', next);
  const platform = platformOf(context);
  const answer = await budgetedCall(context, platform, 'byToken', { account: undefined, parts: { basic } });
  if (answer.kind === 'spent') return failed(context, 'sso-failed', next);
  const { result } = answer;
  if (!result.ok) return failed(context, reasonOf(result.failure), next);
  const arrived = newSessionRecord(context.brand.key, result.answer, context.nowMs, {
    signedInBy: 'sso',
    // An app that receives nothing is none, whatever the link says.
    source: request.app && (request.source ?? 'app'),
  });
  const known = await sessionOfNow(context);
  const isKnown = known?.person.accountId === arrived.person.accountId;
  if (isKnown || (!known && request.app)) return beginSsoSession(context, request, arrived, next);
  const question = sealedAddress({ ...request, sealed: undefined });
  return { kind: 'asks', next: question, cookies: await beginArrival(context, arrived) };
}

/** Carries out the person's answer about an arrival; asks again if another account has arrived since the question. */
async function takeAnswer(context: RequestContext, request: SsoRequest, next: string): Promise<SsoOutcome> {
  const arrived = await openArrival(context);
  if (arrived && request.arrival !== arrivalMark(arrived)) {
    if (request.choice === 'keep') return { kind: 'kept', next, cookies: [] };
    return { kind: 'asks', next: sealedAddress({ ...request, sealed: undefined }), cookies: [] };
  }
  const cookies = await endArrival(context);
  if (request.choice === 'keep') return { kind: 'kept', next, cookies };
  if (!arrived) return { ...failed(context, 'token-refused', next), cookies };
  const outcome = await beginSsoSession(context, request, arrived, next);
  return { ...outcome, cookies: [...outcome.cookies, ...cookies] };
}

async function beginSsoSession(
  context: RequestContext,
  request: SsoRequest,
  record: SessionRecord,
  next: string,
): Promise<SsoOutcome> {
  const onward = await decideSsoPlanChange(accountReader(context, record), context, request, next);
  const cookies = await beginSessionOf(context, { ...record, planChange: onward.change });
  if (!cookies) return failed(context, 'token-refused', next);
  context.log.info('signed_in', { by: request.via === 'isolated' ? 'isolated_sso' : 'sso' });
  return { kind: 'signedIn', next: onward.to, cookies };
}

/** Tells the app of a link that it signed nobody in. A session that is there goes on: its end is still to be told. */
export async function tellRefusal(
  context: RequestContext,
  request: SsoRequest,
  reason: SsoReason,
): Promise<SessionEndMessages> {
  return endingAfterSso(request, reason, (await sessionOfNow(context)) ? 'open' : 'ended', context.brand);
}

/** Maps a failed exchange to a reason: an outage or a busy gateway, what the platform says about the account, else an invalid token. */
export function reasonOf(failure: PlatformFailure): SsoReason {
  if (failure.kind !== 'refused' || failure.status >= 500 || isThrottled(failure)) return 'sso-failed';
  switch (failure.code) {
    case authenticationCodes.emailNotVerified:
    case authenticationCodes.emailNotVerifiedText:
      return 'not-verified';
    case authenticationCodes.accountLocked:
      return 'locked';
    case authenticationCodes.tooManyRequests:
      return 'sso-failed';
    default:
      return 'token-refused';
  }
}

function failed(context: RequestContext, reason: SsoReason, next: string): SsoOutcome {
  context.log.info('sso_failed', { reason });
  return { kind: 'failed', next: loginAfterSso(reason, next), cookies: [], reason };
}
