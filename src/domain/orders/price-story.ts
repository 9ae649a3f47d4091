import type { Preview } from '../../contracts/orders/preview.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { monthsLater } from '../months-later.ts';
import { isDowngrade } from '../plans/current-subscription.ts';
import { chargeBeforeTax, isInTrial, isTaxExact, type OrderQuote } from './order-quote.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import type { AcceptedPromo } from './promo.ts';
import { nextEvent } from '../plans/next-event.ts';
import { lastsUntil, type PromoLength, spanEndsAtMs } from './promo-length.ts';

/** The price of one period in minor units: net price, tax and the sum of both. */
export type Period = { subTotal: number; tax: number; total: number };

/**
 * A later charge, tax included, in minor units. `isMost` means that the amount is the list price and that a discount of
 * unknown length may still reduce it.
 */
export type ChargeToCome = { amount: number; atMs: number | null; isMost: boolean };

/** What an order costs, from today's charge to the recurring one. Amounts are in minor units. */
export type PriceStory = {
  currency: string;
  /** The billing cycle: months between two charges, 0 for a plan that is never charged. */
  cycle: number;
  /** One period without a promo code, and the first charged period with it. */
  list: Period;
  first: Period;
  discount: Discount | null;
  /** Why today's charge is lower than the price of the first period; null where it is not. */
  setOff: SetOff | null;
  /** The tax in today's charge. */
  todayTax: number;
  /** The charge when the order is placed. `isTodayExact` is false where its tax may be a cent off. */
  today: number;
  isTodayExact: boolean;
  /** The charge after today's; null where there is no further charge. */
  next: ChargeToCome | null;
  /** The charge of each later period, as the brand shows it, without a discount that ends; null where there is none. */
  recurring: Recurring | null;
};

/**
 * The part of the first period's price that is not charged today: because of a trial, because the plan starts later (a
 * downgrade), or because of the credit for the current plan. `untilMs` is null where the end is unknown.
 */
export type SetOff = { amount: number } & (
  { why: 'trial' | 'later'; untilMs: number | null } | { why: 'credit'; plan: string }
);

/**
 * What a promo code subtracts from the first period. `off` is 0 where the platform applies it only when the order is
 * placed.
 */
export type Discount = {
  code: string;
  description: string | null;
  off: number;
  lasts: PromoLength;
  /** The end of the discount where it lasts for a span; null otherwise. */
  endsAtMs: number | null;
};

/**
 * The recurring charge. `included`: the amount includes its tax. `added`: tax is added to the amount. `none`: there is no
 * tax. `unknown`: the tax is unknown because no address is known.
 */
export type Recurring = { amount: number; tax: 'included' | 'added' | 'none' | 'unknown' };

/**
 * What a price story is computed from. `preview` has the promo code, `listPreview` does not; both are for the same
 * plan.
 */
export type PriceAsked = {
  toPlan: Plan;
  current: { subscription: Subscription; plan: Plan | undefined } | undefined;
  preview: Preview;
  listPreview: Preview;
  quote: OrderQuote;
  promo: AcceptedPromo | undefined;
  /** False before the address, and so the tax, is known. */
  isTaxKnown: boolean;
  /** The brand's rule: true where the recurring charge is shown with its tax. */
  taxInRecurringCharge: boolean;
  planCodes: PlanCodes;
  nowMs: number;
};

/**
 * Computes the whole price story of an order (docs/adr/021): list price, discount and its length, tax, today's charge,
 * the next charge with its date, and the recurring charge. An unknown value is never promised.
 */
export function priceStory(asked: PriceAsked): PriceStory {
  const { toPlan, preview, listPreview, quote, promo, nowMs } = asked;
  const list = periodOf(listPreview);
  const first = periodOf(preview);
  const lasts = promo?.lasts ?? { kind: 'unknown' };
  const isFree = isNeverCharged(toPlan, asked.planCodes);
  const charge = chargeBeforeTax(preview, toPlan, asked.current, nowMs);
  return {
    currency: quote.currency,
    cycle: toPlan.billingCycle,
    list,
    first,
    discount: promo
      ? {
          code: promo.code,
          description: promo.description,
          off: Math.max(0, list.subTotal - first.subTotal),
          lasts,
          endsAtMs: lasts.kind === 'span' ? spanEndsAtMs(lasts, nowMs) : null,
        }
      : null,
    setOff: first.subTotal > charge ? setOff(asked, first.subTotal - charge) : null,
    todayTax: quote.today - charge,
    today: quote.today,
    isTodayExact: isTaxExact(preview, quote.today),
    next: isFree ? null : nextCharge(asked),
    recurring: isFree ? null : recurring(promo && lasts.kind === 'always' ? first : list, asked),
  };
}

function setOff({ toPlan, current, preview, nowMs }: PriceAsked, amount: number): SetOff {
  const next = current && nextEvent(current.subscription, nowMs);
  const endsAtMs = next && next.kind !== 'nothing' ? future(next.atMs, nowMs) : null;
  if (preview.trial) return { why: 'trial', amount, untilMs: preview.trial.trialEndDate ?? endsAtMs };
  if (isInTrial(current?.subscription, nowMs)) return { why: 'trial', amount, untilMs: endsAtMs };
  return isDowngrade(toPlan, current?.subscription) || !current
    ? { why: 'later', amount, untilMs: endsAtMs }
    : { why: 'credit', amount, plan: current.subscription.plan.name };
}

function periodOf({ subTotal, tax, total }: Preview): Period {
  return { subTotal, tax, total };
}

/**
 * The next charge: at the end of a trial, or of the paid period before a downgrade, else one period from now. A plan of
 * the same billing cycle keeps the current plan's date, as Recurly does. Where nothing is charged today, a date that
 * the platform names takes precedence.
 */
function nextCharge({
  toPlan,
  current: changed,
  preview,
  listPreview,
  quote,
  promo,
  nowMs,
}: PriceAsked): ChargeToCome {
  const current = changed?.subscription;
  const named = future(preview.chargeDate, nowMs);
  if (preview.trial)
    return {
      amount: preview.trial.costAfterTrial,
      atMs: preview.trial.trialEndDate ?? named,
      isMost: false,
    };
  const next = current && nextEvent(current, nowMs);
  const endsAtMs = next && next.kind !== 'nothing' ? future(next.atMs, nowMs) : null;
  if (isDowngrade(toPlan, current) || isInTrial(current, nowMs))
    return { amount: preview.total, atMs: named ?? endsAtMs, isMost: false };
  const keepsDay = current?.plan.billingCycle === toPlan.billingCycle;
  const atMs =
    (quote.today === 0 ? named : null) ??
    (keepsDay ? future(current?.renewsAtMs, nowMs) : null) ??
    monthsLater(nowMs, toPlan.billingCycle);
  const discounted =
    promo && lastsUntil(promo.lasts ?? { kind: 'unknown' }, { redeemedAtMs: nowMs, chargeAtMs: atMs });
  return {
    amount: discounted === true ? preview.total : listPreview.total,
    atMs,
    isMost: discounted === 'unknown',
  };
}

function future(atMs: number | null | undefined, nowMs: number): number | null {
  return atMs !== null && atMs !== undefined && atMs > nowMs ? atMs : null;
}

function recurring(
  { subTotal, tax, total }: Period,
  { isTaxKnown, taxInRecurringCharge }: Pick<PriceAsked, 'isTaxKnown' | 'taxInRecurringCharge'>,
): Recurring {
  if (tax === 0) return { amount: subTotal, tax: isTaxKnown ? 'none' : 'unknown' };
  return taxInRecurringCharge ? { amount: total, tax: 'included' } : { amount: subTotal, tax: 'added' };
}
