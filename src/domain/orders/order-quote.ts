import { isDowngrade } from '../plans/downgrade.ts';
import type { Preview } from '../../contracts/money.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { priceIn } from '../money.ts';
import { nextEvent } from '../plans/subscription-status.ts';

/** What an order comes to, as the person sees it and says yes to. Amounts in minor units of the currency. */
export type OrderQuote = {
  currency: string;
  /** One period of the new plan: without tax, the tax, and both. */
  subTotal: number;
  tax: number;
  total: number;
  /** What is charged when the order is placed. */
  today: number;
  /** What is charged when a trial ends; null without one. */
  afterTrial: number | null;
  /** With a promo code: what one period comes to without it, tax included. Absent where no code is used. */
  regular?: number | undefined;
};

/** What today's charge depends on. Prices in minor units of one currency, for one period. */
export type ChargeAsked = { hasTrial: boolean; goesDown: boolean; newPrice: number; currentPrice: number };

/**
 * The charge of today: 0 on a trial or a downgrade; otherwise the new price
 * minus the current price, floored at 0.
 */
export function chargeToday({ hasTrial, goesDown, newPrice, currentPrice }: ChargeAsked): number {
  return hasTrial || goesDown ? 0 : Math.max(0, newPrice - currentPrice);
}

/** The plan of today and its price, where one is changed. */
type Current = { subscription: Subscription; plan: Plan | undefined } | undefined;

/** What is charged today before tax. `nowMs` in milliseconds since 1970. */
export function chargeBeforeTax(preview: Preview, toPlan: Plan, current: Current, nowMs: number): number {
  const currentPrice = current?.plan ? priceIn(current.plan.prices, preview.currency) : undefined;
  return chargeToday({
    hasTrial: Boolean(preview.trial) || isInTrial(current?.subscription, nowMs),
    goesDown:
      isDowngrade(toPlan, current?.subscription) || goesOn(preview, toPlan, current?.subscription, nowMs),
    newPrice: preview.subTotal,
    // Prices of two currencies cannot be set off against each other.
    currentPrice: currentPrice?.currency === preview.currency ? currentPrice.minorUnits : 0,
  });
}

/**
 * The quote of an order from the platform's preview, the plan chosen and the one of today with its price. Tax is charged
 * on what is charged, at the preview's own rate. `nowMs` in milliseconds since 1970.
 */
export function orderQuote(preview: Preview, toPlan: Plan, current: Current, nowMs: number): OrderQuote {
  const charge = chargeBeforeTax(preview, toPlan, current, nowMs);
  const tax = taxOn(charge, preview);
  return {
    currency: preview.currency,
    subTotal: preview.subTotal,
    tax: preview.tax,
    total: preview.total,
    today: charge + tax,
    afterTrial: preview.trial?.costAfterTrial ?? null,
  };
}

/** True for the plan of today that is kept, and charged when it would have been anyway. */
function goesOn(
  { chargeDate }: Preview,
  { id }: Plan,
  current: Subscription | undefined,
  nowMs: number,
): boolean {
  return current?.planId === id && chargeDate !== null && chargeDate > nowMs;
}

/** Parts of a whole that a tax rate is counted in. */
const RATE_PARTS = 1_000_000;

/** The tax on a part of the price: by the rate the platform names, else in proportion, which may be a cent off. */
function taxOn(charge: number, { subTotal, tax, tax_rate: rate }: Preview): number {
  if (charge === subTotal) return tax;
  if (rate !== undefined)
    return Math.floor((charge * Math.round(rate * RATE_PARTS) + RATE_PARTS / 2) / RATE_PARTS);
  return subTotal > 0 ? Math.round((charge * tax) / subTotal) : 0;
}

/** False where the tax on a part of the price had to be worked out from the tax on the whole. */
export function isTaxExact({ tax, total, tax_rate: rate }: Preview, today: number): boolean {
  return tax === 0 || rate !== undefined || today === 0 || today === total;
}

/** True while a trial runs: a change within it is charged at its end, as the trial itself is. */
export function isInTrial(current: Subscription | undefined, nowMs: number): boolean {
  return current !== undefined && nextEvent(current, nowMs).kind === 'trialEnds';
}

/** True where a person who said yes to one quote has said yes to the other. */
export function sameQuote(seen: OrderQuote, now: OrderQuote): boolean {
  return (
    seen.currency === now.currency &&
    seen.subTotal === now.subTotal &&
    seen.tax === now.tax &&
    seen.total === now.total &&
    seen.today === now.today &&
    seen.afterTrial === now.afterTrial &&
    seen.regular === now.regular
  );
}
