import { keepPath } from '../../contracts/plans/keep-plan.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { moneyText, priceIn } from '../../domain/money.ts';
import { upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { canKeep } from '../../domain/plans/kept-plan.ts';
import { endsFree, nextEvent } from '../../domain/plans/next-event.ts';
import { cycleText } from './cycle-text.ts';
import type { CardSetting } from './card-setting.ts';
import { periodText } from './upcoming-charge-text.ts';

/** Returns how often a plan is charged, in words; undefined for a plan that is never charged. */
export function chargedText(months: number, copy: Copy['myPlan']): string | undefined {
  return cycleText(months, copy.cycle);
}

/**
 * Returns the next charge of a plan, exact where the platform names it. With a change pending it is the price of the
 * next plan, and says so; where that price is unknown, only today's price is shown. A plan that ends shows when.
 */
export function cardPrice(
  subscription: Subscription,
  plans: readonly Plan[],
  setting: CardSetting,
): PlanCardText['price'] {
  const { copy, currency, nowMs } = setting;
  const { planCodes } = setting.brand;
  if (endsFree(subscription, planCodes))
    return { label: undefined, amount: endsText(subscription, setting), per: undefined, note: copy.endsNote };
  const upcoming = upcomingCharge(subscription, plans, { currency, planCodes, nowMs });
  const inTrial = nextEvent(subscription, nowMs).kind === 'trialEnds';
  if (upcoming?.price) {
    const amount = moneyText(upcoming.price, setting.format);
    const label =
      becomesText(subscription, setting) ?? (inTrial ? copy.nextChargeAfterTrial : copy.nextCharge);
    return { label, amount, ...periodText(upcoming, subscription, setting) };
  }
  const today = plans.find((plan) => plan.id === subscription.planId);
  const known = today && priceIn(today.prices, currency);
  return known
    ? {
        label: copy.currentPrice,
        amount: moneyText(known, setting.format),
        per: cycleText(today.billingCycle, setting.price.per),
      }
    : undefined;
}

function endsText({ pendingChange }: Subscription, { copy, format, timeZone }: CardSetting): string {
  const atMs = pendingChange?.effectiveAtMs ?? null;
  return atMs === null ? copy.endsSometime : fillIn(copy.endsOn, { date: dateText(atMs, format, timeZone) });
}

/** Says until when the person has the current plan and which plan follows; undefined where none follows. */
function becomesText(
  { plan: { name: plan }, pendingChange }: Subscription,
  { copy, format, timeZone }: CardSetting,
): string | undefined {
  if (!pendingChange) return undefined;
  const { planName: to, effectiveAtMs: atMs } = pendingChange;
  return atMs === null
    ? fillIn(copy.becomesSometime, { plan, to })
    : fillIn(copy.becomes, { plan, to, date: dateText(atMs, format, timeZone) });
}

/** Returns what happens next to a plan and when; undefined where a pending change says it, or nothing happens. */
export function nextText(
  subscription: Subscription,
  isPastDue: boolean,
  { copy, format, timeZone, brand, nowMs }: CardSetting,
): string | undefined {
  const next = nextEvent(subscription, nowMs);
  if (subscription.pendingChange && next.kind !== 'trialEnds') return undefined;
  if (next.kind === 'nothing' || endsFree(subscription, brand.planCodes)) return undefined;
  const words = {
    trialEnds: copy.trial,
    // A plan with an invoice past due does not simply renew.
    renews: isPastDue ? copy.nextChargeOn : copy.renewsOn,
    // Apple's store gives every period an end, also for a plan that it renews.
    expires: subscription.biller === 'apple' ? copy.paidUntil : copy.expiresOn,
  };
  return fillIn(words[next.kind], { date: dateText(next.atMs, format, timeZone) });
}

/**
 * Returns what follows a plan, what stays until then, and the link that takes it back; undefined where nothing follows.
 */
export function pendingText(subscription: Subscription, setting: CardSetting): PlanCardText['pending'] {
  const { copy, format, timeZone } = setting;
  const { id, plan, pendingChange } = subscription;
  if (!pendingChange) return undefined;
  const named = { plan: plan.name };
  const { planName, billingCycle, effectiveAtMs } = pendingChange;
  const change = { plan: planName };
  const effectiveDate = effectiveAtMs === null ? undefined : dateText(effectiveAtMs, format, timeZone);
  return {
    text:
      effectiveDate === undefined
        ? fillIn(copy.pendingSometime, change)
        : // A name that ends in "plan" gets no second "plan".
          /\bplan$/i.test(planName)
          ? fillIn(copy.pendingEnd, { ...change, effectiveDate })
          : fillIn(copy.pendingChange, { ...change, count: billingCycle, effectiveDate }),
    note: fillIn(copy.pendingKeeps, named),
    keep: canKeep(subscription, setting.brand.planCodes)
      ? {
          href: keepPath(id),
          label: fillIn(copy.keep, named),
        }
      : undefined,
  };
}
