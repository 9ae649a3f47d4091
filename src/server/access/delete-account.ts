import * as z from 'zod';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { DeletionForm } from '../../contracts/access/deletion.ts';
import { type SignInErrorCode, signInErrorCodes } from '../../contracts/access/sign-in.ts';
import { deletionProof } from '../../domain/access/deletion-proof.ts';
import { languageOfFailure } from '../../domain/text/platform-words.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { DeletionRequestOutcome } from '../account/request-deletion.ts';
import { readAccountBilling } from '../account/read-account-billing.ts';
import { deletionRequestedFlash, requestDeletion } from './deletion.ts';
import { deletionBillingText, knowsText } from './deletion-billing.ts';
import { sendDeletionLetter } from './deletion-letter.ts';
import { noteSecurityEvent } from '../session/note-security.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import { isWrongGuess } from '../limits/wrong-guess.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import { basicCredentials } from '../platform/basic-credentials.ts';
import { platformOf } from '../platform/platform-of.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { refuseSignIn, signInFailure, tooManyAttempts } from './sign-in.ts';
import { loaded } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

const PAGE = pathTo('deleteAccount');
const flash = sealedCookie({
  name: 'flash',
  purpose: 'delete-account',
  schema: z.strictObject({ message: z.string(), code: z.enum(signInErrorCodes).optional() }),
  seconds: 60,
});

/**
 * The result of the form. `asks`: nothing was deleted, and `to` is where the person proves who they are, or ticks what they
 * have to know. `done` has the cookies that say it once.
 */
export type DeleteOutcome =
  | Exclude<DeletionRequestOutcome, 'done' | 'underWay'>
  | { kind: 'done'; cookies: string[] }
  | { kind: 'asks'; to: string; cookies: string[] };

/**
 * Deletes the account of a person who proved recently who they are: by a recent sign-in, or by typing the password,
 * which spends the password budget. A person who signed in by more than a password, or without one, must sign in again
 * (docs/adr/018). Who is billed by somebody else has to have ticked that this goes on.
 */
export async function deleteAccount(
  context: RequestContext,
  session: SessionRecord,
  { password, knows }: DeletionForm,
): Promise<DeleteOutcome> {
  const proof = deletionProof(session, context.nowMs, context.recentWithinMs);
  if (proof === 'signIn') return { kind: 'asks', to: signInAddress(), cookies: [] };
  if (proof === 'password' && password === undefined) return { kind: 'asks', to: PAGE, cookies: [] };
  const copy = context.copy('deletion');
  const asks = async (message: string, code?: SignInErrorCode): Promise<DeleteOutcome> => ({
    kind: 'asks',
    to: PAGE,
    cookies: [await flash.write(context, { message, code })],
  });
  if (knows === undefined) {
    const billing = await readAccountBilling(context, session);
    if (knowsText(billing, context) !== undefined) return asks(copy.knowsMissing);
  }
  if (proof === 'password' && password !== undefined) {
    const verdict = await passwordVerdict(context, session, password);
    if (verdict === 'notEnough') return { kind: 'asks', to: signInAddress(), cookies: [] };
    if (verdict !== 'right') return asks(verdict.message, verdict.code);
  }
  const outcome = await requestDeletion(context, session);
  if (outcome === 'underWay') return asks(copy.underWay);
  return outcome === 'done' ? { kind: 'done', cookies: [await farewell(context, session)] } : outcome;
}

/** Says once, on the page after the sign-out, how the account is billed since its deletion was requested, and mails a copy. */
async function farewell(context: RequestContext, session: SessionRecord): Promise<string> {
  const { email } = session.person;
  const billing = await readAccountBilling(context, session);
  const isSent = await sendDeletionLetter(context, email, billing);
  return deletionRequestedFlash.write(context, { billing, copyTo: isSent ? email : null });
}

/** Loads the page that asks for confirmation before an account is deleted, and for a proof if none is recent. */
export async function deleteAccountPage(context: RequestContext, session: SessionRecord) {
  const copy = context.copy('deletion');
  const proof = deletionProof(session, context.nowMs, context.recentWithinMs);
  const { note: failure, cookies } = await flash.take(context);
  const asksFirst = proof === 'signIn';
  const billing = asksFirst ? null : await readAccountBilling(context, session);
  const app = context.appName;
  const { videoSave } = context.copy('myPlan');
  const page = {
    title: copy.deleteAccount,
    view: {
      proof,
      failure: failure && { text: failure.message, lang: languageOfFailure(failure.code) },
      whose: fillIn(copy.whose, { email: session.person.email }),
      video: fillIn(videoSave, { app }),
      billing: asksFirst ? undefined : deletionBillingText(billing, 'before', context),
      signIn: { href: signInAddress(), label: copy.signInAgain },
      words: pick(copy, 'confirmTitle', 'confirmText', 'askSignIn', 'notNow'),
    },
    form: asksFirst
      ? undefined
      : {
          action: callOfAccount(context, '/api/account/delete'),
          knows: knowsText(billing, context),
          password:
            proof === 'password'
              ? {
                  ask: copy.askPassword,
                  label: copy.password,
                  missing: copy.noPassword,
                  username: session.person.email,
                }
              : undefined,
          words: { confirm: copy.confirm, confirming: copy.confirming },
        },
  };
  return loaded(page, { cookies });
}

/**
 * Checks the account's password by a sign-in at the platform. `notEnough`: the platform also asks for an MFA code,
 * which only a whole sign-in can take.
 */
async function passwordVerdict(
  context: RequestContext,
  session: SessionRecord,
  password: string,
): Promise<'right' | 'notEnough' | { message: string; code?: SignInErrorCode }> {
  const { person } = session;
  if (password === '') return { message: context.copy('deletion').noPassword };
  const basic = basicCredentials([context.brand.key, person.email, password.toWellFormed()]);
  if (!basic) return signInFailure(context, { code: 'sign_in_failed' }, 401);
  const answer = await budgetedCall(context, platformOf(context), 'byEmail', {
    account: person.email,
    parts: { basic, body: { rememberMe: false } },
  });
  if (answer.kind === 'spent') return tooManyAttempts(context, answer.waitMs);
  const { result } = answer;
  if (!result.ok) {
    if (isWrongGuess('password', result.failure))
      await noteSecurityEvent(context, session, { kind: 'wrongPassword' });
    return refuseSignIn(context, result.failure);
  }
  if (result.answer.kind === 'mfa') return 'notEnough';
  const isSame = result.answer.profile.pepperUser.account_id === person.accountId;
  return isSame ? 'right' : signInFailure(context, { code: 'sign_in_failed' }, 401);
}

/** The address of the sign-in page, with a return to this page. `recent` makes it ask a signed-in person too. */
function signInAddress(): string {
  return pathTo('signIn', { redirectUri: PAGE, reason: 'recent' });
}
