import type { OrderReceipt } from './order-outcome.ts';
import type { OrderQuote } from './order-quote.ts';
import type { AcceptedPromo } from './promo.ts';
import { lastsUntil } from './promo-length.ts';

/** What a receipt keeps of the prices agreed to: a period without a promo code, and the first one charged with it. */
export function periodPrices({
  total,
  afterTrial,
  regular,
}: OrderQuote): Pick<OrderReceipt, 'perPeriod' | 'withPromo'> {
  return regular === undefined
    ? { perPeriod: total }
    : { perPeriod: regular, withPromo: afterTrial ?? total };
}

/** The receipt with its next charge, where the order carried a promo code (docs/adr/021). `nowMs` is when it was placed. */
export function withNextCharge(
  receipt: OrderReceipt,
  promo: AcceptedPromo | undefined,
  nowMs: number,
): OrderReceipt {
  const { withPromo, perPeriod, nextChargeAtMs, startsAtMs, trialEndsAtMs } = receipt;
  if (withPromo === undefined || nextChargeAtMs === null) return receipt;
  // The first charge is yet to come.
  if (startsAtMs !== null || trialEndsAtMs !== null)
    return { ...receipt, next: { amount: withPromo, isMost: false } };
  const lasts = promo?.lasts ?? { kind: 'unknown' };
  const discounted = lastsUntil(lasts, { redeemedAtMs: nowMs, chargeAtMs: nextChargeAtMs });
  return {
    ...receipt,
    next: {
      amount: discounted === true ? withPromo : perPeriod,
      isMost: discounted === 'unknown',
    },
  };
}
