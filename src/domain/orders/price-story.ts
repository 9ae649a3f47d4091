import type { Preview } from '../../contracts/orders/preview.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import { priceIn } from '../money.ts';
import { monthsLater } from '../months-later.ts';
import { isDowngrade } from '../plans/current-subscription.ts';
import { currentPeriod, isInTrial } from '../plans/period.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import { statedCharge } from '../plans/subscription-state.ts';
import { momentOf } from '../when.ts';
import { chargeBeforeTax, isTaxExact, type OrderQuote } from './order-quote.ts';
import type { AcceptedPromo } from './promo.ts';
import { lastsUntil, type PromoLength, spanEndsAtMs } from './promo-length.ts';

/** The price of one period in minor units: net price, tax and the sum of both. */
export type Period = { subTotal: number; tax: number; total: number };

/**
 * A later charge, tax included, in minor units. `isMost` means that the amount is the list price and that a discount of
 * unknown length may still reduce it.
 */
export type ChargeToCome = { amount: number; at: When | null; isMost: boolean };

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
  /** What a discount from before takes off, before tax, for a time that the platform does not state; 0 without one. */
  keptDiscount: number;
  /** The rest of a longer period that is paid and ends with the order; null where nothing is lost. */
  forfeit: Forfeit | null;
  /** The discount of the current plan, where it ends with the order; null where there is none. */
  lostDiscount: LostDiscount | null;
};

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
 * What a price story is computed from. `preview` has the promo code and a discount from before, `listPreview` has neither; both
 * are for the same plan.
 */
export type PriceAsked = {
  toPlan: Plan;
  current: { subscription: Subscription; plan: Plan | undefined } | undefined;
  /** The name of the current plan, told apart from that of the new one. */
  currentName: string;
  preview: Preview;
  listPreview: Preview;
  /** What a discount from before takes off, before tax; 0 without one. The platform does not say how long it lasts. */
  keptDiscount: number;
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
  const { toPlan, preview, listPreview, keptDiscount, quote, promo, nowMs } = asked;
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
    recurring: isFree
      ? null
      : recurring(promo && lasts.kind === 'always' && keptDiscount === 0 ? first : list, asked),
    keptDiscount,
    forfeit: forfeit(asked),
    lostDiscount: lostDiscount(asked),
  };
}

function setOff({ toPlan, current, currentName, preview }: PriceAsked, amount: number): SetOff {
  const endsAt = endOfPeriod(current);
  if (preview.trial) return { why: 'trial', amount, until: preview.trial.trialEndDate ?? endsAt };
  if (current && isInTrial(current.subscription.state)) return { why: 'trial', amount, until: endsAt };
  return isDowngrade(toPlan, current?.subscription) || !current
    ? { why: 'later', amount, until: endsAt }
    : { why: 'credit', amount, plan: currentName };
}

function periodOf({ subTotal, tax, total }: Preview): Period {
  return { subTotal, tax, total };
}

function endOfPeriod(current: PriceAsked['current']): When | null {
  return (current && currentPeriod(current.subscription.state)?.endsAt) ?? null;
}

/** True where the order keeps the current plan, and nothing is charged for that today. */
function keepsPlan({ toPlan, current, quote }: PriceAsked): boolean {
  return current?.subscription.planId === toPlan.id && quote.today === 0;
}

/**
 * The next charge: at the end of a trial, or of the paid period before a downgrade, else one period from now. A plan of
 * the same billing cycle keeps the current plan's date, as Recurly does. Where nothing is charged today, a date that
 * the platform names takes precedence.
 */
function nextCharge(asked: PriceAsked): ChargeToCome {
  const { toPlan, current, preview, listPreview, keptDiscount, quote, promo, nowMs } = asked;
  const named = afterToday(preview.chargeDate, nowMs);
  if (preview.trial)
    return {
      amount: preview.trial.costAfterTrial,
      at: preview.trial.trialEndDate ?? named,
      isMost: false,
    };
  const held = current?.subscription;
  const endsAt = endOfPeriod(current);
  if (isDowngrade(toPlan, held) || keepsPlan(asked) || (held && isInTrial(held.state)))
    return { amount: preview.total, at: named ?? endsAt, isMost: false };
  const keepsDay = held?.plan.billingCycle === toPlan.billingCycle;
  const at =
    (quote.today === 0 ? named : null) ??
    (keepsDay ? endsAt : null) ??
    monthsLater(nowMs, toPlan.billingCycle);
  if (keptDiscount > 0) return { amount: listPreview.total, at, isMost: true };
  const discounted =
    promo &&
    lastsUntil(promo.lasts ?? { kind: 'unknown' }, { redeemedAtMs: nowMs, chargeAtMs: momentOf(at) });
  return {
    amount: discounted === true ? preview.total : listPreview.total,
    at,
    isMost: discounted === 'unknown',
  };
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * A charge date that the platform names, where it is later than today's charge; null otherwise. The platform's "now" may be
 * a moment, or a calendar day, after this request began.
 */
function afterToday(when: When | null, nowMs: number): When | null {
  return when !== null && momentOf(when) - nowMs > DAY_MS ? when : null;
}

/** What is lost of a longer period where the order begins a shorter one today. */
function forfeit({ toPlan, current, currentName, preview, quote }: PriceAsked): Forfeit | null {
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
function lostDiscount(asked: PriceAsked): LostDiscount | null {
  const { current, currentName, keptDiscount, quote } = asked;
  const charge = current && statedCharge(current.subscription.state);
  const before = current?.plan && priceIn(current.plan.prices, quote.currency);
  if (!current || !charge || keepsPlan(asked)) return null;
  if (charge.currency !== quote.currency || before?.currency !== quote.currency) return null;
  const isReduced = charge.subTotal < before.minorUnits && current.subscription.state.kind !== 'changing';
  if (!isReduced || keptDiscount > 0) return null;
  return { plan: currentName, amount: charge.subTotal, list: before.minorUnits };
}

function recurring(
  { subTotal, tax, total }: Period,
  { isTaxKnown, taxInRecurringCharge }: Pick<PriceAsked, 'isTaxKnown' | 'taxInRecurringCharge'>,
): Recurring {
  if (tax === 0) return { amount: subTotal, tax: isTaxKnown ? 'none' : 'unknown' };
  return taxInRecurringCharge ? { amount: total, tax: 'included' } : { amount: subTotal, tax: 'added' };
}
