import * as z from 'zod';
import type { MfaLoginInfo, Profile } from '../../contracts/access/profile.ts';
import type { SignInRequest } from '../../contracts/access/sign-in.ts';
import { PENDING_SIGN_IN_MS } from '../../domain/access/session-lifetime.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import { basicCredentials } from '../platform/basic-credentials.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import type { PendingSignIn } from '../session/pending-sign-in-object.ts';
import { sealedNote } from '../session/sealed-note.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Name and password of a sign-in that waits for its MFA code. If the platform answers a right code with only "success",
 * the portal signs in once more with them (docs/adr/023). The key is not stored beside the text, and the note expires
 * together with the sign-in.
 */
const withheldNote = sealedNote({
  purpose: 'withheld-sign-in',
  schema: z.strictObject({ username: z.string(), password: z.string(), rememberMe: z.boolean() }),
  seconds: PENDING_SIGN_IN_MS / 1000,
});

/** Seals the name and password of a sign-in until its code arrives. */
export function sealSignIn(context: RequestContext, request: SignInRequest): Promise<string> {
  const { username, password, rememberMe } = request;
  return withheldNote.seal(context, { username, password, rememberMe });
}

/**
 * The result: a profile, or another code that the platform wants. `failed` has no `failure` if the platform was not
 * called, because the note no longer opens or the budget is used up.
 */
export type AfterCode =
  | { kind: 'profile'; profile: Profile }
  | { kind: 'mfa'; mfa: MfaLoginInfo }
  | { kind: 'failed'; failure: PlatformFailure | undefined };

/** Fetches the profile of a person whose right code was answered without a profile, by a second POST /byEmail. */
export async function signInAfterCode(
  context: RequestContext,
  platform: PlatformClient,
  pending: PendingSignIn,
): Promise<AfterCode> {
  const known = await withheldNote.open(context, pending.withheld);
  const basic =
    known && basicCredentials([pending.brand, known.username.toWellFormed(), known.password.toWellFormed()]);
  if (!known || !basic) return { kind: 'failed', failure: undefined };
  const answer = await budgetedCall(context, platform, 'byEmail', {
    account: known.username,
    parts: { basic, body: { rememberMe: known.rememberMe } },
  });
  if (answer.kind === 'spent') return { kind: 'failed', failure: undefined };
  const { result } = answer;
  return result.ok ? result.answer : { kind: 'failed', failure: result.failure };
}
