import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { coveredDevices, subscribableDevices } from '../../domain/devices/covered-devices.ts';
import type { Money } from '../../domain/text/money.ts';
import { canCancel } from '../../domain/plans/cancellation.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { planStates } from '../../domain/plans/plan-states.ts';
import { planMenu } from '../../domain/plans/plan-menu.ts';
import type { LiveState } from '../../domain/plans/subscription-state.ts';
import type { VideoLoss } from '../../domain/plans/video-loss.ts';
import { videoLossText } from '../words/video-loss-text.ts';
import { retention } from '../../domain/plans/retention.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { mailLink } from '../words/mail-link.ts';
import { cancelWay } from '../words/cancel-way.ts';
import type { CardSetting } from './card-setting.ts';
import { type CardDeviceFacts, cardDevices, manageWay } from './plan-card-devices.ts';
import { moreText } from './fitting-plan-text.ts';
import { historyText } from '../words/history-text.ts';
import { storeText } from '../words/store-text.ts';
import { chargedText, moneyTexts, pendingText } from './plan-card-money.ts';

/** What a card is made from. `card` is the card on file in words, such as `Visa •••• 4242`. */
export type PlanCardFacts = Omit<CardDeviceFacts, 'covered'> & {
  card: string | undefined;
  /** What is owed for the plan; undefined where nothing is, or where that is unknown. */
  due?: Money | undefined;
  /** The video that is about to be deleted, and the address of its day as a file for a calendar. */
  video?: { loss: VideoLoss; calendar: string } | undefined;
};

export function planCardText(facts: PlanCardFacts, setting: CardSetting): PlanCardText {
  const { copy, brand } = setting;
  const { subscription, devices, plans, offered, card, due } = facts;
  const { plan, state } = subscription;
  const covered = coveredDevices(subscription, devices);
  const isFree = isFreePlan(plan.code, brand.planCodes);
  return {
    id: subscription.id,
    name: plan.name,
    cycle: chargedText(plan.billingCycle, copy),
    badge: badge(state, setting),
    ...moneyTexts(subscription, plans, due, setting),
    pending: pendingText(subscription, plans, setting),
    video: videoNote(facts, setting),
    billedTo: isFree ? undefined : billedTo(state, card, setting),
    ...(state.kind === 'updating'
      ? outOfDate
      : {
          history: historyText(retention(plan, { isFree, freeHistoryHours: setting.freeHistoryHours }), copy),
          ...cardDevices({ ...facts, covered }, setting),
        }),
    more:
      isFree && offered.some(({ billingCycle }) => billingCycle > 0)
        ? {
            text: moreText(subscription, offered, subscribableDevices(devices).length, setting),
            plans: { href: pathTo('plans'), label: copy.viewPlans },
          }
        : undefined,
    notice: noticeOf(state, setting),
    menu: menu(subscription, setting),
    // A free plan has a link of its own.
    change:
      isFree || planStates[state.kind].closed ? undefined : { href: pathTo('plans'), label: copy.changePlan },
    cancel: cancelElsewhere(subscription, setting),
  };
}

/** Says which video is about to be deleted; undefined where none is, or where that is not known. */
function videoNote(
  { video }: PlanCardFacts,
  { copy, locale, timeZone, appName, brand }: CardSetting,
): PlanCardText['video'] {
  if (!video) return undefined;
  return {
    ...videoLossText(video.loss, { copy, locale, timeZone, appName }),
    calendar: { href: video.calendar, label: copyFor('payment', locale.language, brand).addToCalendar },
  };
}

/** Says where a plan is cancelled that could be cancelled here, if the brand had Cancel Plan. */
function cancelElsewhere(subscription: Subscription, { brand, locale }: CardSetting): PlanCardText['cancel'] {
  return !hasPage(brand, 'cancelPlan') && canCancel(subscription, brand.planCodes)
    ? cancelWay({ brand, locale })
    : undefined;
}

/** What a card leaves out while the list does not show a change that is confirmed. */
const outOfDate = {
  history: undefined,
  devicesText: undefined,
  manage: undefined,
  devices: undefined,
  devicesNone: undefined,
  uncovered: undefined,
  smaller: undefined,
};

function menu(subscription: Subscription, { copy, brand }: CardSetting): PlanCardText['menu'] {
  const offered = planMenu(subscription, brand.planCodes);
  if (!offered) return undefined;
  const cancel = offered.cancelPlan
    ? pathTo('cancelPlan', brand, { subscriptionId: subscription.id })
    : undefined;
  const manage = offered.manageDevices ? manageWay(subscription, copy, brand) : undefined;
  const items = [
    ...(manage ? [{ ...manage, danger: false }] : []),
    ...(cancel ? [{ href: cancel, label: copy.cancelPlan, danger: true }] : []),
  ];
  return items.length > 0 ? { label: fillIn(copy.menu, { plan: subscription.plan.name }), items } : undefined;
}

/** Who takes the next payment; undefined where nobody does, or where nobody is known to. */
function billedTo(
  state: LiveState,
  card: string | undefined,
  setting: CardSetting,
): PlanCardText['billedTo'] {
  const { copy } = setting;
  switch (state.kind) {
    case 'billedElsewhere':
      return { text: storeText(state.by, setting).by, link: undefined };
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'changing':
    case 'ending':
      return card ? { text: card, link: { href: pathTo('payment'), label: copy.payment } } : undefined;
    case 'free':
    case 'paused':
    case 'updating':
    case 'unknown':
      return undefined;
  }
}

function badge(state: LiveState, setting: CardSetting): PlanCardText['badge'] {
  const { copy } = setting;
  switch (state.kind) {
    case 'free':
      return { text: copy.badgeFree, kind: 'neutral' };
    case 'trial':
      return { text: copy.badgeTrial, kind: 'info' };
    case 'running':
    // What follows, and when, says it.
    case 'changing':
    case 'ending':
      return undefined;
    case 'pastDue':
      return { text: copy.badgePastDue, kind: 'danger' };
    case 'billedElsewhere':
      return { text: storeText(state.by, setting).by, kind: 'neutral' };
    case 'paused':
      return { text: copy.badgePaused, kind: 'warning' };
    case 'updating':
      return { text: copy.badgeUpdating, kind: 'info' };
    case 'unknown':
      return { text: copy.badgeUnknown, kind: 'warning' };
  }
}

/** Says what a person cannot do here, and where they can; undefined where all is possible. */
function noticeOf(state: LiveState, setting: CardSetting): PlanCardText['notice'] {
  const { copy, brand, locale } = setting;
  const subject = copyFor('problem', locale.language, brand).supportSubjectPlain;
  const support = { href: mailLink(brand.support.email, subject), label: copy.openSupport };
  switch (state.kind) {
    case 'billedElsewhere': {
      const { title, text, link } = storeText(state.by, setting);
      return { kind: 'info', title, text, link };
    }
    case 'paused':
      return { kind: 'warning', title: copy.pausedTitle, text: copy.pausedText, link: support };
    case 'updating':
      return { kind: 'info', title: copy.updatingTitle, text: copy.updatingText, link: undefined };
    case 'unknown':
      return { kind: 'warning', title: copy.unknownTitle, text: copy.unknownText, link: support };
    case 'free':
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'changing':
    case 'ending':
      return undefined;
  }
}
