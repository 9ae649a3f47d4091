import type { Device } from '../../contracts/devices/device.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { amountDue } from '../billing/new-card.ts';
import { coveredDevices, subscribableDevices } from '../devices/covered-devices.ts';
import { type Recommendation, recommend } from './recommendation.ts';
import {
  chargePeriod,
  type ChargePeriod,
  type ListPrices,
  type UpcomingCharge,
  upcomingCharge,
} from './upcoming-charge.ts';
import { canCancel } from '../plans/cancellation.ts';
import { isPaid } from '../plans/current-subscription.ts';
import { recommendedPlan } from '../plans/recommended-plan.ts';
import { canResume } from '../plans/resumed-plan.ts';
import { planTerms } from '../plans/offered-plans.ts';
import { isFreePlan, type PlanCodes } from '../plans/plan-codes.ts';
import { canChooseDevices, type PlanMenu, planMenu } from '../plans/plan-menu.ts';
import { planStates } from '../plans/plan-states.ts';
import { retention, type Retention } from '../plans/retention.ts';
import type { Subscription } from '../plans/subscription.ts';
import { leadsToNoPlan } from '../plans/subscription-state.ts';
import type { VideoLoss } from '../plans/video-loss.ts';
import { type Money, priceIn } from '../text/money.ts';

/** What is known of an account for the cards of its plans. */
export type CardAccount = {
  subscriptions: readonly Subscription[];
  /** All devices of the account, and those that no plan covers. */
  devices: readonly Device[];
  uncovered: readonly Device[];
  modelNames: ReadonlyMap<string, string>;
  /** All plans that have a price, and those of them that the account may choose. */
  plans: readonly Plan[];
  offered: readonly Plan[];
  /** The invoices past due. */
  due: readonly Invoice[];
  currency: string;
  lists: ListPrices;
  /** True where another plan may be recommended. */
  recommends: boolean;
  losses: ReadonlyMap<string, VideoLoss>;
  brand: {
    planCodes: PlanCodes;
    features: { freeHistoryHours: number; taxInRecurringCharge: boolean };
  };
};

/** A subscription with all that its card shows. */
export type PlanCard = {
  subscription: Subscription;
  isFree: boolean;
  /** The next charge with what is charged each period; undefined where none is due here, or nothing is known about it. */
  charge: { upcoming: UpcomingCharge; period: ChargePeriod } | undefined;
  /** True for a plan that ends and that no other follows. */
  endsInNoPlan: boolean;
  /** The list price of the plan, for a period of so many months. */
  price: { amount: Money; months: number } | undefined;
  /** What is owed for the plan; undefined where nothing is, or where that is unknown. */
  due: Money | undefined;
  /** The video that is about to be deleted; undefined where none is, or where that is unknown. */
  loss: VideoLoss | undefined;
  retention: Retention;
  covered: readonly Device[];
  /** All devices of the account. */
  devices: readonly Device[];
  /** The shop name of each device model, and all plans that have a price. */
  modelNames: ReadonlyMap<string, string>;
  plans: readonly Plan[];
  /** The devices that no plan covers, where this card lists them, and whether the plan has a free slot for one. */
  uncovered: readonly Device[];
  hasFreeSlot: boolean;
  recommendation: Recommendation;
  /** On a free plan: the cheapest paid one that covers all devices, and whether any paid one can be chosen. */
  paidPlan: { plan: Plan; price: Money } | undefined;
  offersPaid: boolean;
  menu: PlanMenu;
  /** What a person may do here. */
  may: Record<'chooseDevices' | 'cancel' | 'resume' | 'change', boolean>;
};

/** Returns what the card of a subscription shows. */
export function planCard(subscription: Subscription, account: CardAccount): PlanCard {
  const { devices, plans, offered, currency, lists, brand, losses } = account;
  const { planCodes, features } = brand;
  const { plan, state } = subscription;
  const isFree = isFreePlan(plan.code, planCodes);
  const listedPlan = plans.find(({ id }) => id === subscription.planId);
  const amount = listedPlan && priceIn(lists.shown(listedPlan).prices, currency);
  const upcoming = upcomingCharge(subscription, plans, { currency, planCodes, lists });
  const covered = coveredDevices(subscription, devices);
  const uncovered = subscription === cardWithUncovered(account) ? account.uncovered : [];
  const chooseDevices = canChooseDevices(subscription, planCodes);
  return {
    subscription,
    isFree,
    charge: upcoming && {
      upcoming,
      period: chargePeriod(upcoming, state, { lists, isWithTax: features.taxInRecurringCharge }),
    },
    endsInNoPlan:
      state.kind === 'ending' && (state.after === null || leadsToNoPlan(state.after, plans, planCodes)),
    price: amount && { amount, months: listedPlan.billingCycle },
    due: owedFor(subscription, account),
    loss: losses.get(subscription.id),
    retention: retention(plan, { isFree, freeHistoryHours: features.freeHistoryHours }),
    covered,
    devices,
    modelNames: account.modelNames,
    plans,
    uncovered,
    hasFreeSlot: chooseDevices && covered.length < plan.deviceQuantity,
    recommendation: account.recommends
      ? recommend({
          subscription,
          subscriptions: account.subscriptions,
          devices,
          uncovered,
          offered,
          plans,
          currency,
          planCodes,
          freeHistoryHours: features.freeHistoryHours,
          shown: lists.shown,
        })
      : { kind: 'nothing' },
    paidPlan: isFree ? cheapestPaid(subscription, account) : undefined,
    offersPaid: isFree && offered.some(({ billingCycle }) => billingCycle > 0),
    menu: planMenu(subscription, planCodes),
    may: {
      chooseDevices,
      cancel: canCancel(subscription, planCodes),
      resume: canResume(subscription, planCodes),
      // A free plan has a link of its own.
      change: !isFree && planStates[state.kind].closed === null,
    },
  };
}

/** Only one card lists the devices that no plan covers: the one where that can be changed. */
function cardWithUncovered({ subscriptions, brand: { planCodes } }: CardAccount): Subscription | undefined {
  const open = subscriptions.filter((each) => canChooseDevices(each, planCodes));
  return open.find((each) => isPaid(each, planCodes)) ?? open[0] ?? subscriptions[0];
}

/** What is owed for a plan: all that is past due, where only one plan of the account can owe it and its amount is known. */
function owedFor({ state }: Subscription, { subscriptions, due }: CardAccount): Money | undefined {
  const owing = subscriptions.filter((each) => each.state.kind === 'pastDue');
  return state.kind === 'pastDue' && owing.length === 1 ? amountDue(due) : undefined;
}

/** The cheapest paid plan that covers all devices, of the shortest term that has one, with its price. */
function cheapestPaid(
  { plan: today }: Subscription,
  { offered, devices, currency, lists, brand: { planCodes, features } }: CardAccount,
): PlanCard['paidPlan'] {
  const rule = { currency, planCodes, freeHistoryHours: features.freeHistoryHours };
  const cameras = subscribableDevices(devices).length;
  const plan = planTerms
    .map((term) => recommendedPlan(offered, today, { cameras, term, ...rule }))
    .find((each) => each !== undefined);
  const price = plan && priceIn(lists.shown(plan).prices, currency);
  return plan && price ? { plan, price } : undefined;
}
