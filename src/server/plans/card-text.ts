import type { Copy } from '../../copy/copy.ts';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import { apart, leftToRight } from '../../domain/bidi.ts';
import { type CardBrand, cardOnFile, type ShownCard } from '../../domain/billing/card-on-file.ts';

/** Returns the card on file in one line, such as `Visa •••• 4242`; undefined where there is none. */
export function cardText(billing: BillingInfo, copy: Copy['payment'], format: string): string | undefined {
  const card = cardOnFile(billing);
  if (!card) return undefined;
  const number = card.number.split(' ').slice(-2).join(' ');
  return apart(`${cardName(card, copy)} ${leftToRight(number, format)}`, format);
}

/** Returns the name of a card's brand, such as `Visa`, or the word for a card of an unknown brand. */
export function cardName({ brand }: ShownCard, copy: Copy['payment']): string {
  const names: Record<CardBrand, string> = { ...copy, apple: copy.appleCard };
  return brand ? names[brand] : copy.otherCard;
}

/** Returns the path of the card brand's image; undefined for an unknown brand, or no card. */
export function cardImage(billing: BillingInfo): string | undefined {
  const brand = cardOnFile(billing)?.brand;
  return brand && `/cards/${brand}.svg`;
}
