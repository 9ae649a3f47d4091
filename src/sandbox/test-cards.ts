import type { CardKind } from './card-kinds.ts';
import type { EnteredCard } from './card-tokens.ts';
import type { Account } from './entities.ts';

/** A card that people may choose on a hosted page. There are no numbers to type. */
export type TestCard = { key: string; label: string; type: string; lastFour: string; kind: CardKind };

export const goodCard: TestCard = {
  key: 'visa',
  label: 'Visa',
  type: 'visa',
  lastFour: '4242',
  kind: 'ok',
};
export const declinedCard: TestCard = {
  key: 'declined',
  label: 'Visa that is declined',
  type: 'visa',
  lastFour: '0002',
  kind: 'declined',
};

export const testCards: readonly TestCard[] = [
  goodCard,
  { key: 'mastercard', label: 'Mastercard', type: 'mastercard', lastFour: '4444', kind: 'ok' },
  { key: 'amex', label: 'American Express', type: 'American_express', lastFour: '0005', kind: 'ok' },
  declinedCard,
  { key: 'expired', label: 'Visa that has expired', type: 'visa', lastFour: '0069', kind: 'expired' },
];

/** A test card in the hands of an account's owner. */
export function enteredBy(account: Account, { type, lastFour, kind }: TestCard): EnteredCard {
  const [firstName = '', ...others] = account.fullName.split(' ');
  return {
    kind,
    type,
    lastFour,
    expired: kind === 'expired',
    firstName,
    lastName: others.join(' '),
    address1: '12 Harbor Street',
    address2: '',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: account.countryCode,
  };
}
