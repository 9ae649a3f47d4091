import type { Device } from '../../contracts/devices/device.ts';
import type { CardErrorCode } from '../billing/card-error.ts';

/** What was ordered, once it is. Amounts in minor units, times in milliseconds since 1970. */
export type OrderReceipt = {
  planName: string;
  currency: string;
  chargedToday: number;
  /** What each further period costs, tax included, without a promo code. */
  perPeriod: number;
  /** What the first charged period costs with a promo code, tax included; absent where none was used. */
  withPromo?: number | undefined;
  /** The next charge as promised, where a promo code makes it another than `perPeriod`. */
  next?: { amount: number; isMost: boolean } | undefined;
  billingCycle: number;
  deviceCount: number;
  /** The devices on it; absent in a receipt of an earlier release. */
  devices?: readonly Pick<Device, 'id' | 'name' | 'model'>[] | undefined;
  /** A free trial has begun with it. */
  isTrialNew?: boolean | undefined;
  /** When the change takes place: at once, or at the end of what is paid for. */
  startsAtMs: number | null;
  /** When is charged next; null where nothing more is, or nobody said. */
  nextChargeAtMs: number | null;
  trialEndsAtMs: number | null;
};

/** Why an order is not placed. Nothing has been charged. */
export type OrderRefusal =
  | 'alreadySubscribed'
  /** The plan, the devices or the subscription are no longer what the person saw. */
  | 'changedMeanwhile'
  /** The person has not seen this price: it is shown, and asked for again. */
  | 'repriced'
  | 'promo'
  /** Another change of the account is being made this moment. */
  | 'busy'
  /** Another change of the account was sent, and nobody knows yet what came of it. */
  | 'underWay'
  /** The account is about to be deleted. */
  | 'leaving'
  | 'platform';

/** What came of placing an order. */
export type OrderOutcome =
  | { kind: 'done'; receipt: OrderReceipt }
  | { kind: 'declined'; code: CardErrorCode }
  /** The bank wants to see the person first: the id of the action to carry out. */
  | { kind: 'challenge'; actionTokenId: string }
  | { kind: 'refused'; why: OrderRefusal }
  /** It was not sent: nothing happened. */
  | { kind: 'failed' }
  /** It was sent, was not refused, and the account does not show it, or not yet. */
  | { kind: 'unsure' }
  /** The platform is still at it. */
  | { kind: 'pending' }
  | { kind: 'signedOut' };
