import type { OrderCustomer } from '../../src/server/account/order-context.ts';
import type { Asking } from './asking.ts';

/** The test account as the portal knows a customer. Only for a run that is signed in. */
export function customerOf({ brand, profile }: Asking): OrderCustomer {
  if (!profile) throw new Error('nobody is signed in');
  const { key, billing, planCodes, currencies, country } = brand;
  return { brand: key, billing, planCodes, currencies, accountId: profile.pepperUser.account_id, country };
}
