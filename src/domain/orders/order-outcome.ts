import type { Device } from '../../contracts/devices/device.ts';
import type { When } from '../../contracts/when.ts';
import type { CardErrorCode } from '../billing/card-error.ts';

/** The receipt of a placed order. Amounts are in minor units. */
export type OrderReceipt = {
  planName: string;
  currency: string;
  chargedToday: number;
  /** The price of each later period, tax included, without a promo code. */
  perPeriod: number;
  /** The price of the first charged period with a promo code, tax included; absent where no code was used. */
  withPromo?: number | undefined;
  /**
   * The next charge where a promo code may change it; otherwise it is `perPeriod`. `isMost` is true where the amount is
   * an upper limit.
   */
  next?: { amount: number; isMost: boolean } | undefined;
  billingCycle: number;
  /** How many devices the plan covers; absent in a receipt of an earlier release. */
  deviceQuantity?: number | undefined;
  /** The plan that the order replaces, to tell plans of one name apart; absent where it replaces none. */
  from?: { name: string; deviceQuantity: number; billingCycle: number } | undefined;
  deviceCount: number;
  /** The devices on the plan; absent in a receipt of an earlier release. */
  devices?: readonly Pick<Device, 'id' | 'name' | 'model'>[] | undefined;
  /** True where the order started a free trial. */
  isTrialNew?: boolean | undefined;
  /** When the change takes effect; null where it does so immediately. */
  startsAt: When | null;
  /** When the next charge is due; null where none is, or where the date is unknown. */
  nextChargeAt: When | null;
  trialEndsAt: When | null;
};

/** Why an order is refused. Nothing has been charged. */
export type OrderRefusal =
  | 'alreadySubscribed'
  /** The plan, the devices or the subscription have changed since the person saw them. */
  | 'changedMeanwhile'
  /** The person has not seen this price: the portal shows it and asks for a new confirmation. */
  | 'repriced'
  | 'promo'
  /** The account's object is making another change of this account at this moment. */
  | 'busy'
  /** Another change of this account was sent and its outcome is still unknown. */
  | 'underWay'
  /** The account is about to be deleted. */
  | 'leaving'
  | 'platform';

/** The outcome of placing an order. */
export type OrderOutcome =
  | { kind: 'done'; receipt: OrderReceipt }
  | { kind: 'declined'; code: CardErrorCode }
  /** The bank requires a challenge first: the id of the action to carry out. */
  | { kind: 'challenge'; actionTokenId: string }
  | { kind: 'refused'; why: OrderRefusal }
  /** The order was not sent, and nothing happened. */
  | { kind: 'failed' }
  /** The order was sent and not refused, but the account does not show it (yet). */
  | { kind: 'unsure' }
  /** The platform is still working on the order. */
  | { kind: 'pending' }
  | { kind: 'signedOut' };
