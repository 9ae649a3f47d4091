import type { Words } from '../../request/words.ts';
import { billingProblemOf } from '../../../domain/billing/billing-problem.ts';
import type { CardErrorCode } from '../../../domain/billing/card-error.ts';

/**
 * Says why a card was refused, in the words of the card form. The card behind a wallet has no number and no CVV that a person
 * could correct here: those two have words of their own.
 */
export function cardErrorText(code: CardErrorCode, words: Words): string {
  const checkout = words.copy('checkout');
  const problem = billingProblemOf(code);
  if (problem === 'cvv') return checkout.card_cvv;
  if (problem === 'number') return checkout.card_number;
  return words.copy('billing')[`problem_${problem}`];
}
