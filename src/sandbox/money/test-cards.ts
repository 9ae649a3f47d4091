import type { CardKind } from './card-kinds.ts';
import type { EnteredCard } from './card-tokens.ts';
import type { Account } from '../world/entities.ts';
import type { Home } from '../world/homes.ts';

/** A card to choose on a hosted page, which has no field for a number. */
export type TestCard = { key: string; label: string; type: string; lastFour: string; kind: CardKind };

/** A card that works. */
export const goodCard: TestCard = {
  key: 'visa',
  label: 'Visa',
  type: 'visa',
  lastFour: '4242',
  kind: 'ok',
};
/** A card that is declined. */
export const declinedCard: TestCard = {
  key: 'declined',
  label: 'Visa that is declined',
  type: 'visa',
  lastFour: '0002',
  kind: 'declined',
};

/** All cards to choose from on a hosted page. */
export const testCards: readonly TestCard[] = [
  goodCard,
  { key: 'mastercard', label: 'Mastercard', type: 'mastercard', lastFour: '4444', kind: 'ok' },
  { key: 'amex', label: 'American Express', type: 'American_express', lastFour: '0005', kind: 'ok' },
  declinedCard,
  { key: 'expired', label: 'Visa that has expired', type: 'visa', lastFour: '0069', kind: 'expired' },
];

/** Returns a test card as entered by an account's owner, with that billing address. */
export function enteredBy(account: Account, home: Home, { type, lastFour, kind }: TestCard): EnteredCard {
  const [firstName = '', ...others] = account.fullName.split(' ');
  return {
    kind,
    type,
    lastFour,
    expired: kind === 'expired',
    firstName,
    lastName: others.join(' '),
    address1: home.address1,
    address2: home.address2,
    city: home.city,
    state: home.state,
    zip: home.zip,
    country: home.country,
  };
}

/**
 * The cards to type into the fields of the stand-in providers: number, what the card does, and its kind. Money that is
 * not there is a kind of the fields alone: Stripe's says so itself, and for Recurly's the card is declined.
 */
export const testCardNumbers = [
  ['4242 4242 4242 4242', 'works', 'ok'],
  ['4000 0000 0000 0002', 'is declined', 'declined'],
  ['4000 0000 0000 0069', 'has expired', 'expired'],
  ['4000 0000 0000 0127', 'has another CVC', 'cvv'],
  ['4000 0000 0000 0010', 'has another address', 'address'],
  ['4000 0000 0000 3220', 'asks its bank first (3-D Secure)', '3ds-passes'],
  ['4000 0000 0000 9995', 'has no money on it', 'no-funds'],
  ['5105 1051 0510 5100', 'is prepaid, which is not accepted', 'prepaid'],
  ['3056 930902 5904', 'is of a type that is not accepted', 'type'],
] as const satisfies readonly [string, string, CardKind | 'no-funds'][];
