import type { CardErrorCode } from '../../domain/billing/card-error.ts';
import { afterOrder, type OrderAttempt } from '../../domain/orders/after-order.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { messagesOfOrder } from '../app/app-messages.ts';
import { noteOrdered } from '../account/note-ordered.ts';
import { type Lead, withAppMessages } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { saveDrafts } from '../session/sessions.ts';
import { cardErrorText } from '../words/card-text.ts';

/** Notes the outcome of an order in the session. Returns where it leads, and tells the app around the page. */
export async function finishOrder(
  context: RequestContext,
  attempt: OrderAttempt,
  outcome: OrderOutcome,
): Promise<Lead> {
  const { to, draft } = afterOrder(outcome, attempt, context.brand);
  if (outcome.kind === 'done') await noteOrdered(context, attempt.order, attempt.page);
  if (draft) await saveDrafts(context, { order: draft });
  const lead = outcome.kind === 'signedOut' ? await signInAgain(context, outcome, to) : to;
  const messages = messagesOfOrder(outcome, {
    by: attempt.page === 'checkout' ? attempt.by : 'card',
    words: {
      notice: context.copy(attempt.page === 'checkout' ? 'checkout' : 'order'),
      declined: (code: CardErrorCode) => cardErrorText(code, context),
      refused: context.copy('problem').orderRefused,
    },
  });
  return withAppMessages(lead, ...messages);
}
