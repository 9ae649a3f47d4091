import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import type { Linking } from '../../domain/linking/linking-request.ts';
import { noteLinked } from './linking.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { MfaFailure } from '../access/mfa-failure.ts';
import { resendTo } from '../access/mfa.ts';
import { refuseCode, tryCode, type Waiting } from '../access/try-code.ts';
import { linkingObject } from '../session/linking-transactions.ts';
import type { PendingSignIn } from '../session/pending-sign-in-object.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * The result of a linking's MFA code, or of requesting another one. `linkedBefore`: an earlier request has completed the
 * linking. `over`: the transaction has ended; if `linking` is set, the person may begin again on the page where the
 * linking began.
 */
export type LinkingCodeOutcome =
  | { kind: 'linked'; partner: LinkingPartner; to: string }
  | { kind: 'linkedBefore'; partner: LinkingPartner }
  | { kind: 'sent'; linking: Linking; message: string }
  | { kind: 'failed'; linking: Linking; failure: MfaFailure }
  | { kind: 'over'; linking: Linking; failure: MfaFailure }
  | { kind: 'over'; linking: undefined };

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
  if (!open) return over(context, transaction);
  const { waiting, linking } = open;
  const { request } = linking;
  const tried = await tryCode(
    context,
    platform,
    { waiting, typed },
    {
      name: 'authCodeMfa',
      parts: ({ email, mfa }, code) => ({
        query: {
          email,
          secondFactorAuthenticationToken: mfa.secondFactorAuthenticationToken,
          otp: code,
          clientId: request.clientId,
          redirectUri: request.redirectUri,
        },
      }),
    },
  );
  if (tried.kind === 'failed')
    return tried.code === 'sign_in_over'
      ? over(context, transaction)
      : { kind: 'failed', linking, failure: tried };
  const { pending, result } = tried;
  if (!result.ok) return ended(waiting, linking, await refuseCode(context, tried, result.failure));
  await waiting.endLinked(request.partner);
  return noteLinked(context, { linking, email: pending.email }, result.answer.authorizationCode);
}

/** Requests another MFA code, at most once a minute. */
export async function resendLinkingCode(
  context: RequestContext,
  platform: PlatformClient,
  transaction: string,
): Promise<LinkingCodeOutcome> {
  const open = await openLinking(context, transaction);
  if (!open) return over(context, transaction);
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

/** Returns the assistant to which a transaction of this browser and brand has led; undefined if it has not. */
export async function linkedPartner(
  context: RequestContext,
  transaction: string,
): Promise<LinkingPartner | undefined> {
  const waited = await linkingObject(context, transaction);
  return (await waited?.linkedTo(context.brand.key, context.nowMs)) ?? undefined;
}

async function ended(waiting: Waiting, linking: Linking, cause: MfaFailure): Promise<LinkingCodeOutcome> {
  if (cause.code !== 'sign_in_over') return { kind: 'failed', linking, failure: cause };
  await waiting.end();
  return { kind: 'over', linking, failure: cause };
}

async function over(context: RequestContext, transaction: string): Promise<LinkingCodeOutcome> {
  const partner = await linkedPartner(context, transaction);
  if (partner) return { kind: 'linkedBefore', partner };
  context.log.info('mfa_failed', { code: 'sign_in_over' });
  return { kind: 'over', linking: undefined };
}
