import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import { minorUnitsPerUnit } from '../../domain/money.ts';
import { monthsLater } from '../../domain/months-later.ts';
import { answered, type Outcome, refused, type RefusalCode } from '../platform/refusal.ts';

/** A promo code, the same at every brand. Codes are in lower case. */
export type Coupon = {
  code: string;
  description: string;
  /** One line for the sandbox's page. */
  summary: string;
  discount: { percent: number } | { units: number };
  /** How long it comes off, as Recurly has it: the first charge, every charge, or every charge of that many months. */
  duration: 'single_use' | 'forever' | { months: number };
  /** Which plans it is for; all of them when absent. */
  billingCycle?: Tier['billingCycle'];
  /** A model that must be among the devices; any when absent. */
  deviceModel?: string;
  /** What every attempt ends in, for the codes that show a failure. */
  alwaysRefused?: RefusalCode;
};

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

/** A coupon by its code in any case of letters, unless the account has redeemed it (`redeemed` holds codes). */
export function findCoupon(code: string, redeemed: readonly string[]): Outcome<Coupon> {
  const coupon = coupons.find((each) => each.code === code.toLowerCase());
  if (!coupon) return refused('couponNotFound');
  if (coupon.alwaysRefused) return refused(coupon.alwaysRefused);
  return redeemed.includes(coupon.code) ? refused('couponUsedUp') : answered(coupon);
}

/** The plans on sale that a coupon is for, by their codes; null where it is for all. */
export function couponPlans(brand: SandboxBrand, { billingCycle }: Coupon): string[] | null {
  if (billingCycle === undefined) return null;
  return brand.catalogue
    .filter((tier) => tier.visible && tier.billingCycle === billingCycle)
    .map(({ code }) => code);
}

/** Whether a coupon is for devices of these models. */
export function fitsDevices({ deviceModel }: Coupon, models: readonly string[]): boolean {
  return deviceModel === undefined || models.includes(deviceModel);
}

/** What is left of an amount in minor units: a share is taken off rounded half up, and nothing falls below 0. */
export function discounted(minorUnits: number, currency: string, coupon: Coupon | null): number {
  if (!coupon) return minorUnits;
  const { discount } = coupon;
  const off =
    'percent' in discount
      ? Math.floor((minorUnits * discount.percent + 50) / 100)
      : discount.units * minorUnitsPerUnit(currency);
  return Math.max(0, minorUnits - off);
}

/** What a plan remembers of a coupon that was redeemed for it: since when, and how many charges it came off. */
export type Redeemed = { code: string; atMs: number; charges: number };

/**
 * The coupon that comes off a charge at `atMs`; null where none does any more. As Recurly has it: one for a single use comes
 * off the first charge, one for some time off every charge before that time is over, counted from its redemption.
 */
export function couponOn(redeemed: Redeemed | undefined, atMs: number): Coupon | null {
  const coupon = coupons.find(({ code }) => code === redeemed?.code);
  if (!redeemed || !coupon) return null;
  const { duration } = coupon;
  if (duration === 'forever') return coupon;
  if (duration === 'single_use') return redeemed.charges === 0 ? coupon : null;
  return atMs < monthsLater(redeemed.atMs, duration.months) ? coupon : null;
}

/** How long a coupon lasts, in the fields of Recurly's own coupons. */
export function wireDuration({ duration }: Coupon) {
  return typeof duration === 'string'
    ? { duration }
    : { duration: 'temporal', temporal_amount: duration.months, temporal_unit: 'month' };
}
