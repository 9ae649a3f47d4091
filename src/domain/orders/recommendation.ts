import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { coveredDevices, coversUnknown, subscribableDevices } from '../devices/covered-devices.ts';
import { type Money, priceIn } from '../text/money.ts';
import { taxedPriceAtMost } from './taxed-price.ts';
import { isDowngrade, isPaid } from '../plans/current-subscription.ts';
import { recommendedPlan, hoursKept } from '../plans/recommended-plan.ts';
import { offeredPlans, planTerm } from '../plans/offered-plans.ts';
import { planRefusal } from '../plans/plan-change.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import { statedCharge } from '../plans/subscription-state.ts';

/** Days of video history, before and after. */
export type ShorterHistory = { from: number; to: number };

/**
 * The plan that fits an account better than the one it has. A saving is never more, and an additional price never less, than
 * the recurring charge changes by.
 */
export type Recommendation =
  | { kind: 'nothing' }
  /** A cheaper plan for all of the `cameras`, with all that it takes away. */
  | {
      kind: 'smaller';
      plan: Plan;
      saving: Money;
      cameras: number;
      /** Undefined where it does not get shorter. */
      history: ShorterHistory | undefined;
      /** The selling points of the plan of today that this one does not have. */
      lost: readonly string[];
    }
  /** A plan that covers the `cameras` too, which no plan covers today. `more` is negative where it is cheaper besides. */
  | { kind: 'larger'; plan: Plan; more: Money; cameras: readonly Device[] };

/** What a plan is recommended by. */
export type RecommendationParams = {
  subscription: Subscription;
  /** All of the account's. */
  subscriptions: readonly Subscription[];
  devices: readonly Device[];
  /** The devices that no plan covers. */
  uncovered: readonly Device[];
  /** The plans that the account may choose. */
  offered: readonly Plan[];
  /** These, and every other plan of the brand. */
  plans: readonly Plan[];
  currency: string;
  planCodes: PlanCodes;
  freeHistoryHours: number;
  /** Returns a plan with its list price as the account sees it. */
  shown: (plan: Plan) => Plan;
};

const nothing: Recommendation = { kind: 'nothing' };

/**
 * Names the plan that fits better: a larger one where the plan is full and leaves cameras uncovered, else a smaller one that
 * would cover every camera of the account. Whatever is not known for sure makes it say nothing (docs/product/plans.md).
 */
export function recommend(params: RecommendationParams): Recommendation {
  const { subscription, uncovered, devices, plans, planCodes } = params;
  const today = plans.find(({ id }) => id === subscription.planId);
  if (!today || isNeverCharged(subscription.plan, planCodes)) return nothing;
  const isFull = coveredDevices(subscription, devices).length >= subscription.plan.deviceQuantity;
  return uncovered.length > 0 && isFull ? larger(params, today) : smaller(params, today);
}

function larger(params: RecommendationParams, today: Plan): Recommendation {
  const { subscription, uncovered, devices, currency, planCodes, freeHistoryHours } = params;
  const { plan: currentPlan, state } = subscription;
  if (state.kind !== 'running' && state.kind !== 'trial') return nothing;
  const plan = recommendedPlan(
    orderable(params).filter((each) => !isDowngrade(each, subscription)),
    currentPlan,
    {
      cameras: coveredDevices(subscription, devices).length + uncovered.length,
      term: planTerm(currentPlan.billingCycle),
      currency,
      planCodes,
      freeHistoryHours,
    },
  );
  const more = plan && (changeOfCharge(plan, today, params) ?? changeOfList(plan, today, params));
  return plan && more && more.minorUnits !== 0 ? { kind: 'larger', plan, more, cameras: uncovered } : nothing;
}

function smaller(params: RecommendationParams, today: Plan): Recommendation {
  const { subscription, subscriptions, devices, planCodes } = params;
  const isOnlyOne = subscriptions.every((each) => each.id === subscription.id || !isPaid(each, planCodes));
  if (subscription.state.kind !== 'running' || !isOnlyOne || coversUnknown(subscription, devices))
    return nothing;
  const cameras = new Set(
    [...subscribableDevices(devices), ...coveredDevices(subscription, devices)].map(({ id }) => id),
  ).size;
  if (cameras === 0) return nothing;
  const [best] = orderable(params)
    .filter((plan) => plan.deviceQuantity >= cameras && givesMoreThanFree(plan, params))
    .flatMap((plan) => {
      const change = changeOfCharge(plan, today, params);
      const history = historyChange(plan, params);
      if (!change || change.minorUnits >= 0 || history === 'unclear') return [];
      const saving = { ...change, minorUnits: -change.minorUnits };
      const lost = today.highlights.filter((each) => !plan.highlights.includes(each));
      return [{ plan, saving, cameras, history, lost }];
    })
    // What takes least away comes first; plans that take away as much stay in the order of their prices.
    .toSorted((a, b) => b.plan.retentionDays - a.plan.retentionDays || a.lost.length - b.lost.length);
  return best ? { kind: 'smaller', ...best } : nothing;
}

/** The charged plans of the same billing cycle that the account can order now, the cheapest first. */
function orderable({
  subscription,
  subscriptions,
  offered,
  currency,
  planCodes,
}: RecommendationParams): Plan[] {
  const { billingCycle } = subscription.plan;
  return offeredPlans(offered, planTerm(billingCycle), { currency, planCodes }).filter(
    (plan) =>
      plan.billingCycle === billingCycle &&
      !isNeverCharged(plan, planCodes) &&
      planRefusal(plan, { subscriptions, available: offered, planCodes }) === undefined,
  );
}

/**
 * How the recurring charge changes, tax included; undefined where that is not known. A next charge that differs from the list
 * price has a discount, or a price of its own, and nobody says what becomes of it.
 */
function changeOfCharge(
  plan: Plan,
  today: Plan,
  { subscription, currency }: RecommendationParams,
): Money | undefined {
  const charge = statedCharge(subscription.state);
  const [before, after] = [priceIn(today.prices, currency), priceIn(plan.prices, currency)];
  if (!charge || !before || !after || after.currency !== charge.currency) return undefined;
  if (before.currency !== charge.currency || before.minorUnits !== charge.subTotal) return undefined;
  const total = charge.tax === 0 ? after.minorUnits : taxedPriceAtMost(after, charge);
  return total === undefined ? undefined : { minorUnits: total - charge.total, currency: charge.currency };
}

/** How the list price changes, where the platform states no charge and the plan gets dearer. */
function changeOfList(
  plan: Plan,
  today: Plan,
  { subscription, currency, shown }: RecommendationParams,
): Money | undefined {
  const [before, after] = [priceIn(shown(today).prices, currency), priceIn(shown(plan).prices, currency)];
  if (statedCharge(subscription.state) || before?.currency !== after?.currency || !before || !after)
    return undefined;
  const minorUnits = after.minorUnits - before.minorUnits;
  return minorUnits > 0 ? { minorUnits, currency: after.currency } : undefined;
}

/** How the video history gets shorter; `unclear` where days alone do not say it. */
function historyChange(
  plan: Plan,
  { subscription: { plan: today }, ...rule }: RecommendationParams,
): ShorterHistory | undefined | 'unclear' {
  if (hoursKept(plan, rule) >= hoursKept(today, rule)) return undefined;
  return plan.retentionDays > 1 ? { from: today.retentionDays, to: plan.retentionDays } : 'unclear';
}

/** True where a plan gives at least what the brand gives for free; false where that is in no list. */
function givesMoreThanFree(plan: Plan, { plans, ...rule }: RecommendationParams): boolean {
  const free = plans.filter((each) => isNeverCharged(each, rule.planCodes));
  return (
    (free.length > 0 || rule.planCodes.free.length === 0) &&
    free.every(
      (each) => plan.deviceQuantity >= each.deviceQuantity && hoursKept(plan, rule) >= hoursKept(each, rule),
    )
  );
}
