import { keepPath } from '../../contracts/plans/keep-plan.ts';
import type { PendingPlan } from '../../contracts/plans/subscription.ts';
import type { When } from '../../contracts/when.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { LiveState } from '../../domain/plans/subscription-state.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { type Money, moneyText, priceIn } from '../../domain/money.ts';
import { upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { canKeep } from '../../domain/plans/kept-plan.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { cycleText } from './cycle-text.ts';
import type { CardSetting } from './card-setting.ts';
import { namesApart, pendingAsNamed } from './plan-names.ts';
import { periodText, upcomingChargeText } from './upcoming-charge-text.ts';

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
 * Returns the next charge of a plan, exact where the platform names it. With a change pending it is the price of the
 * next plan, and says so; where that price is unknown, only today's price is shown. A plan that ends shows when.
 * Undefined where nothing is charged here, or where nothing is known about it.
 */
function cardPrice(
  subscription: Subscription,
  plans: readonly Plan[],
  setting: CardSetting,
): PlanCardText['price'] {
  const { state, plan } = subscription;
  const isFree = isFreePlan(plan.code, setting.brand.planCodes);
  switch (state.kind) {
    case 'ending':
      return isFree
        ? undefined
        : {
            label: undefined,
            amount: endsText(state, setting),
            per: undefined,
            note: setting.copy.endsNote,
          };
    case 'trial':
      return chargeText(subscription, plans, setting.copy.nextChargeAfterTrial, setting);
    case 'running':
      return chargeText(subscription, plans, setting.copy.nextCharge, setting);
    case 'pastDue':
      // The line below the figure says that it is the next charge.
      return chargeText(subscription, plans, undefined, setting);
    case 'changing':
      return isFree
        ? undefined
        : chargeText(subscription, plans, becomesText(subscription, state, plans, setting), setting);
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
  const { copy, currency, format, shownPrice: lists } = setting;
  const { planCodes } = setting.brand;
  const upcoming = upcomingCharge(subscription, plans, { currency, planCodes, lists });
  if (upcoming?.price)
    return {
      label,
      amount: moneyText(upcoming.price, format),
      ...periodText(upcoming, subscription.state, setting),
    };
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

/** Says when a plan ends: it changes to a free plan, or it expires. */
function endsText(
  { endsAt, after }: Extract<LiveState, { kind: 'ending' }>,
  { copy, format, timeZone }: CardSetting,
): string {
  if (endsAt === null) return copy.endsSometime;
  return fillIn(after ? copy.endsOn : copy.expiresOn, { date: dateText(endsAt, format, timeZone) });
}

/** Says until when the person has the current plan and which plan follows. */
function becomesText(
  { plan }: Subscription,
  { to, at }: Extract<LiveState, { kind: 'changing' }>,
  plans: readonly Plan[],
  setting: CardSetting,
): string {
  const { copy, format, timeZone } = setting;
  const { first, second } = namesApart(plan, pendingAsNamed(to, plans), setting);
  const names = { plan: first, to: second };
  return at === null
    ? fillIn(copy.becomesSometime, names)
    : fillIn(copy.becomes, { ...names, date: dateText(at, format, timeZone) });
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
 * Returns what follows a plan, what stays until then, and the link that takes it back; undefined where nothing follows.
 */
export function pendingText(subscription: Subscription, setting: CardSetting): PlanCardText['pending'] {
  const { state } = subscription;
  switch (state.kind) {
    case 'changing':
      return followedBy(subscription, { to: state.to, at: state.at }, setting);
    case 'ending':
      return state.after
        ? followedBy(subscription, { to: state.after, at: state.endsAt }, setting)
        : { text: keepsText(subscription, setting), note: undefined, keep: keepWay(subscription, setting) };
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

function followedBy(
  subscription: Subscription,
  { to: { planName: plan, billingCycle: count }, at }: { to: PendingPlan; at: When | null },
  setting: CardSetting,
): NonNullable<PlanCardText['pending']> {
  const { copy, format, timeZone } = setting;
  const effectiveDate = at === null ? undefined : dateText(at, format, timeZone);
  return {
    text:
      effectiveDate === undefined
        ? fillIn(copy.pendingSometime, { plan })
        : // A name that ends in "plan" gets no second "plan".
          /\bplan$/i.test(plan)
          ? fillIn(copy.pendingEnd, { plan, effectiveDate })
          : fillIn(copy.pendingChange, { plan, count, effectiveDate }),
    note: keepsText(subscription, setting),
    keep: keepWay(subscription, setting),
  };
}

function keepsText({ plan }: Subscription, { copy }: CardSetting): string {
  return fillIn(copy.pendingKeeps, { plan: plan.name });
}

function keepWay(
  subscription: Subscription,
  { copy, brand }: CardSetting,
): NonNullable<PlanCardText['pending']>['keep'] {
  return canKeep(subscription, brand.planCodes)
    ? { href: keepPath(subscription.id), label: fillIn(copy.keep, { plan: subscription.plan.name }) }
    : undefined;
}
