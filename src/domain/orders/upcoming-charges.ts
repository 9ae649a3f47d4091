import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import { type Money, priceIn } from '../text/money.ts';
import { dayOfMonth, monthsLater } from './months-later.ts';
import type { PlanCodes } from '../plans/plan-codes.ts';
import { type LiveState, statedCharge } from '../plans/subscription-state.ts';
import type { Subscription } from '../plans/subscription.ts';
import { momentOf } from '../text/when.ts';
import { type BillingDay, billingDay, type ChargeDay, chargeDays } from './billing-day.ts';
import { lastsUntil, type PromoLength } from './promo-length.ts';
import { taxedPrice } from './taxed-price.ts';
import { type ListPrices, type UpcomingCharge, upcomingCharge } from './upcoming-charge.ts';

/**
 * The amount of an upcoming charge, in minor units. `isMost`: a discount whose length nobody knows may reduce it. `tax`: it
 * includes its tax, or tax that is not known to the cent comes to it.
 */
export type UpcomingAmount = Money & { isMost: boolean; tax: 'included' | 'added' };

/** What makes a charge worth a word: the end of a trial or of a discount, a change of plan, or nothing but time. */
export type Occasion = 'trialEnds' | 'changes' | 'discountEnds' | 'renews';

/**
 * A dated line of what comes: a charge for `months` of `plan`, whose amount is null where it is unknown, or the end of a plan
 * that was cancelled. A charge that `isAbout` on its day may come some days later in the same month.
 */
export type UpcomingLine = { subscriptionId: string; plan: string; at: When } & (
  | { kind: 'charge'; months: number; occasion: Occasion; amount: UpcomingAmount | null; isAbout: boolean }
  | { kind: 'ends' }
);

/**
 * The lines of the upcoming charges, the next first. `sum`: all charges together; null where one is not known to the cent, or
 * where more may be due.
 */
export type UpcomingCharges = { lines: UpcomingLine[]; sum: Money | null };

/**
 * The discount of an order: for which plan, its first charge with tax and in minor units, and how long it lasts since
 * `atMs`, in milliseconds since 1970.
 */
export type AgreedDiscount = Money & { planId: string; lasts: PromoLength; atMs: number };

/**
 * What the lines are computed from, beside the subscriptions. `agreed`: the discount of the last order, if it had one.
 * `periodStarts`: the days on which periods of the account began, as far as they are known.
 */
export type UpcomingChargesParams = {
  plans: readonly Plan[];
  currency: string;
  planCodes: PlanCodes;
  lists: ListPrices;
  agreed: AgreedDiscount | undefined;
  periodStarts: readonly When[];
  nowMs: number;
};

/** How many months the lines reach ahead. */
export const MONTHS_AHEAD = 12;

/**
 * Returns what an account is charged in the next twelve months and which plans end, as far as it is known. The next charge is
 * the one that the platform states. Each later one is the list price, with the tax of that charge; it has a discount
 * only where the order agreed how long that lasts, and its day is counted from the plan's day of the month (docs/adr/021). A
 * plan whose next day is unknown has no line.
 */
export function upcomingCharges(
  subscriptions: readonly Subscription[],
  params: UpcomingChargesParams,
): UpcomingCharges {
  const lines = subscriptions
    .flatMap((subscription) => linesOf(subscription, params))
    .toSorted((a, b) => momentOf(a.at) - momentOf(b.at));
  return { lines, sum: subscriptions.every(({ state }) => isAllSaid(state)) ? sumOf(lines) : null };
}

function linesOf(subscription: Subscription, params: UpcomingChargesParams): UpcomingLine[] {
  const { id: subscriptionId, plan: currentPlan, state } = subscription;
  const untilMs = monthsLater(params.nowMs, MONTHS_AHEAD);
  const isAhead = (at: When) => momentOf(at) < untilMs;
  if (state.kind === 'ending') {
    const { endsAt: at } = state;
    return at !== null && isAhead(at) ? [{ subscriptionId, kind: 'ends', plan: currentPlan.name, at }] : [];
  }
  const next = upcomingCharge(subscription, params.plans, params);
  if (!next || next.at === null) return [];
  const { name: plan, months } =
    state.kind === 'changing'
      ? { name: state.to.planName, months: state.to.billingCycle }
      : { name: currentPlan.name, months: currentPlan.billingCycle };
  const stated = statedCharge(state);
  const day = dayOfCharges(subscription, next.at, params.periodStarts);
  const charges = chargeDays(next.at, { months, day }, untilMs).map((days, index) => ({
    ...days,
    ...(index === 0 ? firstCharge(next, stated) : laterCharge(next.plan, stated, days, params)),
  }));
  return charges
    .filter(({ at }) => isAhead(at))
    .map(({ at, latest, amount, isReduced }, index) => ({
      subscriptionId,
      kind: 'charge',
      plan,
      months,
      at,
      amount,
      isAbout: latest !== at,
      occasion:
        index === 0
          ? firstOccasion(state)
          : charges[index - 1]?.isReduced && !isReduced && amount?.isMost === false
            ? 'discountEnds'
            : 'renews',
    }));
}

/** The day of the month of the charges after the next one. A trial's end begins the first period that is paid. */
function dayOfCharges(
  { plan: currentPlan, state }: Subscription,
  next: When,
  periodStarts: readonly When[],
): BillingDay {
  const day = dayOfMonth(momentOf(next));
  if (state.kind === 'trial') return { earliest: day, latest: day };
  const isSameCycle = state.kind !== 'changing' || state.to.billingCycle === currentPlan.billingCycle;
  return billingDay(next, currentPlan.billingCycle, isSameCycle ? periodStarts : []);
}

function firstOccasion(state: LiveState): Occasion {
  if (state.kind === 'changing') return 'changes';
  return state.kind === 'trial' ? 'trialEnds' : 'renews';
}

/** A charge, and whether a discount reduces it. */
type Reducible = { amount: UpcomingAmount | null; isReduced: boolean };

function firstCharge(
  { price, isExact, isGross, plan }: UpcomingCharge,
  stated: NextCharge | null,
): Reducible {
  const tax = isExact || isGross ? 'included' : 'added';
  const list = plan && stated && listPrice(plan, stated);
  return {
    amount: price && { ...price, isMost: !isExact, tax },
    isReduced: list ? stated.subTotal < list.minorUnits : false,
  };
}

/** A charge after the next one. `stated`: the next one, by which its tax is known. */
function laterCharge(
  plan: Plan | undefined,
  stated: NextCharge | null,
  days: ChargeDay,
  { currency, lists, agreed }: UpcomingChargesParams,
): Reducible {
  const unknown = { amount: null, isReduced: false };
  if (!plan) return unknown;
  if (!stated) {
    const price = priceIn(lists.shown(plan).prices, currency);
    const tax = lists.isGross ? 'included' : 'added';
    return price ? { amount: { ...price, isMost: true, tax }, isReduced: false } : unknown;
  }
  const list = listPrice(plan, stated);
  // A price above the list is the account's own: nobody knows what follows it.
  if (!list || stated.subTotal > list.minorUnits) return unknown;
  const charged = { minorUnits: stated.total, currency: stated.currency, tax: 'included' as const };
  if (stated.subTotal === list.minorUnits) return { amount: { ...charged, isMost: false }, isReduced: false };
  const lasts = discountLasts(plan, stated, days, agreed);
  return lasts === true
    ? { amount: { ...charged, isMost: false }, isReduced: true }
    : { amount: { ...withTaxOf(stated, list), isMost: lasts === 'unknown' }, isReduced: false };
}

/** The list price before tax, in the currency of the stated charge; undefined where the plan has none. */
function listPrice({ prices }: Plan, { currency }: NextCharge): Money | undefined {
  return prices.find((price) => price.currency === currency);
}

/** The list price with the tax of the stated charge; before tax where that does not tell it to the cent. */
function withTaxOf(stated: NextCharge, list: Money): Money & Pick<UpcomingAmount, 'tax'> {
  if (stated.tax === 0) return { ...list, tax: 'included' };
  const taxed = taxedPrice(list, stated);
  return taxed?.isExact
    ? { minorUnits: taxed.minorUnits, currency: list.currency, tax: 'included' }
    : { ...list, tax: 'added' };
}

/** Whether a later charge has the discount of the stated one: known only where that is what the last order agreed. */
function discountLasts(
  { id }: Plan,
  { total, currency }: NextCharge,
  { at, latest }: ChargeDay,
  agreed: AgreedDiscount | undefined,
): boolean | 'unknown' {
  const isAgreed = agreed?.planId === id && agreed.minorUnits === total && agreed.currency === currency;
  if (!isAgreed) return 'unknown';
  const lastsOn = (day: When) =>
    lastsUntil(agreed.lasts, { redeemedAtMs: agreed.atMs, chargeAtMs: momentOf(day) });
  return lastsOn(at) === lastsOn(latest) ? lastsOn(at) : 'unknown';
}

/** True where the lines say all that a plan costs here. */
function isAllSaid(state: LiveState): boolean {
  switch (state.kind) {
    case 'free':
      return true;
    case 'trial':
    case 'ending':
      return state.endsAt !== null;
    case 'running':
      return state.renewsAt !== null;
    case 'changing':
      return state.at !== null;
    case 'pastDue':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return false;
  }
}

/** The sum of the charges; null for fewer than two, for two currencies, or where one is not known to the cent. */
function sumOf(lines: readonly UpcomingLine[]): Money | null {
  const amounts = lines.flatMap((line) => (line.kind === 'charge' ? [line.amount] : []));
  const [first] = amounts;
  if (!first || amounts.length < 2) return null;
  let minorUnits = 0;
  for (const amount of amounts) {
    if (amount?.currency !== first.currency || amount.isMost || amount.tax === 'added') return null;
    minorUnits += amount.minorUnits;
  }
  return { minorUnits, currency: first.currency };
}
