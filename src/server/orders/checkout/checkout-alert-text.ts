import type { CheckoutAlert } from '../../../components/orders/checkout-alerts.tsx';
import type { CheckoutNotice } from '../../../contracts/orders/checkout.ts';
import type { CardErrorCode } from '../../../domain/billing/card-error.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Words } from '../../request/words.ts';
import { cardErrorText } from '../../words/card-text.ts';
import { referenceOf, withReferenceSentence } from '../../words/reference-sentence.ts';

/** What the checkout says above its content: the first reason is why nothing was paid. */
export type CheckoutProblem =
  /** A wallet's card was refused. */
  | { kind: 'cardRefused'; code: CardErrorCode }
  | { kind: 'notice'; notice: CheckoutNotice }
  /** The card on file could not be read. */
  | { kind: 'cardUnread' }
  /** The account, or what the plan costs it, could not be read. */
  | { kind: 'failed'; operation: 'account' | 'preview' };

/** Says what the checkout could not do. */
export function checkoutAlertText(
  problem: CheckoutProblem,
  context: Words & Pick<RequestContext, 'url'>,
): CheckoutAlert {
  const copy = context.copy('checkout');
  switch (problem.kind) {
    case 'cardRefused':
      return { kind: 'error', code: 'payment-failed', text: cardErrorText(problem.code, context) };
    case 'notice': {
      const { notice } = problem;
      const kind = notice === 'repriced' || notice === 'unsure' ? 'warning' : 'error';
      const text = withReferenceSentence(context, copy[`notice_${notice}`], referenceOf(context));
      return { kind, code: notice, text };
    }
    case 'cardUnread':
      return { kind: 'warning', code: 'payment-methods-failed', text: copy.cardUnknown };
    case 'failed':
      return problem.operation === 'preview'
        ? { kind: 'error', code: 'preview-failed', text: copy.failed_preview }
        : { kind: 'error', code: 'list-failed', text: copy.failed_account };
  }
}
