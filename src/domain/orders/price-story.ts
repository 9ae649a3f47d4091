import type { When } from '../../contracts/when.ts';
import { priceIn } from '../text/money.ts';
import { isDowngrade } from '../plans/current-subscription.ts';
import { currentPeriod, isInTrial } from '../plans/period.ts';
import { statedCharge } from '../plans/subscription-state.ts';
import {
  endOfPeriod,
  resumesPlan,
  type LaterChargesParams,
  type LaterCharges,
  laterCharges,
  type Period,
  periodOf,
} from './later-charges.ts';
import { chargeBeforeTax, isTaxExact } from './order-quote.ts';
import type { AcceptedPromo } from './promo.ts';
import { type PromoLength, spanEndsAtMs } from './promo-length.ts';

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
  /** What a discount from before takes off, before tax, for a time that the platform does not state; 0 without one. */
  keptDiscount: number;
  /** The rest of a longer period that is paid and ends with the order; null where nothing is lost. */
  forfeit: Forfeit | null;
  /** The discount of the current plan, where it ends with the order; null where there is none. */
  lostDiscount: LostDiscount | null;
} & LaterCharges;

/**
 * A prepaid period that an order of a shorter cycle ends: what was paid for it, and how much of that counts for the order.
 * Before tax. `endsAt` is the end that it would have had.
 */
export type Forfeit = { plan: string; endsAt: When; paid: number; counted: number };

/** What the current plan costs with its discount, and without it; before tax. */
export type LostDiscount = { plan: string; amount: number; list: number };

/**
 * The part of the first period's price that is not charged today: because of a trial, because the plan starts later (a
 * downgrade), or because of the credit for the current plan. `until` is null where the end is unknown.
 */
export type SetOff = { amount: number } & (
  { why: 'trial' | 'later'; until: When | null } | { why: 'credit'; plan: string }
);

/** What a promo code subtracts from the first period. `off` is 0 where the platform's price does not show it. */
export type Discount = {
  code: string;
  description: string | null;
  off: number;
  lasts: PromoLength;
  /** The end of the discount where it lasts for a span; null otherwise. */
  endsAtMs: number | null;
};

/** What a price story is computed from. `currentName`: the name of the current plan, told apart from that of the new one. */
export type PriceStoryParams = LaterChargesParams & { currentName: string; promo: AcceptedPromo | undefined };

/**
 * Computes the whole price story of an order (docs/adr/021): list price, discount and its length, tax, today's charge,
 * the next charge with its date, and the recurring charge. An unknown value is never promised.
 */
export function priceStory(params: PriceStoryParams): PriceStory {
  const { toPlan, preview, listPreview, keptDiscount, quote, promo, nowMs } = params;
  const list = periodOf(listPreview);
  const first = periodOf(preview);
  const lasts = promo?.lasts ?? { kind: 'unknown' };
  const charge = chargeBeforeTax(preview, toPlan, params.current, nowMs);
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
    setOff: first.subTotal > charge ? setOff(params, first.subTotal - charge) : null,
    todayTax: quote.today - charge,
    today: quote.today,
    isTodayExact: isTaxExact(preview, quote.today),
    ...laterCharges(params),
    keptDiscount,
    forfeit: forfeit(params),
    lostDiscount: lostDiscount(params),
  };
}

function setOff({ toPlan, current, currentName, preview }: PriceStoryParams, amount: number): SetOff {
  const endsAt = endOfPeriod(current);
  if (preview.trial) return { why: 'trial', amount, until: preview.trial.trialEndDate ?? endsAt };
  if (current && isInTrial(current.subscription.state)) return { why: 'trial', amount, until: endsAt };
  return isDowngrade(toPlan, current?.subscription) || !current
    ? { why: 'later', amount, until: endsAt }
    : { why: 'credit', amount, plan: currentName };
}

/** What is lost of a longer period where the order begins a shorter one today. */
function forfeit({ toPlan, current, currentName, preview, quote }: PriceStoryParams): Forfeit | null {
  if (!current || isDowngrade(toPlan, current.subscription) || isInTrial(current.subscription.state))
    return null;
  const { plan, state } = current.subscription;
  const endsAt = currentPeriod(state)?.endsAt ?? null;
  const paid = current.plan && priceIn(current.plan.prices, quote.currency);
  if (plan.billingCycle <= toPlan.billingCycle || endsAt === null || paid?.currency !== quote.currency)
    return null;
  const counted = Math.min(paid.minorUnits, preview.subTotal);
  return counted < paid.minorUnits ? { plan: currentName, endsAt, paid: paid.minorUnits, counted } : null;
}

/** The discount in the next charge of the current plan, where the price of the new plan has none. */
function lostDiscount(params: PriceStoryParams): LostDiscount | null {
  const { current, currentName, keptDiscount, quote } = params;
  const charge = current && statedCharge(current.subscription.state);
  const before = current?.plan && priceIn(current.plan.prices, quote.currency);
  if (!current || !charge || resumesPlan(params)) return null;
  if (charge.currency !== quote.currency || before?.currency !== quote.currency) return null;
  const isReduced = charge.subTotal < before.minorUnits && current.subscription.state.kind !== 'changing';
  if (!isReduced || keptDiscount > 0) return null;
  return { plan: currentName, amount: charge.subTotal, list: before.minorUnits };
}
