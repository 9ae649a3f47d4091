import type { Preview } from '../../contracts/orders/preview.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import { monthsLater } from './months-later.ts';
import { isDowngrade } from '../plans/current-subscription.ts';
import { currentPeriod, isInTrial } from '../plans/period.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import { type Coming, comingOf, momentOf } from '../text/when.ts';
import type { OrderQuote } from './order-quote.ts';
import type { AcceptedPromo } from './promo.ts';
import { lastsUntil, type PromoLength } from './promo-length.ts';

/** The price of one period in minor units: net price, tax and the sum of both. */
export type Period = { subTotal: number; tax: number; total: number };

/**
 * A later charge, tax included, in minor units. `isMost` means that the amount is the list price and that a discount of
 * unknown length may still reduce it.
 */
export type DatedCharge = { amount: number; at: Coming | null; isMost: boolean };

/**
 * The recurring charge. `included`: the amount includes its tax. `added`: tax is added to the amount. `none`: there is no
 * tax. `unknown`: the tax is unknown because no address is known. `total`: with the tax, as far as it is known.
 */
export type Recurring = { amount: number; tax: 'included' | 'added' | 'none' | 'unknown'; total: number };

/** The charges after today's. Both are null where there is none. */
export type LaterCharges = {
  next: DatedCharge | null;
  /** The charge of each later period, as the brand shows it, without a discount that ends. */
  recurring: Recurring | null;
};

/**
 * What an order agreed about the charges of its plan, in minor units with tax: the first charged period, a period at the
 * list price, and how long the difference lasts (null where nothing reduces the price). `isFirstDue`: the first charged
 * period is still to be paid. `sinceMs`: when the order was placed, in milliseconds since 1970.
 */
export type ChargeTerms = {
  first: number;
  list: number;
  lasts: PromoLength | null;
  isFirstDue: boolean;
  sinceMs: number;
};

/**
 * What the charges after today's are computed from. `preview` has the promo code and a discount from before, `listPreview`
 * has neither; both are for the same plan.
 */
export type LaterChargesParams = {
  toPlan: Plan;
  current: { subscription: Subscription; plan: Plan | undefined } | undefined;
  preview: Preview;
  listPreview: Preview;
  /** What a discount from before takes off, before tax; 0 without one. The platform does not say how long it lasts. */
  keptDiscount: number;
  quote: OrderQuote;
  promo: Pick<AcceptedPromo, 'lasts'> | undefined;
  /** False before the address, and so the tax, is known. */
  isTaxKnown: boolean;
  /** The brand's rule: true where the recurring charge is shown with its tax. */
  taxInRecurringCharge: boolean;
  planCodes: PlanCodes;
  nowMs: number;
};

/** The charges after today's; both are null for a plan that is never charged. */
export function laterCharges(params: LaterChargesParams): LaterCharges {
  if (isNeverCharged(params.toPlan, params.planCodes)) return { next: null, recurring: null };
  const terms = chargeTerms(params);
  const at = nextChargeAt(params);
  const isAlways = terms.lasts?.kind === 'always';
  return {
    next: at === null ? { amount: terms.first, at, isMost: false } : { ...chargeOn(terms, at), at },
    recurring: recurring(periodOf(isAlways ? params.preview : params.listPreview), params),
  };
}

/** What an order agrees about the charges of its plan. */
export function chargeTerms(params: LaterChargesParams): ChargeTerms {
  const { preview, listPreview, keptDiscount, promo, nowMs } = params;
  const first = preview.trial?.costAfterTrial ?? preview.total;
  const list = listPreview.trial?.costAfterTrial ?? listPreview.total;
  const unknown: PromoLength = { kind: 'unknown' };
  // A price that the code does not change yet tells nothing about the length of its discount.
  const promised = promo && (first === list ? unknown : (promo.lasts ?? unknown));
  return {
    first,
    list,
    lasts: keptDiscount > 0 ? unknown : (promised ?? null),
    isFirstDue: isFirstUpcoming(params),
    sinceMs: nowMs,
  };
}

/** True where the first charged period is paid later: after a trial, before which nothing is, or for a plan that is kept. */
function isFirstUpcoming(params: LaterChargesParams): boolean {
  const subscription = params.current?.subscription;
  return (
    Boolean(params.preview.trial) ||
    isDowngrade(params.toPlan, subscription) ||
    resumesPlan(params) ||
    (subscription !== undefined && isInTrial(subscription.state))
  );
}

/**
 * When the next charge is due: at the end of a trial, or of the paid period before a downgrade, else one period from now. A
 * plan of the same billing cycle keeps the current plan's date, as Recurly does. Where nothing is charged today, a date that
 * the platform names takes precedence.
 */
function nextChargeAt(params: LaterChargesParams): Coming | null {
  const { toPlan, current, preview, quote, nowMs } = params;
  const named = afterToday(preview.chargeDate, nowMs);
  if (preview.trial) return comingOf(preview.trial.trialEndDate, nowMs) ?? named;
  const endsAt = endOfPeriod(current);
  if (isFirstUpcoming(params)) return named ?? endsAt;
  const keepsDay = current?.subscription.plan.billingCycle === toPlan.billingCycle;
  return (
    (quote.today === 0 ? named : null) ??
    (keepsDay ? endsAt : null) ??
    comingOf(monthsLater(nowMs, toPlan.billingCycle), nowMs)
  );
}

/** The next charge by the terms of an order, on the day on which it is due. `isMost`: a discount may still reduce it. */
export function chargeOn(
  { first, list, lasts, isFirstDue, sinceMs }: ChargeTerms,
  at: When,
): { amount: number; isMost: boolean } {
  if (isFirstDue) return { amount: first, isMost: false };
  if (lasts === null) return { amount: list, isMost: false };
  const discounted = lastsUntil(lasts, { redeemedAtMs: sinceMs, chargeAtMs: momentOf(at) });
  return { amount: discounted === true ? first : list, isMost: discounted === 'unknown' };
}

/** True where the order keeps the current plan, and nothing is charged for that today. */
export function resumesPlan({ toPlan, current, quote }: LaterChargesParams): boolean {
  return current?.subscription.planId === toPlan.id && quote.today === 0;
}

/** The price of a period by its preview. */
export function periodOf({ subTotal, tax, total }: Preview): Period {
  return { subTotal, tax, total };
}

/** When the period of the current plan ends; null where that is unknown. */
export function endOfPeriod(current: LaterChargesParams['current']): Coming | null {
  return (current && currentPeriod(current.subscription.state)?.endsAt) ?? null;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * A charge date that the platform names, where it is later than today's charge; null otherwise. The platform's "now" may be
 * a moment, or a calendar day, after this request began.
 */
function afterToday(when: When | null, nowMs: number): Coming | null {
  return when !== null && momentOf(when) - nowMs > DAY_MS ? comingOf(when, nowMs) : null;
}

function recurring(
  { subTotal, tax, total }: Period,
  { isTaxKnown, taxInRecurringCharge }: Pick<LaterChargesParams, 'isTaxKnown' | 'taxInRecurringCharge'>,
): Recurring {
  if (tax === 0) return { amount: subTotal, tax: isTaxKnown ? 'none' : 'unknown', total };
  return taxInRecurringCharge
    ? { amount: total, tax: 'included', total }
    : { amount: subTotal, tax: 'added', total };
}
