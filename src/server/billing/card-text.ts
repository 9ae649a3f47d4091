import type { Copy } from '../../copy/copy.ts';
import type { BillingInfo } from '../../contracts/money.ts';
import { apart, leftToRight } from '../../domain/bidi.ts';
import { type CardBrand, shownCard } from '../../domain/billing/card-on-file.ts';

/** Returns the card on file in one line, such as `Visa •••• 4242`; undefined where there is none. */
export function cardText(billing: BillingInfo, copy: Copy['payment'], format: string): string | undefined {
  const card = shownCard({ type: billing.card_type, lastFour: billing.last_four });
  if (!card) return undefined;
  const names: Record<CardBrand, string> = { ...copy, apple: copy.appleCard };
  const number = card.number.split(' ').slice(-2).join(' ');
  const name = card.brand ? names[card.brand] : copy.otherCard;
  return apart(`${name} ${leftToRight(number, format)}`, format);
}

/** Returns the path of the card brand's image; undefined for an unknown brand, or no card. */
export function cardImage({ card_type: type, last_four: lastFour }: BillingInfo): string | undefined {
  const brand = shownCard({ type, lastFour })?.brand;
  return brand && `/cards/${brand}.svg`;
}
