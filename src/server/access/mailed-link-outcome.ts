import { type MailedLinkRefusal, mailedLinkRefusal } from '../../contracts/access/mailed-link-refusal.ts';
import type { BudgetedAnswer } from '../limits/budgeted-call.ts';
import { isCertainRefusal } from '../platform/platform-failure.ts';

/**
 * What became of a mailed link. `unavailable`: the platform said nothing about the link, because it is down or busy or
 * left the outcome open, or because the budget is used up; the link may be tried again. `invalid`: any other refusal.
 */
export type MailedLinkOutcome = 'accepted' | 'unavailable' | 'invalid' | MailedLinkRefusal;

/** Names the result of a call that sent a mailed link. */
export function mailedLinkOutcome(
  answer: BudgetedAnswer<'verifyEmail' | 'resetPassword'>,
): MailedLinkOutcome {
  if (answer.kind === 'spent') return 'unavailable';
  if (answer.result.ok) return 'accepted';
  const { failure } = answer.result;
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429) return 'unavailable';
  return mailedLinkRefusal(failure.description) ?? (isCertainRefusal(failure) ? 'invalid' : 'unavailable');
}
