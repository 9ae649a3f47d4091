import type * as z from 'zod';
import type { coupon } from '../../contracts/orders/coupon.ts';
import type { preview } from '../../contracts/orders/preview.ts';
import type { subscribeAnswer } from '../../contracts/orders/subscribe.ts';
import { DAY_MS, isoDate } from '../world/clock.ts';
import type { Dialect } from './dialects.ts';

type WirePreview = z.input<typeof preview>;
type WireCoupon = z.input<typeof coupon>;

/** Returns a preview in the dialect's forms. `total` is a number. */
export function previewIn(dialect: Dialect, plain: WirePreview & { total: number }): WirePreview {
  return {
    ...plain,
    ...(dialect.has('no-tax-rate') ? { tax_rate: undefined } : {}),
    ...(dialect.has('null-tax') ? { tax: null } : {}),
    ...(dialect.has('no-charge-date') ? { chargeDate: undefined } : {}),
    ...(dialect.has('odd-preview') ? { total: plain.total + 1 } : {}),
    ...(dialect.has('trial-over')
      ? { trial: { trialEndDate: '2020-01-31T00:00:00.000Z', costAfterTrial: plain.total } }
      : {}),
  };
}

/** Returns the promo code that a preview calculates with; null for none. */
export function previewedCode(dialect: Dialect, code: string | undefined): string | null {
  return dialect.has('no-coupon-preview') ? null : (code ?? null);
}

/** Returns a coupon in the dialect's forms. */
export function couponIn(dialect: Dialect, plain: WireCoupon, nowMs: number): WireCoupon {
  const { coupon_code, description, plan_codes } = plain;
  return {
    ...(dialect.has('no-coupon-length') ? { coupon_code, description, plan_codes } : plain),
    ...couponState(dialect, nowMs),
  };
}

function couponState(dialect: Dialect, nowMs: number): Partial<WireCoupon> {
  if (dialect.has('coupon-expired')) return { state: 'expired' };
  if (dialect.has('coupon-maxed-out')) return { state: 'maxed_out' };
  if (dialect.has('coupon-invalid')) return { valid: false };
  return dialect.has('coupon-past-day')
    ? { state: 'redeemable', redeem_by_date: isoDate(nowMs - DAY_MS) }
    : {};
}

type WireAnswer = z.input<typeof subscribeAnswer>;

/** Returns the answer to an order in the dialect's forms. */
export function orderAnswerIn(dialect: Dialect, plain: WireAnswer, nowMs: number): WireAnswer {
  return dialect.has('answer-over')
    ? { ...plain, current_period_ends_at: isoDate(nowMs - 31 * DAY_MS) }
    : plain;
}
