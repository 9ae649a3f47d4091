import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import { contactOf } from '../../domain/access/masked-contact.ts';
import { grantedAddress, type Linking } from '../../domain/linking/linking-request.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { noteSecurityEvent } from '../session/note-security.ts';
import { recordEvent } from '../tags/analytics.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import { linkingCredentials } from '../platform/linking-credentials.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { beginLinkingTransaction } from '../session/linking-transactions.ts';
import { refuseSignIn, signInFailure, type SignInFailure, tooManyAttempts } from '../access/sign-in.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The result of a sign-in that links. `to` is the assistant's address, or our page that asks for an MFA code. */
export type LinkOutcome =
  | { kind: 'linked'; partner: LinkingPartner; to: string }
  | { kind: 'needsCode'; to: string; cookie: string }
  | SignInFailure;

/**
 * Links an assistant by e-mail and password, with one platform call within the password budget. The platform answers
 * with a code for the assistant, or asks for an MFA code. Begins no session of the portal, and ends none.
 */
export async function linkAssistant(
  context: RequestContext,
  platform: PlatformClient,
  { linking, username, password }: { linking: Linking; username: string; password: string },
): Promise<LinkOutcome> {
  const brand = context.brand.key;
  const { request } = linking;
  const basic = linkingCredentials({
    email: username.toWellFormed(),
    password: password.toWellFormed(),
    brand,
  });
  if (!basic) return signInFailure(context, { code: 'sign_in_failed' }, 401);
  const answer = await budgetedCall(context, platform, 'authCode', {
    account: username,
    parts: {
      basic,
      body: {
        client_id: request.clientId,
        redirect_uri: request.redirectUri,
        code_challenge: request.codeChallenge,
        code_challenge_method: request.codeChallengeMethod,
      },
    },
  });
  if (answer.kind === 'spent') return tooManyAttempts(context, answer.waitMs);
  const { result } = answer;
  if (!result.ok) return refuseSignIn(context, result.failure);
  if (result.answer.kind === 'code') {
    return noteLinked(context, { linking, email: username }, result.answer.code);
  }
  const { mfa } = result.answer;
  if (!contactOf(mfa)) return signInFailure(context, { code: 'sign_in_failed' }, 401);
  const { transaction, cookie } = await beginLinkingTransaction(context, {
    brand,
    startedAtMs: context.nowMs,
    sentAtMs: context.nowMs,
    email: username,
    mfa,
    next: linking.address,
    linking,
  });
  context.log.info('linking_needs_code', { partner: request.partner });
  return { kind: 'needsCode', to: codePageAddress(request.partner, transaction), cookie };
}

/** Returns the path of the page where a transaction's MFA code is entered. */
export function codePageAddress(partner: LinkingPartner, transaction: string): string {
  return pathTo('linkingCode', { partner, request: transaction });
}

/** Records that an assistant was linked, and returns the assistant's address with the code. */
export async function noteLinked(
  context: RequestContext,
  { linking: { request }, email }: { linking: Linking; email: string },
  code: string,
): Promise<Extract<LinkOutcome, { kind: 'linked' }>> {
  context.log.info('voice_assistant_linked', { partner: request.partner });
  await noteSecurityEvent(context, { email }, { kind: 'assistantLinked', partner: request.partner });
  recordEvent(context, 'VoiceAssistantLinked', pathTo('partnerLinking', { partner: request.partner }));
  return { kind: 'linked', partner: request.partner, to: grantedAddress(request, code) };
}
