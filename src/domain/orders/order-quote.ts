import { isDowngrade } from '../plans/current-subscription.ts';
import type { Preview } from '../../contracts/orders/preview.ts';
import type * as stored from '../../contracts/stored/order-draft.ts';
import type { OrderForm } from '../../contracts/orders/order.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { priceIn } from '../text/money.ts';
import { isInTrial } from '../plans/period.ts';
import type { Subscription } from '../plans/subscription.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import { isPast } from '../text/when.ts';

/** The price of an order that the person sees and accepts. Amounts are in minor units of the currency. */
export type OrderQuote = stored.OrderQuote;

/** The fields of an order form that state the quote. */
type QuoteFields = Pick<
  OrderForm,
  'currency' | 'subTotal' | 'tax' | 'total' | 'today' | 'afterTrial' | 'regular'
>;

/** What today's charge depends on. Prices are in minor units of one currency, for one period. */
export type ChargeTodayParams = {
  hasTrial: boolean;
  goesDown: boolean;
  newPrice: number;
  currentPrice: number;
};

/** Today's charge: 0 on a trial or a downgrade, otherwise the new price minus the current price, at least 0. */
export function chargeToday({ hasTrial, goesDown, newPrice, currentPrice }: ChargeTodayParams): number {
  return hasTrial || goesDown ? 0 : Math.max(0, newPrice - currentPrice);
}

/** The subscription to change from and its plan; undefined for a first order. */
type Current = { subscription: Subscription; plan: Plan | undefined } | undefined;

/**
 * Today's charge before tax, in minor units. Keeping the current plan, with its next charge due later, costs nothing
 * today. `nowMs` is in milliseconds since 1970.
 */
export function chargeBeforeTax(preview: Preview, toPlan: Plan, current: Current, nowMs: number): number {
  const currentPrice = current?.plan ? priceIn(current.plan.prices, preview.currency) : undefined;
  return chargeToday({
    hasTrial: Boolean(preview.trial) || (current !== undefined && isInTrial(current.subscription.state)),
    goesDown:
      isDowngrade(toPlan, current?.subscription) || goesOn(preview, toPlan, current?.subscription, nowMs),
    newPrice: preview.subTotal,
    // A price in another currency cannot be subtracted.
    currentPrice:
      current && currentPrice?.currency === preview.currency && isCredited(current.subscription.state)
        ? currentPrice.minorUnits
        : 0,
  });
}

/** True where the price of the current plan counts as paid. What is not known to be paid is never a credit. */
function isCredited(state: LiveState): boolean {
  switch (state.kind) {
    case 'running':
    case 'pastDue':
    case 'changing':
    case 'ending':
      return true;
    case 'free':
    case 'trial':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return false;
  }
}

/**
 * Builds the quote of an order from the platform's preview, the chosen plan and the current one with its price. Tax
 * applies to today's charge only, at the preview's rate. `nowMs` is in milliseconds since 1970.
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

/** The preview without a trial whose end is over: its price is charged at once. `nowMs` is in milliseconds since 1970. */
export function withoutPastTrial(preview: Preview, nowMs: number): Preview {
  const endsAt = preview.trial?.trialEndDate ?? null;
  return endsAt !== null && isPast(endsAt, nowMs) ? { ...preview, trial: null } : preview;
}

/** True where the order keeps the current plan and its next charge is due later. */
function goesOn(
  { chargeDate }: Preview,
  { id }: Plan,
  current: Subscription | undefined,
  nowMs: number,
): boolean {
  return current?.planId === id && chargeDate !== null && !isPast(chargeDate, nowMs);
}

/** Tax rates are counted in millionths. */
const RATE_PARTS = 1_000_000;

/**
 * The tax on another price than the previewed one: at the platform's rate where it names one, else in proportion to the whole tax, which
 * may be a cent off.
 */
function taxOn(charge: number, { subTotal, tax, tax_rate: rate }: Preview): number {
  if (charge === subTotal) return tax;
  if (rate !== undefined)
    return Math.floor((charge * Math.round(rate * RATE_PARTS) + RATE_PARTS / 2) / RATE_PARTS);
  return subTotal > 0 ? Math.round((charge * tax) / subTotal) : 0;
}

/** False where the tax on a part of the price was derived from the tax on the whole. */
export function isTaxExact({ tax, total, tax_rate: rate }: Preview, today: number): boolean {
  return tax === 0 || rate !== undefined || today === 0 || today === total;
}

/** The quote as the hidden fields of an order form, which `quoteOfFields` reads back. */
export function quoteFields(quote: OrderQuote): Record<string, string> {
  const { currency, subTotal, tax, total, today, afterTrial, regular } = quote;
  return {
    currency,
    subTotal: String(subTotal),
    tax: String(tax),
    total: String(total),
    today: String(today),
    afterTrial: afterTrial === null ? '' : String(afterTrial),
    ...(regular === undefined ? {} : { regular: String(regular) }),
  };
}

/** The quote that the person saw, from the fields of the form. Amounts are in minor units. */
export function quoteOfFields(fields: QuoteFields): OrderQuote {
  return {
    currency: fields.currency,
    subTotal: Number(fields.subTotal),
    tax: Number(fields.tax),
    total: Number(fields.total),
    today: Number(fields.today),
    afterTrial: fields.afterTrial ? Number(fields.afterTrial) : null,
    ...(fields.regular === undefined ? {} : { regular: Number(fields.regular) }),
  };
}

/** True where two quotes are equal, so that the person who accepted one has accepted the other. */
export function sameQuote(seen: OrderQuote, now: OrderQuote): boolean {
  return JSON.stringify(quoteFields(seen)) === JSON.stringify(quoteFields(now));
}

/** The preview of a plan without the discount of its next charge: at its list price, with the same rate of tax. */
export function atListPrice(preview: Preview, { prices }: Pick<Plan, 'prices'>): Preview {
  const price = priceIn(prices, preview.currency);
  if (price?.currency !== preview.currency || price.minorUnits <= preview.subTotal) return preview;
  const tax = taxOn(price.minorUnits, preview);
  return { ...preview, subTotal: price.minorUnits, tax, total: price.minorUnits + tax };
}
