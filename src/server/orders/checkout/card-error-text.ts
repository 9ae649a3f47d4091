import type { Copy } from '../../../copy/copy.ts';
import type { CardErrorCode } from '../../../domain/billing/card-error.ts';

/**
 * Describes why the card behind a wallet was refused. It was not entered in a form of ours, so the checkout shows the
 * error.
 */
export function cardErrorText(code: CardErrorCode, copy: Copy['checkout']): string {
  const words: Record<CardErrorCode, string> = {
    'error.subscription.card.declined': copy.card_declined,
    'error.subscription.card.expired': copy.card_expired,
    'error.subscription.card.type': copy.card_type,
    'error.subscription.card.payment': copy.card_payment,
    'error.subscription.card.cvv.declined': copy.card_cvv,
    'error.subscription.card.number.declined': copy.card_number,
    'error.subscription.card.address.declined': copy.card_address,
    'error.subscription.token.invalid': copy.card_token,
  };
  return words[code];
}
