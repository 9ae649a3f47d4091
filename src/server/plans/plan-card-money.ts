import type { PendingPlan } from '../../contracts/plans/subscription.ts';
import type { When } from '../../contracts/when.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { LiveState } from '../../domain/plans/subscription-state.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import { type Money, moneyText, priceIn } from '../../domain/text/money.ts';
import { upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { canKeep } from '../../domain/plans/kept-plan.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { cycleText } from '../words/cycle-text.ts';
import type { CardSetting } from './card-setting.ts';
import { namesApart, pendingAsNamed } from '../words/plan-names.ts';
import { type PeriodText, periodText, upcomingChargeText } from '../words/upcoming-charge-text.ts';

/** Returns how often a plan is charged, in words; undefined for a plan that is never charged. */
export function chargedText(months: number, copy: Copy['myPlan']): string | undefined {
  return cycleText(months, copy.cycle);
}

/**
 * Returns the figure of a card and what comes next. Of a plan that owes a known amount that amount is the figure, and the next
 * charge follows in one line.
 */
export function moneyTexts(
  subscription: Subscription,
  plans: readonly Plan[],
  due: Money | undefined,
  setting: CardSetting,
): Pick<PlanCardText, 'price' | 'next'> {
  if (!due) return { price: cardPrice(subscription, plans, setting), next: nextText(subscription, setting) };
  const { copy, format, currency, brand, shownPrice: lists } = setting;
  const upcoming = upcomingCharge(subscription, plans, { currency, planCodes: brand.planCodes, lists });
  const charge = upcoming && upcoming.price !== null && upcoming.at !== null ? upcoming : undefined;
  return {
    price: { label: undefined, amount: fillIn(copy.due, { amount: moneyText(due, format) }), per: undefined },
    next: charge
      ? fillIn(copy.thenCharge, { charge: upcomingChargeText(charge, setting) })
      : nextText(subscription, setting),
  };
}

/**
 * Returns the next charge of a plan, exact where the platform names it. Undefined where nothing is charged here, where nothing
 * is known about it, or where `pendingText` says it.
 */
function cardPrice(
  subscription: Subscription,
  plans: readonly Plan[],
  setting: CardSetting,
): PlanCardText['price'] {
  switch (subscription.state.kind) {
    case 'trial':
      return chargeText(subscription, plans, setting.copy.nextChargeAfterTrial, setting);
    case 'running':
      return chargeText(subscription, plans, setting.copy.nextCharge, setting);
    case 'pastDue':
      // The line below the figure says that it is the next charge.
      return chargeText(subscription, plans, undefined, setting);
    case 'changing':
    case 'ending':
    case 'free':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return undefined;
  }
}

function chargeText(
  subscription: Subscription,
  plans: readonly Plan[],
  label: string | undefined,
  setting: CardSetting,
): PlanCardText['price'] {
  const upcoming = upcomingText(subscription, plans, setting);
  if (upcoming) return { label, ...upcoming };
  const { copy, currency, format, shownPrice: lists } = setting;
  const today = plans.find((plan) => plan.id === subscription.planId);
  const known = today && priceIn(lists.shown(today).prices, currency);
  return known
    ? {
        label: copy.currentPrice,
        amount: moneyText(known, format),
        per: cycleText(today.billingCycle, setting.price.per),
      }
    : undefined;
}

/** Returns the amount of the next charge and its period; undefined where the amount is unknown. */
function upcomingText(
  subscription: Subscription,
  plans: readonly Plan[],
  setting: CardSetting,
): ({ amount: string } & PeriodText) | undefined {
  const { currency, format, shownPrice: lists, brand } = setting;
  const upcoming = upcomingCharge(subscription, plans, { currency, planCodes: brand.planCodes, lists });
  return upcoming?.price
    ? { amount: moneyText(upcoming.price, format), ...periodText(upcoming, subscription.state, setting) }
    : undefined;
}

/** Returns what happens next to a plan and when; undefined where a pending change says it, or nothing happens. */
function nextText(
  { state }: Pick<Subscription, 'state'>,
  { copy, format, timeZone }: CardSetting,
): string | undefined {
  const on = (sentence: Copy['myPlan']['renewsOn'], at: When | null) =>
    at === null ? undefined : fillIn(sentence, { date: dateText(at, format, timeZone) });
  switch (state.kind) {
    case 'trial':
      return on(copy.trial, state.endsAt);
    case 'changing':
      return state.during === 'trial' ? on(copy.trial, state.at) : undefined;
    case 'running':
      return on(copy.renewsOn, state.renewsAt);
    case 'pastDue':
      // A plan with an invoice past due does not simply renew.
      return on(copy.nextChargeOn, state.renewsAt);
    case 'billedElsewhere':
      return on(state.inTrial ? copy.trial : copy.paidUntil, state.paidUntil);
    case 'paused':
    case 'unknown':
      return state.end ? (on(copy.endsOn, state.end.at) ?? copy.cancelledTitle) : undefined;
    case 'free':
    case 'ending':
    case 'updating':
      return undefined;
  }
}

/**
 * Says until when the person has a plan, what follows and what it costs, with the link that takes it back; undefined where
 * nothing follows.
 */
export function pendingText(
  subscription: Subscription,
  plans: readonly Plan[],
  setting: CardSetting,
): PlanCardText['pending'] {
  const { plan, state } = subscription;
  const { copy } = setting;
  switch (state.kind) {
    case 'changing': {
      const { first, second } = namesApart(plan, pendingAsNamed(state.to, plans), setting);
      return {
        lead: untilText(first, state.at, copy.untilSometime, setting),
        ...thenText(subscription, plans, second, setting),
        text: changeText(state.to, state.at, setting),
        keep: keepWay(subscription, setting),
      };
    }
    case 'ending':
      return {
        lead: untilText(plan.name, state.endsAt, copy.endsSometime, setting),
        after: copy.endsNote,
        note: undefined,
        text: endingText(state, setting),
        keep: keepWay(subscription, setting),
      };
    case 'free':
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return undefined;
  }
}

/** Says until when the person has a plan; `sometime` where the day is unknown. */
function untilText(
  plan: string,
  at: When | null,
  sometime: string,
  { copy, format, timeZone }: CardSetting,
): string {
  return at === null
    ? fillIn(sometime, { plan })
    : fillIn(copy.until, { plan, date: dateText(at, format, timeZone) });
}

/** Names the plan that follows and its price, as far as it is known. Of a free plan's successor no charge is promised. */
function thenText(
  subscription: Subscription,
  plans: readonly Plan[],
  plan: string,
  setting: CardSetting,
): Pick<NonNullable<PlanCardText['pending']>, 'after' | 'note'> {
  const { copy, brand } = setting;
  const isFree = isFreePlan(subscription.plan.code, brand.planCodes);
  const upcoming = isFree ? undefined : upcomingText(subscription, plans, setting);
  if (!upcoming) return { after: fillIn(copy.thenPlanOnly, { plan }), note: undefined };
  const { amount, per, note } = upcoming;
  const price = per === undefined ? amount : fillIn(setting.price.amountPer, { amount, per });
  return { after: fillIn(copy.thenPlan, { plan, price }), note };
}

/** The sentence about a pending change, as every page of the account says it. */
function changeText(
  { planName: plan, billingCycle: count }: PendingPlan,
  at: When | null,
  { copy, format, timeZone }: CardSetting,
): string {
  if (at === null) return fillIn(copy.pendingSometime, { plan });
  const effectiveDate = dateText(at, format, timeZone);
  // A name that ends in "plan" gets no second "plan".
  return /\bplan$/i.test(plan)
    ? fillIn(copy.pendingEnd, { plan, effectiveDate })
    : fillIn(copy.pendingChange, { plan, count, effectiveDate });
}

function endingText(
  { endsAt, after }: Extract<LiveState, { kind: 'ending' }>,
  setting: CardSetting,
): string | undefined {
  if (after) return changeText(after, endsAt, setting);
  const { copy, format, timeZone } = setting;
  return endsAt === null ? undefined : fillIn(copy.expiresOn, { date: dateText(endsAt, format, timeZone) });
}

function keepWay(
  subscription: Subscription,
  { copy, brand }: CardSetting,
): NonNullable<PlanCardText['pending']>['keep'] {
  return canKeep(subscription, brand.planCodes)
    ? {
        href: pathTo('keepPlan', { subscriptionId: subscription.id }),
        label: fillIn(copy.keep, { plan: subscription.plan.name }),
      }
    : undefined;
}
