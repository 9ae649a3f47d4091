import type * as z from 'zod';
import type { coupon } from '../../contracts/orders/coupon.ts';
import type { preview } from '../../contracts/orders/preview.ts';
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
  };
}

/** Returns a coupon in the dialect's forms. */
export function couponIn(dialect: Dialect, plain: WireCoupon): WireCoupon {
  if (!dialect.has('no-coupon-length')) return plain;
  const { coupon_code, description, plan_codes } = plain;
  return { coupon_code, description, plan_codes };
}
