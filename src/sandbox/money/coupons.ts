import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import { unitOf } from '../catalogue/prices.ts';
import { afterMonths } from '../world/months.ts';
import { answered, type Outcome, refused, type RefusalCode } from '../platform/refusal.ts';

/** A promo code, the same for every brand. Codes are in lower case. */
export type Coupon = {
  code: string;
  description: string;
  /** One line for the sandbox page. */
  summary: string;
  discount: { percent: number } | { units: number };
  /**
   * How long it applies, as at Recurly: to the first charge, to every charge, or to the charges of that many months.
   */
  duration: 'single_use' | 'forever' | { months: number };
  /** The billing cycle of the plans it is for; all plans if undefined. */
  billingCycle?: Tier['billingCycle'];
  /** A model that must be among the devices; any if undefined. */
  deviceModel?: string;
  /** The refusal of every attempt, for codes that demonstrate a failure. */
  alwaysRefused?: RefusalCode;
};

/** All promo codes of the sandbox. */
export const coupons: readonly Coupon[] = [
  {
    code: 'save10',
    description: '10 % off',
    summary: '10 % off every plan, once for each person.',
    discount: { percent: 10 },
    duration: 'single_use',
  },
  {
    code: 'always15',
    description: '15 % off',
    summary: '15 % off every charge, for as long as the plan is kept.',
    discount: { percent: 15 },
    duration: 'forever',
  },
  {
    code: 'quarter25',
    description: '25 % off',
    summary: '25 % off what is charged in the first three months.',
    discount: { percent: 25 },
    duration: { months: 3 },
  },
  {
    code: 'yearly20',
    description: '20 % off a year',
    summary: '20 % off a plan that is paid yearly.',
    discount: { percent: 20 },
    duration: 'single_use',
    billingCycle: 12,
  },
  {
    code: 'doorbell5',
    description: '$5 off with a doorbell',
    summary: '$5 off with a Video Doorbell (DB-200) among the devices.',
    discount: { units: 5 },
    duration: 'single_use',
    deviceModel: 'DB-200',
  },
  {
    code: 'used',
    description: 'Redeemed too often already',
    summary: 'Refused: redeemed as often as it may be.',
    discount: { percent: 10 },
    duration: 'single_use',
    alwaysRefused: 'couponUsedUp',
  },
  {
    code: 'rightnow',
    description: 'Only with a change that is immediate',
    summary: 'Refused: the change must be immediate.',
    discount: { percent: 10 },
    duration: 'single_use',
    alwaysRefused: 'couponNeedsImmediateChange',
  },
  {
    code: 'broken',
    description: 'The platform fails over it',
    summary: 'Refused: the platform fails over it.',
    discount: { percent: 10 },
    duration: 'single_use',
    alwaysRefused: 'couponBroken',
  },
];

/** Finds a coupon by its code, ignoring case; refused if `redeemed`, a list of codes, contains it. */
export function findCoupon(code: string, redeemed: readonly string[]): Outcome<Coupon> {
  const coupon = coupons.find((each) => each.code === code.toLowerCase());
  if (!coupon) return refused('couponNotFound');
  if (coupon.alwaysRefused) return refused(coupon.alwaysRefused);
  return redeemed.includes(coupon.code) ? refused('couponUsedUp') : answered(coupon);
}

/** Returns the codes of the plans on sale that a coupon is for; null if it is for all plans. */
export function couponPlans(brand: SandboxBrand, { billingCycle }: Coupon): string[] | null {
  if (billingCycle === undefined) return null;
  return brand.catalogue
    .filter((tier) => tier.visible && tier.billingCycle === billingCycle)
    .map(({ code }) => code);
}

/** True if a coupon can be used with devices of these models. */
export function fitsDevices({ deviceModel }: Coupon, models: readonly string[]): boolean {
  return deviceModel === undefined || models.includes(deviceModel);
}

/** Returns the discounted amount in minor units: a percentage is rounded half up, and the result is at least 0. */
export function discounted(minorUnits: number, currency: string, coupon: Coupon | null): number {
  if (!coupon) return minorUnits;
  const { discount } = coupon;
  const off =
    'percent' in discount
      ? Math.floor((minorUnits * discount.percent + 50) / 100)
      : discount.units * unitOf(currency);
  return Math.max(0, minorUnits - off);
}

/** A coupon that was redeemed for a plan: since when, and how many charges it has applied to. */
export type Redeemed = { code: string; atMs: number; charges: number };

/**
 * Returns the coupon that applies to a charge at `atMs`; null if none does. As at Recurly, a `single_use` coupon
 * applies to the first charge, and a temporal one to every charge within its months after redemption.
 */
export function couponOn(redeemed: Redeemed | undefined, atMs: number): Coupon | null {
  const coupon = coupons.find(({ code }) => code === redeemed?.code);
  if (!redeemed || !coupon) return null;
  const { duration } = coupon;
  if (duration === 'forever') return coupon;
  if (duration === 'single_use') return redeemed.charges === 0 ? coupon : null;
  return atMs < afterMonths(redeemed.atMs, duration.months) ? coupon : null;
}

/** Returns a redeemed coupon if it is for that plan too; undefined if it is not, or there is none. */
export function redeemedFor(target: Tier, redeemed: Redeemed | undefined): Redeemed | undefined {
  const coupon = coupons.find(({ code }) => code === redeemed?.code);
  const { billingCycle = target.billingCycle } = coupon ?? {};
  return billingCycle === target.billingCycle ? redeemed : undefined;
}

/** Returns how long a coupon lasts, in the fields of Recurly's coupons. */
export function wireDuration({ duration }: Coupon) {
  return typeof duration === 'string'
    ? { duration }
    : { duration: 'temporal', temporal_amount: duration.months, temporal_unit: 'month' };
}
