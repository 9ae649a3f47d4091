import type { BillingInfo } from '../../contracts/billing/billing-info.ts';

/** A card as the portal shows it. `brand` is undefined where it is unknown. */
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

/** True where the platform reports a card on file; false where it reports none or did not answer. */
export function hasCard(billing: Pick<BillingInfo, 'card_type' | 'last_four'> | undefined): boolean {
  return billing !== undefined && (billing.card_type ?? billing.last_four) !== null;
}

/**
 * Returns a card as the portal shows it: no brand for an unknown type, stars for missing last four digits. Undefined
 * where there is neither a type nor digits.
 */
export function shownCard(card: { type: string | null; lastFour: string | null }): ShownCard | undefined {
  if (card.type === null && card.lastFour === null) return undefined;
  const digits = card.lastFour?.replace(/\D/g, '').slice(-4);
  return { brand: brands.get(card.type?.toLowerCase() ?? ''), number: `${MASK} ${digits || '****'}` };
}

/** Returns the card on file as the portal shows it; undefined where there is none. */
export function cardOnFile(billing: Pick<BillingInfo, 'card_type' | 'last_four'>): ShownCard | undefined {
  return shownCard({ type: billing.card_type, lastFour: billing.last_four });
}
