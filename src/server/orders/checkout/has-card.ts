import type { BillingInfo } from '../../../contracts/money.ts';

/** True where a card is on file; without word of one there is none. */
export function hasCard(billing: BillingInfo | undefined): boolean {
  return billing !== undefined && (billing.card_type ?? billing.last_four) !== null;
}
