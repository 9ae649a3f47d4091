import type { ResetFormErrorCode } from '../../contracts/access/recovery.ts';
import type { ResetLinkErrorCode } from '../../contracts/access/reset-link-error.ts';
import { newPasswordFault } from '../../domain/access/password-rule.ts';
import { notePassword } from '../session/note-security.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { type MailedLinkOutcome, mailedLinkOutcome } from './mailed-link-outcome.ts';
import { type ResetNote, resetNote } from './recovery-notes.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * The result of a new password. `changed` and `link` are final (`link`: the link is not usable), and their `Set-Cookie`
 * values store the result for the page. `form`: the person may correct the form and send it again with the same link.
 */
export type ResetPasswordOutcome =
  | { kind: 'changed'; cookies: string[] }
  | { kind: 'link'; code: ResetLinkErrorCode; cookies: string[] }
  | { kind: 'form'; code: ResetFormErrorCode; cookies: [] };

const outcomes = {
  accepted: 'changed',
  used: 'LINK_ALREADY_USED',
  expired: 'INVALID_TOKEN',
  passwordTooSimilar: 'PASSWORDS_TOO_SIMILAR',
  invalid: 'INVALID_TOKEN',
  unavailable: 'reset_unavailable',
} as const satisfies Record<MailedLinkOutcome, 'changed' | ResetLinkErrorCode | ResetFormErrorCode>;

/**
 * Sets a new password by the mailed link that this browser opened. Checks the password rules first, then sends the
 * password byte for byte in one platform call. Makes no call without a link, and signs nobody in. A new password ends
 * every session of the account at the edge, also one whose sign-in is under way. Where that is not certain, the page says so.
 */
export async function resetPassword(
  context: RequestContext,
  platform: PlatformClient,
  typed: { password: string; confirmation: string },
): Promise<ResetPasswordOutcome> {
  const note = await resetNote.read(context);
  if (!note) return { kind: 'link', code: 'INVALID_TOKEN', cookies: [] };
  if (note.at === 'done') return linkIsOver(context, note);
  const fault = newPasswordFault(typed, context.brand.password);
  if (fault) return { kind: 'form', code: fault, cookies: [] };
  const answer = await budgetedCall(context, platform, 'resetPassword', {
    account: note.email,
    parts: {
      segments: { brand: context.brand.key },
      body: { token: note.vtoken, password: typed.password, email: note.email },
    },
  });
  const outcome = outcomes[mailedLinkOutcome(answer)];
  context.log.info('reset_password', { outcome });
  if (outcome === 'PASSWORDS_TOO_SIMILAR' || outcome === 'reset_unavailable')
    return { kind: 'form', code: outcome, cookies: [] };
  const { redirectUri } = note;
  if (outcome === 'changed') {
    // A link without an address does not say whose sessions there are.
    const isEnded = note.email !== '' && (await notePassword(context, note.email)) === 'ended';
    const done = isEnded ? 'changed' : 'changedUnsure';
    const cookies = [await resetNote.write(context, { at: 'done', outcome: done, redirectUri })];
    return { kind: 'changed', cookies };
  }
  const cookies = [await resetNote.write(context, { at: 'done', outcome, redirectUri })];
  return { kind: 'link', code: outcome, cookies };
}

/**
 * Answers a form whose link already has a final result. If the password was changed before, the answer is that the link
 * is used, because the password typed now was not set.
 */
async function linkIsOver(
  context: RequestContext,
  { outcome, redirectUri }: Extract<ResetNote, { at: 'done' }>,
): Promise<ResetPasswordOutcome> {
  if (outcome !== 'changed' && outcome !== 'changedUnsure')
    return { kind: 'link', code: outcome, cookies: [] };
  const used = 'LINK_ALREADY_USED';
  return {
    kind: 'link',
    code: used,
    cookies: [await resetNote.write(context, { at: 'done', outcome: used, redirectUri })],
  };
}
