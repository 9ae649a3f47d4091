import type { Preview } from '../../contracts/money.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { monthsLater } from '../months-later.ts';
import { isDowngrade } from '../plans/downgrade.ts';
import { chargeBeforeTax, isInTrial, isTaxExact, type OrderQuote } from './order-quote.ts';
import { isFreePlan } from '../plans/plan-codes.ts';
import type { AcceptedPromo } from './promo.ts';
import { nextEvent } from '../plans/subscription-status.ts';
import { lastsUntil, type PromoLength, spanEndsAtMs } from './promo-length.ts';

/** One period of a plan in minor units: without tax, the tax, and both. */
export type Period = { subTotal: number; tax: number; total: number };

/** A charge to come. `isMost`: it is the list price, and a discount of unknown length may still come off. */
export type ChargeToCome = { amount: number; atMs: number | null; isMost: boolean };

/** What an order costs, from the first charge to the one that comes back each period. Amounts in minor units. */
export type PriceStory = {
  currency: string;
  /** Months between two charges; 0 for a plan that is never charged. */
  cycle: number;
  /** One period without a promo code, and the first one charged, with it. */
  list: Period;
  first: Period;
  discount: Discount | null;
  /** What keeps today's charge below the first period's price; null where nothing does. */
  setOff: SetOff | null;
  /** The tax of today's charge. */
  todayTax: number;
  /** Charged when the order is placed; `isTodayExact` is false where its tax may be a cent off. */
  today: number;
  isTodayExact: boolean;
  /** The charge after today's; null where nothing more is charged. */
  next: ChargeToCome | null;
  /** What each period costs once a discount that ends is over, as the brand shows it; null where nothing is charged. */
  recurring: Recurring | null;
};

/**
 * What is not charged today of the first period's price: a trial, a smaller plan that begins later, or what the plan of today
 * is worth. `untilMs` is null where nobody knows until when.
 */
export type SetOff = { amount: number } & (
  { why: 'trial' | 'later'; untilMs: number | null } | { why: 'credit'; plan: string }
);

/** What a promo code takes off the first period. `off` is 0 where the platform works it out only when the order is placed. */
export type Discount = {
  code: string;
  description: string | null;
  off: number;
  lasts: PromoLength;
  /** For a span: from when on it no longer comes off. */
  endsAtMs: number | null;
};

/** The recurring charge: with its tax, without it, without any, or at an address nobody knows yet. */
export type Recurring = { amount: number; tax: 'included' | 'added' | 'none' | 'unknown' };

/** What the story is told from: two previews of the same plan, one with the promo code and one without. */
export type PriceAsked = {
  toPlan: Plan;
  current: { subscription: Subscription; plan: Plan | undefined } | undefined;
  preview: Preview;
  listPreview: Preview;
  quote: OrderQuote;
  promo: AcceptedPromo | undefined;
  /** False before an address is known. */
  isTaxKnown: boolean;
  /** The brand's rule: the recurring charge is shown with its tax. */
  taxInRecurringCharge: boolean;
  nowMs: number;
};

/**
 * The whole price story of an order (docs/adr/021): list price, discount and how long it lasts, tax, charged today, the next
 * charge with its day, and the recurring charge. What is not known is not promised.
 */
export function priceStory(asked: PriceAsked): PriceStory {
  const { toPlan, preview, listPreview, quote, promo, nowMs } = asked;
  const list = periodOf(listPreview);
  const first = periodOf(preview);
  const lasts = promo?.lasts ?? { kind: 'unknown' };
  const isFree = isFreePlan(toPlan.code) || toPlan.billingCycle === 0;
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
 * The next charge: at the end of a trial or of the period that is paid for, else a period from now. A plan of the same cycle
 * keeps the day of today's, as Recurly does. Where nothing is charged today, a day the platform names goes first.
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
