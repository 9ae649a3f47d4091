import type { ResetFormErrorCode, ResetLinkErrorCode } from '../../contracts/access/recovery.ts';
import { newPasswordFault } from '../../domain/access/password-rule.ts';
import { noteSecurityEvent } from '../account/note-security.ts';
import { type BudgetedAnswer, budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { resetNote } from './recovery-notes.ts';
import { isOutage } from './verify-email.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * The result of a new password. `changed` and `link` are final (`link`: the link is not usable), and their `Set-Cookie`
 * values store the result for the page. `form`: the person may correct the form and send it again with the same link.
 */
export type ResetPasswordOutcome =
  | { kind: 'changed'; cookies: string[] }
  | { kind: 'link'; code: ResetLinkErrorCode; cookies: string[] }
  | { kind: 'form'; code: ResetFormErrorCode; cookies: [] };

/**
 * Sets a new password by the mailed link that this browser opened. Checks the password rules first, then sends the
 * password byte for byte in one platform call. Makes no call without a link, and signs nobody in.
 */
export async function resetPassword(
  context: RequestContext,
  platform: PlatformClient,
  typed: { password: string; confirmation: string },
): Promise<ResetPasswordOutcome> {
  const note = await resetNote.read(context);
  if (!note) return { kind: 'link', code: 'INVALID_TOKEN', cookies: [] };
  if (note.at === 'done') return linkIsOver(context, note.outcome);
  const fault = newPasswordFault(typed, context.brand.password);
  if (fault) return { kind: 'form', code: fault, cookies: [] };
  const asked = await budgetedCall(context, platform, 'resetPassword', {
    account: note.email,
    parts: {
      segments: { brand: context.brand.key },
      body: { token: note.vtoken, password: typed.password, email: note.email },
    },
  });
  const outcome = outcomeOf(asked);
  context.log.info('reset_password', { outcome });
  if (outcome === 'PASSWORDS_TOO_SIMILAR' || outcome === 'reset_unavailable')
    return { kind: 'form', code: outcome, cookies: [] };
  if (outcome === 'changed') await noteSecurityEvent(context, note, { kind: 'passwordChanged' });
  const cookies = [await resetNote.write(context, { at: 'done', outcome })];
  return outcome === 'changed' ? { kind: 'changed', cookies } : { kind: 'link', code: outcome, cookies };
}

/**
 * Answers a form whose link already has a final result. If the password was changed before, the answer is that the link
 * is used, because the password typed now was not set.
 */
async function linkIsOver(
  context: RequestContext,
  outcome: 'changed' | ResetLinkErrorCode,
): Promise<ResetPasswordOutcome> {
  if (outcome !== 'changed') return { kind: 'link', code: outcome, cookies: [] };
  const used = 'LINK_ALREADY_USED';
  return {
    kind: 'link',
    code: used,
    cookies: [await resetNote.write(context, { at: 'done', outcome: used })],
  };
}

/** Names the result of the call. A budget that is used up counts as an outage: the form and its link stay usable. */
function outcomeOf(asked: BudgetedAnswer<'resetPassword'>) {
  if (asked.kind === 'spent') return 'reset_unavailable';
  return asked.result.ok ? 'changed' : resetPasswordFailure(asked.result.failure);
}

/** Maps what the platform says about a link to an error code; any other refusal means that the link is invalid. */
export function resetPasswordFailure(
  failure: PlatformFailure,
): ResetLinkErrorCode | 'PASSWORDS_TOO_SIMILAR' | 'reset_unavailable' {
  if (isOutage(failure)) return 'reset_unavailable';
  switch (failure.kind === 'refused' ? failure.description?.trim() : undefined) {
    case 'The email verification link has already been used':
      return 'LINK_ALREADY_USED';
    case 'The new password is invalid':
      return 'PASSWORDS_TOO_SIMILAR';
    default:
      return 'INVALID_TOKEN';
  }
}
