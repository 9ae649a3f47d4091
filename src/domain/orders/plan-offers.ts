import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { subscribableDevices } from '../devices/covered-devices.ts';
import type { ChooserQuery } from '../plans/chooser-query.ts';
import { isPaid } from '../plans/current-subscription.ts';
import { type LongTermPrice, longTermPrice } from '../plans/long-term-saving.ts';
import { type AccountPlans, planRefusal } from '../plans/plan-change.ts';
import { isFreePlan, type PlanCodes } from '../plans/plan-codes.ts';
import { type PlanComparison, planComparison } from '../plans/plan-comparison.ts';
import { priceMark } from '../plans/price-mark.ts';
import { cheapestFor } from '../plans/recommended-plan.ts';
import { retention, type Retention } from '../plans/retention.ts';
import { type Money, priceIn } from '../text/money.ts';
import { taxedPrice } from './taxed-price.ts';

/** Who looks at the plans: a visitor, a signed-in person whose account cannot be read now, or one with an account. */
export type Buyer =
  { kind: 'visitor' } | { kind: 'unavailable' } | { kind: 'account'; account: AccountPlans };

/** A plan as the chooser shows it to a buyer. */
export type PlanOffer = {
  /** The plan, with its prices as they are shown. */
  plan: Plan;
  /** Undefined where the platform states no price. */
  price: Money | 'free' | undefined;
  /** The price as a `priceMark`. */
  priceMark: string | undefined;
  /** The price with the tax of the account; undefined where that is unknown, or where there is none. */
  withTax: { amount: Money; isExact: boolean } | undefined;
  /** The price of each month; undefined for a short term. */
  longTerm: LongTermPrice | undefined;
  retention: Retention;
  /** True where another offer has the same name. */
  sharesName: boolean;
  /** Who is promised the free trial of the plan; undefined where nobody is. */
  trialFor: 'newSubscribers' | 'account' | undefined;
  /** The current plan, or the cheapest one that covers all cameras. */
  mark: 'today' | 'recommended' | undefined;
  /** How it differs from the current plan; undefined for that plan, and without one. */
  comparison: PlanComparison | undefined;
  /** What the buyer can do with it; undefined where that is unknown. The current plan can be chosen: it changes nothing. */
  choice: { kind: 'signIn' } | { kind: 'open' } | { kind: 'closed'; why: WhyClosed } | undefined;
  /** True for the one offer that is selected at first. */
  isSelected: boolean;
};

/** Why a plan cannot be chosen; `account`: the account can take no other plan. */
type WhyClosed = 'account' | 'current' | 'pending' | 'notOffered' | 'noPrice';

/** What the offers depend on, in addition to the plans. */
export type OfferParams = {
  buyer: Buyer;
  /** The current plan of the account. */
  today: Plan | undefined;
  /** The plans of all terms. */
  plans: readonly Plan[];
  currency: string;
  planCodes: PlanCodes;
  freeHistoryHours: number;
  /** A charge of the account that tells what tax is added. */
  taxed: NextCharge | undefined;
  /** The codes or ids of the plans that the account may try for free; undefined where the platform did not say. */
  trials: ReadonlySet<string> | undefined;
  /** The id of the plan to select; there may be no such plan. */
  planId: string | undefined;
  /** True where the brand recommends a plan. */
  recommends: boolean;
};

/** Returns the offers of one term. `termPlans` are its plans, sorted by price. */
export function planOffers(termPlans: readonly Plan[], params: OfferParams): PlanOffer[] {
  const { buyer, planId, currency } = params;
  const offers = termPlans.map((plan) => planOffer(plan, termPlans, params));
  const open = offers.filter(({ choice }) => choice?.kind === 'open');
  const selected = open.find(({ plan }) => plan.id === planId) ?? open.find(({ mark }) => mark === 'today');
  const cameras = buyer.kind === 'account' ? subscribableDevices(buyer.account.devices).length : 0;
  const recommended = cheapestFor(
    open.map(({ plan }) => plan),
    params.recommends ? cameras : 0,
    currency,
  );
  return offers.map((offer) => ({
    ...offer,
    mark: offer.mark ?? (offer.plan === recommended ? 'recommended' : undefined),
    isSelected: offer === selected,
  }));
}

function planOffer(plan: Plan, termPlans: readonly Plan[], params: OfferParams): PlanOffer {
  const { today, currency, planCodes, freeHistoryHours } = params;
  const isToday = today?.id === plan.id;
  const price = plan.billingCycle === 0 ? 'free' : priceIn(plan.prices, currency);
  return {
    plan,
    price,
    priceMark: priceMark(plan, currency),
    withTax: withTax(price, params),
    longTerm: longTermPrice(plan, params.plans, params),
    retention: retention(plan, { isFree: isFreePlan(plan.code, planCodes), freeHistoryHours }),
    sharesName: termPlans.some(({ id, name }) => id !== plan.id && name === plan.name),
    trialFor: trialFor(plan, params),
    mark: isToday ? 'today' : undefined,
    comparison: today && !isToday ? planComparison(plan, today, params) : undefined,
    choice: choiceOf(plan, price, params),
    isSelected: false,
  };
}

function withTax(price: PlanOffer['price'], { taxed }: OfferParams): PlanOffer['withTax'] {
  if (price === undefined || price === 'free') return undefined;
  const total = taxedPrice(price, taxed);
  return (
    total && {
      amount: { minorUnits: total.minorUnits, currency: price.currency },
      isExact: total.isExact,
    }
  );
}

/**
 * A visitor reads that new subscribers have a trial. It is promised to an account only where the platform says that it has one,
 * and never to an account with a paid plan.
 */
function trialFor(
  { id, code, trial }: Plan,
  { buyer, trials, planCodes }: OfferParams,
): PlanOffer['trialFor'] {
  if (!trial || buyer.kind === 'unavailable') return undefined;
  if (buyer.kind === 'visitor') return 'newSubscribers';
  if (buyer.account.subscriptions.some((each) => isPaid(each, planCodes))) return undefined;
  return trials?.has(code) || trials?.has(id) ? 'account' : undefined;
}

function choiceOf(
  plan: Plan,
  price: PlanOffer['price'],
  { buyer, today, planCodes }: OfferParams,
): PlanOffer['choice'] {
  if (buyer.kind === 'unavailable') return undefined;
  if (buyer.kind === 'visitor') return { kind: 'signIn' };
  const refusal = planRefusal(plan, { ...buyer.account, planCodes });
  switch (refusal) {
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unclear':
      return { kind: 'closed', why: 'account' };
    case 'pending':
    case 'notOffered':
      return { kind: 'closed', why: refusal };
    case 'current':
    case undefined: {
      if (today?.id === plan.id) return { kind: 'open' };
      if (price === undefined) return { kind: 'closed', why: 'noPrice' };
      return refusal === 'current' ? { kind: 'closed', why: refusal } : { kind: 'open' };
    }
  }
}

/** True for an offer that a visitor chose and that the person can take now, at the price and with the trial that the visitor saw. */
export function isAsSeen(offer: PlanOffer, { seenPrice, confirm, notice }: ChooserQuery): boolean {
  return (
    seenPrice !== undefined &&
    !confirm &&
    !notice &&
    offer.choice?.kind === 'open' &&
    offer.mark !== 'today' &&
    offer.priceMark === seenPrice &&
    (offer.trialFor !== undefined || !offer.plan.trial)
  );
}
