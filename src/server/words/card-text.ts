import type { Copy } from '../../copy/copy.ts';
import { type BillingInfo, PAYPAL } from '../../contracts/billing/billing-info.ts';
import { billingProblemOf } from '../../domain/billing/billing-problem.ts';
import type { CardErrorCode } from '../../domain/billing/card-error.ts';
import {
  type CardBrand,
  cardOnFile,
  PAYPAL_NAME,
  shortNumber,
  type ShownCard,
} from '../../domain/billing/card-on-file.ts';
import { isolate, leftToRight } from '../../domain/text/bidi.ts';
import type { Words } from '../request/words.ts';

/** Returns the card on file in one line, such as `Visa •••• 4242` or `PayPal`; undefined where there is none. */
export function cardText(billing: BillingInfo, copy: Copy['payment'], format: string): string | undefined {
  const card = cardOnFile(billing);
  if (!card) return undefined;
  if (card.number === undefined) return isolate(PAYPAL_NAME, format);
  return isolate(`${cardName(card, copy)} ${leftToRight(shortNumber(card), format)}`, format);
}

/** Returns the name of a card's brand, such as `Visa`, or of PayPal, or the word for a card of an unknown brand. */
export function cardName({ brand }: ShownCard, copy: Copy['payment']): string {
  const names: Record<CardBrand | typeof PAYPAL, string> = {
    ...copy,
    apple: copy.appleCard,
    [PAYPAL]: PAYPAL_NAME,
  };
  return brand ? names[brand] : copy.otherCard;
}

/** Returns the path of the card brand's image; undefined for an unknown brand, PayPal, or no card. */
export function cardImage(billing: BillingInfo): string | undefined {
  const brand = cardOnFile(billing)?.brand;
  return brand && brand !== PAYPAL ? `/cards/${brand}.svg` : undefined;
}

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
