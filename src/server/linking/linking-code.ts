import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import type { Linking } from '../../domain/linking/linking-request.ts';
import { oneTimeCode } from '../../domain/access/one-time-code.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import { noteSecurityEvent } from '../account/note-security.ts';
import { noteLinked } from './linking.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import {
  causeOf,
  mfaFailure,
  resendTo,
  type MfaFailure,
  mfaStatusOf,
  tooManyCodes,
  type Waiting,
} from '../access/mfa.ts';
import { linkingObject } from '../session/linking-transactions.ts';
import type { PendingSignIn } from '../session/pending-sign-in-object.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * The result of a linking's MFA code, or of requesting another one. `over`: the transaction has ended; if `linking` is
 * set, the person may begin again on the page where the linking began.
 */
export type LinkingCodeOutcome =
  | { kind: 'linked'; partner: LinkingPartner; to: string }
  | { kind: 'sent'; linking: Linking; message: string }
  | { kind: 'failed'; linking: Linking; failure: MfaFailure }
  | { kind: 'over'; linking: Linking | undefined; failure: MfaFailure };

/**
 * Completes a linking with its MFA code. One try runs at a time, and the platform is asked once for the assistant's
 * code. Uses the request that is stored at the edge, not the one in the page's address.
 */
export async function verifyLinkingCode(
  context: RequestContext,
  platform: PlatformClient,
  { transaction, typed }: { transaction: string; typed: string },
): Promise<LinkingCodeOutcome> {
  const open = await openLinking(context, transaction);
  if (!open) return over(context);
  const { waiting, linking } = open;
  const code = oneTimeCode(typed);
  if (!code) return { kind: 'failed', linking, failure: mfaFailure(context, 'code_incomplete', 400) };
  const claim = await waiting.claimTry(context.brand.key, context.nowMs);
  if (claim.kind === 'over') return over(context);
  if (claim.kind === 'busy')
    return { kind: 'failed', linking, failure: mfaFailure(context, 'code_pending', 409) };
  const { email, mfa } = claim.pending;
  const asked = await budgetedCall(context, platform, 'authCodeMfa', {
    account: email,
    parts: {
      query: {
        email,
        secondFactorAuthenticationToken: mfa.secondFactorAuthenticationToken,
        otp: code,
        clientId: linking.request.clientId,
        redirectUri: linking.request.redirectUri,
      },
    },
  });
  if (asked.kind === 'spent') {
    await waiting.release();
    return { kind: 'failed', linking, failure: tooManyCodes(context, asked.waitMs) };
  }
  const { result } = asked;
  if (result.ok) {
    await waiting.end();
    return noteLinked(context, { linking, email }, result.answer.authorizationCode);
  }
  await waiting.release();
  const cause = causeOf(result.failure, 'verification_failed');
  if (cause === 'code_invalid') await noteSecurityEvent(context, { email }, { kind: 'wrongCode' });
  return ended(waiting, linking, mfaFailure(context, cause, mfaStatusOf(cause, result.failure)));
}

/** Requests another MFA code, at most once a minute. */
export async function resendLinkingCode(
  context: RequestContext,
  platform: PlatformClient,
  transaction: string,
): Promise<LinkingCodeOutcome> {
  const open = await openLinking(context, transaction);
  if (!open) return over(context);
  const { waiting, linking } = open;
  const outcome = await resendTo(waiting, context, platform);
  if (outcome.kind === 'sent') return { kind: 'sent', linking, message: outcome.message };
  return ended(waiting, linking, outcome);
}

/**
 * Returns the record of a transaction of this browser and brand, and the object that stores it. Undefined if there is
 * none, or it has expired.
 */
export async function openLinking(
  context: RequestContext,
  transaction: string,
): Promise<{ waiting: Waiting; pending: PendingSignIn; linking: Linking } | undefined> {
  const waiting = await linkingObject(context, transaction);
  const pending = await waiting?.open(context.brand.key, context.nowMs);
  return waiting && pending?.linking ? { waiting, pending, linking: pending.linking } : undefined;
}

async function ended(waiting: Waiting, linking: Linking, cause: MfaFailure): Promise<LinkingCodeOutcome> {
  if (cause.code !== 'sign_in_over') return { kind: 'failed', linking, failure: cause };
  await waiting.end();
  return { kind: 'over', linking, failure: cause };
}

function over(context: RequestContext): LinkingCodeOutcome {
  return { kind: 'over', linking: undefined, failure: mfaFailure(context, 'sign_in_over', 401) };
}
