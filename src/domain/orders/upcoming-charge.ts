import type { Plan } from '../../contracts/plans/plan.ts';
import { type Money, priceIn } from '../text/money.ts';
import { isFreePlan, type PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import { statedCharge } from '../plans/subscription-state.ts';
import type { Coming } from '../text/when.ts';

/**
 * The next charge of a subscription. `isExact` means that the platform named the amount; otherwise it is the list
 * price without discounts, and without tax unless `isGross`. Amounts are in minor units.
 */
export type UpcomingCharge = {
  /** Null where the price is unknown. */
  price: Money | null;
  at: Coming | null;
  isExact: boolean;
  /** True where that list price contains the tax. */
  isGross: boolean;
  /** The plan that is charged: the pending one, else the current one; undefined where it is in no list. */
  plan: Plan | undefined;
};

/** How list prices are shown: with their tax where the law of the person's country asks for that (docs/adr/066). */
export type ListPrices = { isGross: boolean; shown: (plan: Plan) => Plan };

/** Returns the next charge of a subscription; undefined where none is due here, or where nothing is known about it. */
export function upcomingCharge(
  { planId, plan: currentPlan, state }: Pick<Subscription, 'planId' | 'plan' | 'state'>,
  plans: readonly Plan[],
  { currency, planCodes, lists }: { currency: string; planCodes: PlanCodes; lists: ListPrices },
): UpcomingCharge | undefined {
  switch (state.kind) {
    case 'trial':
      return chargeOf(state, { plan: planOf(planId), at: state.endsAt });
    case 'running':
    case 'pastDue':
      // Without a date nobody knows whether it is charged again.
      return state.renewsAt === null && state.nextCharge === null
        ? undefined
        : chargeOf(state, { plan: planOf(planId), at: state.renewsAt });
    case 'changing':
      return chargeOf(state, {
        plan: plans.find(({ code }) => code === state.to.planCode),
        at: state.at ?? (isFreePlan(currentPlan.code, planCodes) ? null : state.renewsAt),
      });
    case 'free':
    case 'ending':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return undefined;
  }

  function planOf(id: string): Plan | undefined {
    return plans.find((plan) => plan.id === id);
  }

  function chargeOf(
    { nextCharge }: Extract<Subscription['state'], { nextCharge: unknown }>,
    { plan, at }: Pick<UpcomingCharge, 'plan' | 'at'>,
  ): UpcomingCharge {
    if (!nextCharge)
      return {
        price: (plan && priceIn(lists.shown(plan).prices, currency)) ?? null,
        at,
        isExact: false,
        isGross: lists.isGross,
        plan,
      };
    const { total: minorUnits, currency: charged } = nextCharge;
    return {
      price: { minorUnits, currency: charged },
      at: nextCharge.at,
      isExact: true,
      isGross: false,
      plan,
    };
  }
}

/** What is charged each period, beside the next charge. `months` is the length of a period, amounts are in minor units. */
export type ChargePeriod =
  | { kind: 'unknown' }
  /** The next charge is the list price, so each later one is the same before discounts, and before tax unless `isGross`. */
  | { kind: 'list'; months: number; isGross: boolean }
  /** Each charge is like the next one. */
  | { kind: 'same'; months: number }
  /** Each charge has another amount than the next one. */
  | {
      kind: 'other';
      months: number;
      price: Money;
      tax: 'included' | 'added' | 'none';
      isDiscounted: boolean;
    };

/**
 * Returns what is charged each period. `isWithTax` is the brand's rule for a recurring charge; the law of the country goes
 * before it.
 */
export function chargePeriod(
  { isExact, isGross, plan }: UpcomingCharge,
  state: Subscription['state'],
  { lists, isWithTax }: { lists: ListPrices; isWithTax: boolean },
): ChargePeriod {
  if (!plan || plan.billingCycle === 0) return { kind: 'unknown' };
  const { billingCycle: months, prices } = plan;
  const stated = statedCharge(state);
  if (!isExact || !stated) return { kind: 'list', months, isGross };
  const { currency, subTotal, tax, total } = stated;
  const list = priceIn(prices, currency);
  if (list?.currency !== currency) return { kind: 'unknown' };
  const isDiscounted = subTotal < list.minorUnits;
  if (!isDiscounted && tax === 0) return { kind: 'same', months };
  const isIncluded = lists.isGross || (!isDiscounted && isWithTax);
  const { minorUnits } = priceIn(lists.shown(plan).prices, currency) ?? list;
  return {
    kind: 'other',
    months,
    price: { minorUnits: isIncluded && !isDiscounted ? total : minorUnits, currency },
    tax: isIncluded ? 'included' : tax > 0 ? 'added' : 'none',
    isDiscounted,
  };
}
