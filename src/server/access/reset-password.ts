import type { ResetFormErrorCode, ResetLinkErrorCode } from '../../contracts/access/recovery.ts';
import { newPasswordFault } from '../../domain/access/password-rule.ts';
import { noteHappening } from '../account/note-security.ts';
import { type BudgetedAnswer, budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { resetNote } from './recovery-notes.ts';
import { isOutage } from './verify-email.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * What came of a new password. `changed` and `link` end the matter, and their `Set-Cookie` values keep it for the page;
 * `form` leaves the form and its link as they are.
 */
export type ResetPasswordOutcome =
  | { kind: 'changed'; cookies: string[] }
  | { kind: 'link'; code: ResetLinkErrorCode; cookies: string[] }
  | { kind: 'form'; code: ResetFormErrorCode; cookies: [] };

/**
 * Sets a new password by the link this browser opened: the rules first, then one
 * call of the platform with the password byte for byte. No call without a link. Signs nobody in.
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
  if (outcome === 'changed') await noteHappening(context, note, { kind: 'passwordChanged' });
  const cookies = [await resetNote.write(context, { at: 'done', outcome })];
  return outcome === 'changed' ? { kind: 'changed', cookies } : { kind: 'link', code: outcome, cookies };
}

/** What a form says that was sent again after its link had come to something: what is typed now was not taken. */
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

/** Used up, the form and its link stay as they are, as in an outage. */
function outcomeOf(asked: BudgetedAnswer<'resetPassword'>) {
  if (asked.kind === 'spent') return 'reset_unavailable';
  return asked.result.ok ? 'changed' : resetPasswordFailure(asked.result.failure);
}

/** Names what is wrong with a link by the platform's words; anything else it says of the link means that it is invalid. */
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
