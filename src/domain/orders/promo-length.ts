import type * as stored from '../../contracts/stored/promo-length.ts';
import { monthsLater } from './months-later.ts';

const units = ['day', 'week', 'month', 'year'] as const;

/** How long a promo code reduces the price. A `span` starts when the code is redeemed. */
export type PromoLength = stored.PromoLength;

/** The fields of a coupon that state its length: Recurly's or Stripe's. */
export type CouponDuration = {
  duration?: string | null | undefined;
  temporal_amount?: number | null | undefined;
  temporal_unit?: string | null | undefined;
  duration_in_months?: number | null | undefined;
};

/**
 * Reads the length of a coupon (docs/adr/021): Recurly's single_use, forever and temporal; Stripe's once, forever and
 * repeating.
 */
export function promoLength(coupon: CouponDuration): PromoLength {
  const unit = units.find((each) => coupon.temporal_unit?.toLowerCase().replace(/s$/, '') === each);
  switch (coupon.duration?.toLowerCase()) {
    case 'single_use':
    case 'once':
      return { kind: 'once' };
    case 'forever':
      return { kind: 'always' };
    case 'temporal':
      return coupon.temporal_amount && unit
        ? { kind: 'span', amount: coupon.temporal_amount, unit }
        : { kind: 'unknown' };
    case 'repeating':
      return coupon.duration_in_months
        ? { kind: 'span', amount: coupon.duration_in_months, unit: 'month' }
        : { kind: 'unknown' };
    default:
      return { kind: 'unknown' };
  }
}

const DAY_MS = 86_400_000;

/** When a span that starts at `fromMs` ends, in milliseconds since 1970. */
export function spanEndsAtMs(
  { amount, unit }: Extract<PromoLength, { kind: 'span' }>,
  fromMs: number,
): number {
  switch (unit) {
    case 'day':
      return fromMs + amount * DAY_MS;
    case 'week':
      return fromMs + amount * 7 * DAY_MS;
    case 'month':
      return monthsLater(fromMs, amount);
    case 'year':
      return monthsLater(fromMs, amount * 12);
  }
}

/**
 * Whether a charge after the first one still has the discount; `unknown` where the length is. A charge at the moment
 * the span ends has none: Recurly ends a span before the anniversary.
 */
export function lastsUntil(
  length: PromoLength,
  { redeemedAtMs, chargeAtMs }: { redeemedAtMs: number; chargeAtMs: number },
): boolean | 'unknown' {
  switch (length.kind) {
    case 'once':
      return false;
    case 'always':
      return true;
    case 'unknown':
      return 'unknown';
    case 'span':
      return chargeAtMs < spanEndsAtMs(length, redeemedAtMs);
  }
}
