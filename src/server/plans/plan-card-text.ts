import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { coveredDevices } from '../../domain/devices/covered-devices.ts';
import { defaultPlan } from '../../domain/plans/offered-plans.ts';
import { moneyText, priceIn } from '../../domain/money.ts';
import { endsFree, nextEvent } from '../../domain/plans/next-event.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { planMenu } from '../../domain/plans/plan-menu.ts';
import { retention } from '../../domain/plans/retention.ts';
import type { CardSetting } from './card-setting.ts';
import { cardDevices, manageWay } from './plan-card-devices.ts';
import { priceText } from './cycle-text.ts';
import { historyText } from '../devices/history-text.ts';
import { cardPrice, chargedText, nextText, pendingText } from './plan-card-money.ts';

/** What a card is made from. `card` is the card on file in words, such as `Visa •••• 4242`. */
export type PlanCardFacts = {
  subscription: Subscription;
  devices: readonly Device[];
  plans: readonly Plan[];
  modelNames: ReadonlyMap<string, string>;
  card: string | undefined;
  /** True where an invoice of this plan is past due. */
  isPastDue: boolean;
  /** The devices that no plan covers, where this card lists them. */
  uncovered: readonly Device[];
};

export function planCardText(
  { subscription, devices, plans, modelNames, card, isPastDue, uncovered }: PlanCardFacts,
  setting: CardSetting,
): PlanCardText {
  const { copy, brand } = setting;
  const { plan } = subscription;
  const covered = coveredDevices(subscription, devices);
  const isFree = isFreePlan(plan.code, brand.planCodes);
  return {
    id: subscription.id,
    name: plan.name,
    cycle: chargedText(plan.billingCycle, copy),
    badge: isPastDue ? { text: copy.badgePastDue, kind: 'danger' } : badge(subscription, isFree, setting),
    price: isFree || subscription.biller === 'apple' ? undefined : cardPrice(subscription, plans, setting),
    next: nextText(subscription, isPastDue, setting),
    pending: pendingText(subscription, setting),
    billedTo: billedTo(subscription, isFree, card, copy),
    history: historyText(retention(plan, { isFree, freeHistoryHours: setting.freeHistoryHours }), copy),
    ...cardDevices({ subscription, covered, devices, modelNames, uncovered }, setting),
    more: isFree ? moreText(plans, setting) : undefined,
    apple:
      subscription.biller === 'apple'
        ? { title: copy.appleTitle, text: fillIn(copy.appleText, { app: setting.appName }) }
        : undefined,
    menu: menu(subscription, setting),
    // A free plan has a link of its own.
    change:
      isFree || subscription.biller === 'apple' ? undefined : { href: '/plans', label: copy.changePlan },
  };
}

function menu(subscription: Subscription, { copy, brand, cancelPlan }: CardSetting): PlanCardText['menu'] {
  const offered = planMenu(subscription, { cancelPlan }, brand.planCodes);
  if (!offered) return undefined;
  const query = `?${new URLSearchParams({ subscriptionId: subscription.id })}`;
  const manage = offered.manageDevices ? manageWay(subscription, copy, brand) : undefined;
  return {
    label: fillIn(copy.menu, { plan: subscription.plan.name }),
    items: [
      ...(manage ? [{ ...manage, danger: false }] : []),
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

function badge(
  subscription: Subscription,
  isFree: boolean,
  { copy, brand, nowMs }: CardSetting,
): PlanCardText['badge'] {
  if (endsFree(subscription, brand.planCodes)) return { text: copy.badgeEnding, kind: 'warning' };
  if (subscription.pendingChange) return { text: copy.badgePending, kind: 'warning' };
  if (nextEvent(subscription, nowMs).kind === 'trialEnds') return { text: copy.badgeTrial, kind: 'info' };
  if (subscription.biller === 'apple') return { text: copy.badgeApple, kind: 'neutral' };
  return isFree ? { text: copy.badgeFree, kind: 'neutral' } : undefined;
}

/**
 * Suggests the first paid plan to a person on a free one; undefined where no paid plan is sold or its price is unknown.
 */
function moreText(
  plans: readonly Plan[],
  { copy, price: words, format, currency }: CardSetting,
): string | undefined {
  const offer = defaultPlan(plans.filter((plan) => plan.billingCycle > 0));
  const amount = offer && priceIn(offer.prices, currency);
  if (!offer || !amount) return undefined;
  const price = priceText(moneyText(amount, format), offer.billingCycle, words.each);
  return fillIn(copy.more, { plan: offer.name, price });
}
