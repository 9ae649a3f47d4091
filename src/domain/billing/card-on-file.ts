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

/**
 * Card brand display (spec subscriptions-and-money.md section 5): the type lower-cased, an unknown one without a brand; a
 * missing last four is stars. Undefined where there is no card at all.
 */
export function shownCard(card: { type: string | null; lastFour: string | null }): ShownCard | undefined {
  if (card.type === null && card.lastFour === null) return undefined;
  const digits = card.lastFour?.replace(/\D/g, '').slice(-4);
  return { brand: brands.get(card.type?.toLowerCase() ?? ''), number: `${MASK} ${digits || '****'}` };
}
