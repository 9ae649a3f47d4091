import type { BillingInfo } from '../../contracts/money.ts';

/** A card as it is shown. `brand` is undefined for one whose brand is unknown. */
export type ShownCard = { brand: CardBrand | undefined; number: string };
export type CardBrand = 'mastercard' | 'visa' | 'amex' | 'discover' | 'dinersClub' | 'jcb' | 'apple';

const brands: ReadonlyMap<string, CardBrand> = new Map([
  ['mastercard', 'mastercard'],
  ['visa', 'visa'],
  ['american express', 'amex'],
  ['american_express', 'amex'],
  ['discover', 'discover'],
  ['diners club', 'dinersClub'],
  ['diners_club', 'dinersClub'],
  ['jcb', 'jcb'],
  ['apple', 'apple'],
]);

const MASK = '•••• •••• ••••';

/** True where a card is on file; without word of one there is none. */
export function hasCard(billing: Pick<BillingInfo, 'card_type' | 'last_four'> | undefined): boolean {
  return billing !== undefined && (billing.card_type ?? billing.last_four) !== null;
}

/**
 * A card in its shown form: an unknown type has no brand, missing last four digits are stars. Undefined where there is no
 * card at all.
 */
export function shownCard(card: { type: string | null; lastFour: string | null }): ShownCard | undefined {
  if (card.type === null && card.lastFour === null) return undefined;
  const digits = card.lastFour?.replace(/\D/g, '').slice(-4);
  return { brand: brands.get(card.type?.toLowerCase() ?? ''), number: `${MASK} ${digits || '****'}` };
}
