import type { Brand, Tier } from '../brands/brand-schema.ts';
import { minorUnitsPerUnit } from '../domain/money.ts';
import { answered, type Outcome, refused, type RefusalCode } from './refusal.ts';

/** A promo code, the same at every brand. Codes are in lower case. */
export type Coupon = {
  code: string;
  description: string;
  /** One line for the sandbox's page. */
  summary: string;
  discount: { percent: number } | { units: number };
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
  },
  {
    code: 'yearly20',
    description: '20 % off a year',
    summary: '20 % off a plan that is paid yearly.',
    discount: { percent: 20 },
    billingCycle: 12,
  },
  {
    code: 'doorbell5',
    description: '$5 off with a doorbell',
    summary: '$5 off with a Video Doorbell (DB-200) among the devices.',
    discount: { units: 5 },
    deviceModel: 'DB-200',
  },
  {
    code: 'used',
    description: 'Redeemed too often already',
    summary: 'Refused: redeemed as often as it may be.',
    discount: { percent: 10 },
    alwaysRefused: 'couponUsedUp',
  },
  {
    code: 'rightnow',
    description: 'Only with a change that is immediate',
    summary: 'Refused: the change must be immediate.',
    discount: { percent: 10 },
    alwaysRefused: 'couponNeedsImmediateChange',
  },
  {
    code: 'broken',
    description: 'The platform fails over it',
    summary: 'Refused: the platform fails over it.',
    discount: { percent: 10 },
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
export function couponPlans(brand: Brand, { billingCycle }: Coupon): string[] | null {
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
