import { momentOf } from '../when.ts';
import type { OrderReceipt } from './order-outcome.ts';
import type { OrderQuote } from './order-quote.ts';
import type { AcceptedPromo } from './promo.ts';
import { lastsUntil } from './promo-length.ts';

/** The prices that a receipt keeps of a quote: a period without a promo code, and the first charged period with it. */
export function periodPrices({
  total,
  afterTrial,
  regular,
}: OrderQuote): Pick<OrderReceipt, 'perPeriod' | 'withPromo'> {
  return regular === undefined
    ? { perPeriod: total }
    : { perPeriod: regular, withPromo: afterTrial ?? total };
}

/**
 * Adds the next charge to the receipt of an order with a promo code (docs/adr/021). `nowMs` is the time at which the
 * order was placed, in milliseconds since 1970.
 */
export function withNextCharge(
  receipt: OrderReceipt,
  promo: AcceptedPromo | undefined,
  nowMs: number,
): OrderReceipt {
  const { withPromo, perPeriod, nextChargeAt, startsAt, trialEndsAt } = receipt;
  if (withPromo === undefined || nextChargeAt === null) return receipt;
  // The first charge is still due, so it has the discount.
  if (startsAt !== null || trialEndsAt !== null)
    return { ...receipt, next: { amount: withPromo, isMost: false } };
  const lasts = promo?.lasts ?? { kind: 'unknown' };
  const discounted = lastsUntil(lasts, { redeemedAtMs: nowMs, chargeAtMs: momentOf(nextChargeAt) });
  return {
    ...receipt,
    next: {
      amount: discounted === true ? withPromo : perPeriod,
      isMost: discounted === 'unknown',
    },
  };
}
