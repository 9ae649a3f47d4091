import { type BillingInfo, PAYPAL } from '../../contracts/billing/billing-info.ts';
import { calendarDayOf } from '../text/calendar-date.ts';

/** A card, or PayPal in its place, as the portal shows it. `brand` is undefined where it is unknown. PayPal has no number. */
export type ShownCard =
  { brand: CardBrand | undefined; number: string } | { brand: typeof PAYPAL; number: undefined };
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

/** True where the platform reports a card, or PayPal, on file; false where it reports none or did not answer. */
export function hasCard(billing: Pick<BillingInfo, 'card_type' | 'last_four'> | undefined): boolean {
  return billing !== undefined && (billing.card_type ?? billing.last_four) !== null;
}

/**
 * Returns a card as the portal shows it: no brand for an unknown type, stars for missing last four digits. Undefined
 * where there is neither a type nor digits.
 */
export function shownCard(card: { type: string | null; lastFour: string | null }): ShownCard | undefined {
  if (card.type === null && card.lastFour === null) return undefined;
  if (card.type?.toLowerCase() === PAYPAL) return { brand: PAYPAL, number: undefined };
  const digits = card.lastFour?.replace(/\D/g, '').slice(-4);
  return { brand: brands.get(card.type?.toLowerCase() ?? ''), number: `${MASK} ${digits || '****'}` };
}

/** PayPal's name, the same in every language. */
export const PAYPAL_NAME = 'PayPal';

/** Returns the last digits of a card, such as `•••• 4242`, or the name of PayPal. */
export function shortNumber({ number }: ShownCard): string {
  return number?.split(' ').slice(-2).join(' ') ?? PAYPAL_NAME;
}

/** Returns the card on file as the portal shows it; undefined where there is none. */
export function cardOnFile(billing: Pick<BillingInfo, 'card_type' | 'last_four'>): ShownCard | undefined {
  return shownCard({ type: billing.card_type, lastFour: billing.last_four });
}

/**
 * True for a card on file that can be charged no more: the platform says so, or its month is over in the IANA time zone.
 * A card holds until the last day of its month.
 */
export function isCardExpired(
  { expired, expires }: Pick<BillingInfo, 'expired' | 'expires'>,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): boolean {
  if (expired || expires === null) return expired;
  const thisMonth = calendarDayOf(nowMs, timeZone)?.slice(0, 7) ?? '';
  return thisMonth > `${expires.year}-${String(expires.month).padStart(2, '0')}`;
}
