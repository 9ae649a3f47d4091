import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanCardText } from '../../contracts/plans/plan-card.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { cycleText } from './cycle-text.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { coveredDevices } from '../../domain/devices/covered-devices.ts';
import { defaultPlan } from '../../domain/plans/default-plan.ts';
import { deviceCount } from '../../domain/devices/device-count.ts';
import { moneyText, priceIn } from '../../domain/money.ts';
import { endsFree } from '../../domain/plans/pending-change.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { planMenu } from '../../domain/plans/plan-menu.ts';
import { retention } from '../../domain/plans/retention.ts';
import { upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { nextEvent } from '../../domain/plans/subscription-status.ts';
import { periodText } from './upcoming-charge-text.ts';
import type { RequestContext } from '../page/request-context.ts';

/** What the words depend on. `nowMs` in milliseconds since 1970. */
export type CardSetting = {
  copy: Copy['myPlan'];
  format: string;
  timeZone: string;
  currency: string;
  appName: string;
  freeHistoryHours: number;
  cancelPlan: boolean;
  nowMs: number;
} & Pick<RequestContext, 'brand' | 'locale'>;

/** What a card is made of. `card` is the one on file in words, such as `Visa •••• 4242`. */
export type CardMatter = {
  subscription: Subscription;
  devices: readonly Device[];
  plans: readonly Plan[];
  modelNames: ReadonlyMap<string, string>;
  card: string | undefined;
};

/** The words of one card. */
export function planCardText(
  { subscription, devices, plans, modelNames, card }: CardMatter,
  setting: CardSetting,
): PlanCardText {
  const { copy } = setting;
  const { plan } = subscription;
  const covered = coveredDevices(subscription, devices);
  const isFree = isFreePlan(plan.code);
  return {
    id: subscription.id,
    name: plan.name,
    cycle: chargedText(plan.billingCycle, copy),
    badge: badge(subscription, isFree, setting),
    price: isFree || subscription.biller === 'apple' ? undefined : price(subscription, plans, setting),
    next: nextText(subscription, setting),
    pending: pendingText(subscription, setting),
    billedTo: billedTo(subscription, isFree, card, copy),
    history: historyText(retention(plan, { isFree, freeHistoryHours: setting.freeHistoryHours }), copy),
    devicesText: devicesText(covered.length, plan.deviceQuantity, copy),
    devices: covered.map((device) => ({
      id: device.id,
      name: device.name ?? copy.unnamedDevice,
      model: (device.model && modelNames.get(device.model)) ?? device.model ?? undefined,
    })),
    more: isFree ? moreText(plans, setting) : undefined,
    apple:
      subscription.biller === 'apple'
        ? { title: copy.appleTitle, text: fillIn(copy.appleText, { app: setting.appName }) }
        : undefined,
    menu: menu(subscription, setting),
    // A free plan has its own way on.
    change:
      isFree || subscription.biller === 'apple' ? undefined : { href: '/plans', label: copy.changePlan },
  };
}

function menu(subscription: Subscription, { copy, cancelPlan }: CardSetting): PlanCardText['menu'] {
  const offered = planMenu(subscription, { cancelPlan });
  if (!offered) return undefined;
  const query = `?${new URLSearchParams({ subscriptionId: subscription.id })}`;
  return {
    label: fillIn(copy.menu, { plan: subscription.plan.name }),
    items: [
      ...(offered.manageDevices
        ? [{ href: `/manage-devices${query}`, label: copy.manageDevices, danger: false }]
        : []),
      ...(offered.cancelPlan ? [{ href: `/cancel-plan${query}`, label: copy.cancelPlan, danger: true }] : []),
    ],
  };
}

function billedTo(
  { biller }: Subscription,
  isFree: boolean,
  card: string | undefined,
  copy: Copy['myPlan'],
): PlanCardText['billedTo'] {
  if (isFree) return undefined;
  if (biller === 'apple') return { text: copy.billedByApple, link: undefined };
  return card ? { text: card, link: { href: '/payment', label: copy.payment } } : undefined;
}

/** How often a plan is charged, in words; undefined for one that is not. */
export function chargedText(months: number, copy: Copy['myPlan']): string | undefined {
  return cycleText(months, {
    none: undefined,
    monthly: copy.cycleMonthly,
    yearly: copy.cycleYearly,
    twoYears: copy.cycleTwoYears,
    other: copy.cycleOther,
  });
}

function badge(
  subscription: Subscription,
  isFree: boolean,
  { copy, nowMs }: CardSetting,
): PlanCardText['badge'] {
  if (endsFree(subscription)) return { text: copy.badgeEnding, kind: 'warning' };
  if (subscription.pendingChange) return { text: copy.badgePending, kind: 'warning' };
  if (nextEvent(subscription, nowMs).kind === 'trialEnds') return { text: copy.badgeTrial, kind: 'info' };
  if (subscription.biller === 'apple') return { text: copy.badgeApple, kind: 'neutral' };
  return isFree ? { text: copy.badgeFree, kind: 'neutral' } : undefined;
}

/**
 * What the next charge comes to, to the cent where the platform says so. With a change pending that is the price of the plan it
 * changes to; where that is not known, only today's price is named.
 */
function price(
  subscription: Subscription,
  plans: readonly Plan[],
  setting: CardSetting,
): PlanCardText['price'] {
  const { copy, currency, nowMs } = setting;
  if (endsFree(subscription)) return { label: copy.nextCharge, amount: copy.noCharge, per: undefined };
  const upcoming = upcomingCharge(subscription, plans, { currency, nowMs });
  const inTrial = nextEvent(subscription, nowMs).kind === 'trialEnds';
  const label = inTrial ? copy.nextChargeAfterTrial : copy.nextCharge;
  if (upcoming?.price) {
    const amount = moneyText(upcoming.price, setting.format);
    return { label, amount, ...periodText(upcoming, subscription, setting) };
  }
  const today = plans.find((plan) => plan.id === subscription.planId);
  const known = today && priceIn(today.prices, currency);
  return known
    ? {
        label: copy.currentPrice,
        amount: moneyText(known, setting.format),
        per: perText(today.billingCycle, copy),
      }
    : undefined;
}

/** For a free plan: the first paid plan to choose, as a way on. */
function moreText(plans: readonly Plan[], { copy, format, currency }: CardSetting): string | undefined {
  const offer = defaultPlan(plans.filter((plan) => plan.billingCycle > 0));
  const amount = offer && priceIn(offer.prices, currency);
  const per = offer && perText(offer.billingCycle, copy);
  if (!offer || !amount || !per) return undefined;
  return fillIn(copy.more, { plan: offer.name, price: moneyText(amount, format), per });
}

function perText(months: number, copy: Copy['myPlan']): string | undefined {
  return cycleText(months, {
    none: undefined,
    monthly: copy.perMonth,
    yearly: copy.perYear,
    twoYears: copy.perTwoYears,
    other: undefined,
  });
}

function nextText(
  subscription: Subscription,
  { copy, format, timeZone, nowMs }: CardSetting,
): string | undefined {
  const next = nextEvent(subscription, nowMs);
  const endsAtMs = endsFree(subscription) ? subscription.pendingChange?.effectiveAtMs : undefined;
  if (endsAtMs) return fillIn(copy.endsOn, { date: dateText(endsAtMs, format, timeZone) });
  if (next.kind === 'nothing') return undefined;
  const words = { trialEnds: copy.trial, renews: copy.renewsOn, expires: copy.expiresOn };
  return fillIn(words[next.kind], { date: dateText(next.atMs, format, timeZone) });
}

function pendingText(
  { pendingChange }: Subscription,
  { copy, format, timeZone }: CardSetting,
): string | undefined {
  if (!pendingChange) return undefined;
  return fillIn(copy.pendingChange, {
    plan: pendingChange.planName,
    billingCycle: chargedText(pendingChange.billingCycle, copy) ?? '',
    effectiveDate:
      pendingChange.effectiveAtMs === null ? '' : dateText(pendingChange.effectiveAtMs, format, timeZone),
  })
    .replace(/\s+/g, ' ')
    .replace(/ -\s*$/, '')
    .trim();
}

function historyText(kept: ReturnType<typeof retention>, copy: Copy['myPlan']): string {
  if (kept.kind === 'none') return copy.historyNone;
  return kept.kind === 'hours'
    ? fillIn(copy.historyHours, { count: kept.hours })
    : fillIn(copy.historyDays, { count: kept.days });
}

function devicesText(used: number, allowed: number, copy: Copy['myPlan']): string {
  const count = deviceCount(used, allowed);
  if (count.form === 'ofMany')
    return fillIn(copy.devicesOfMany, { used: count.used, allowed: count.allowed });
  return count.used === 1 ? copy.devicesOne : fillIn(copy.devicesMany, { count: count.used });
}
